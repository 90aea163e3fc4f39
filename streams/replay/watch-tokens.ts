/**
 * One piece of an expression as it is written; `at` is the index of its first letter. The end has no letters.
 */
export interface Token {
  readonly what: "number" | "text" | "path" | "sign" | "strange" | "end";
  readonly text: string;
  readonly at: number;
}

/**
 * Letters of names, also those of Q&A; a hyphen belongs to a name where letters stand on both sides of it.
 */
const LETTER = String.raw`(?:[^\s."()<>≤≥=≠!+*/&|-]|&(?!&)|\|(?!\|))`;
const WORD = `${LETTER}+(?:-+${LETTER}+)*`;
const KEYWORD = `(?:and|or|not)(?!${LETTER})`;
/** Names may be of several words, but for those that join; others stand in quotes. */
const NAME = String.raw`(?:"[^"]*"|${WORD}(?:\s+(?!${KEYWORD})${WORD})*)`;

/** The first that fits is it. */
const KINDS = [
  ["number", String.raw`\d+(?:\.\d+)?(?!${LETTER}|\s*\.)`],
  ["sign", `${KEYWORD}|[<>!=]=|[-+*/()<>≤≥=≠]`],
  ["text", String.raw`"[^"]*"(?!\s*\.)`],
  ["path", String.raw`[\s.]*${NAME}(?:\s*\.[\s.]*${NAME})*(?:\s*\.)*`],
  ["strange", "[^]"],
] as const;
const TOKEN = new RegExp(KINDS.map(([what, letters]) => `(?<${what}>${letters})`).join("|"), "uy");
const SPACE = /\s*/uy;

/** The pieces of a text, the end last. What fits nowhere is strange, letter by letter. */
export function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  for (let from = 0; ;) {
    SPACE.lastIndex = from;
    const at = from + (SPACE.exec(text)?.[0].length ?? 0);
    TOKEN.lastIndex = at;
    const { groups = {} } = TOKEN.exec(text) ?? {};
    const [what] = KINDS.find(([kind]) => groups[kind] !== undefined) ?? ["end" as const];
    const letters = groups[what] ?? "";
    tokens.push({ what, text: letters, at });
    if (what === "end") return tokens;
    from = at + letters.length;
  }
}
