const HALF_A_PAIR = /\p{Surrogate}/u;

const isUnstorable = (text: string): boolean => text.includes("\0") || HALF_A_PAIR.test(text);

/**
 * Where in a value a text stands that no database keeps, for it holds NUL or half a surrogate pair: JSON
 * pointers below `at`. An object with such a name for a member is itself the place.
 */
export function unstorableIn(value: unknown, at = ""): string[] {
  if (typeof value === "string") return isUnstorable(value) ? [at] : [];
  if (typeof value !== "object" || value === null) return [];
  const named = Object.keys(value).some(isUnstorable) ? [at] : [];
  return [
    ...named,
    ...Object.entries(value).flatMap(([name, member]) =>
      isUnstorable(name)
        ? []
        : unstorableIn(member, `${at}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`),
    ),
  ];
}
