/** Equal cards are interchangeable, so rows show them once with a count. */

export function grouped(cards: readonly string[]): { card: string; count: number }[] {
  const found = new Map<string, number>();
  for (const card of cards) if (card !== "-") found.set(card, (found.get(card) ?? 0) + 1);
  return [...found].map(([card, count]) => ({ card, count }));
}

export function hidden(card: string): boolean {
  return card.startsWith("?");
}
