/** Which kinds of decisions the coach has explained at a table, kept as long as the browser's window is open. */
const key = (table: string) => `sandtable-coach-${table}`;

function read(table: string): string[] {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(key(table)) ?? "[]");
    return Array.isArray(found) ? found.filter((one): one is string => typeof one === "string") : [];
  } catch {
    return [];
  }
}

export const explained = {
  first: (table: string, step: string): boolean => !read(table).includes(step),
  keep(table: string, step: string): void {
    const steps = read(table);
    if (!steps.includes(step)) sessionStorage.setItem(key(table), JSON.stringify([...steps, step]));
  },
};
