const HALF_A_PAIR = /\p{Surrogate}/u;

const isUnstorable = (text: string): boolean => text.includes("\0") || HALF_A_PAIR.test(text);

/**
 * Returns JSON pointers, below `at`, to texts that cannot be stored because they contain NUL or an unpaired
 * surrogate. For such a member name, the pointer is that of its object.
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
