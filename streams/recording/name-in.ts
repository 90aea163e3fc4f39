/** What an id of a file is called; null where nobody says. An id may be any text, `constructor` too. */
export const nameIn = (names: Readonly<Record<string, string>>, id: string): string | null =>
  Object.hasOwn(names, id) ? (names[id] ?? null) : null;
