/** The columns of battle, by number. */
export const COLUMNS = [1, 2, 3] as const;
