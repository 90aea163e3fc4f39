import { type Expression, type PathName, type Sign, WrongExpression } from "./watch-expression.ts";

/** Limits of an expression: characters, and nesting of brackets, `not` and minus signs. */
const LONGEST = 500;
const DEEPEST = 32;

/** Operator precedence; `not` binds weaker than a comparison and stronger than `and`. */
const TIGHTNESS: Readonly<Record<Sign, number>> = {
  or: 1,
  and: 2,
  "<": 4,
  "<=": 4,
  "=": 4,
  "!=": 4,
  ">=": 4,
  ">": 4,
  "+": 5,
  "-": 5,
  "*": 6,
  "/": 6,
};
const [LOOSEST, NOT, COMPARISON, MINUS] = [1, 3, 4, 7];
/** Matches one name of a path. Names that contain dots are quoted. */
const NAME = /"([^"]*)"|[^\s."][^."]*/gu;
const END: Token = { what: "end", text: "", at: 0 };

/** Alternative spellings of operators. */
const SPELLINGS: Readonly<Record<string, Sign>> = { "==": "=", "≤": "<=", "≥": ">=", "≠": "!=" };

/** Returns the operator of a token; null for other tokens. */
function signOf({ what, text }: Token): Sign | null {
  if (what !== "sign") return null;
  const sign = SPELLINGS[text] ?? text;
  return isSign(sign) ? sign : null;
}

const isSign = (text: string): text is Sign => Object.hasOwn(TIGHTNESS, text);

/** Returns the names in a path, outermost first. */
const namesOf = ({ text, at }: Token): readonly PathName[] =>
  [...text.matchAll(NAME)].map(({ 0: name, 1: quoted, index }) => ({
    name: (quoted ?? name).trim(),
    at: at + index,
  }));

/** Parses an expression by operator precedence. Throws a WrongExpression if the text is invalid. */
export function parsed(text: string): Expression {
  if (text.trim() === "") throw new WrongExpression("empty", 0, "");
  if (text.length > LONGEST)
    throw new WrongExpression("long", LONGEST, text.slice(LONGEST), { limit: LONGEST });
  const reader = new Reader(tokensOf(text));
  const expression = reader.joined(LOOSEST, 0);
  reader.end();
  return expression;
}

class Reader {
  private place = 0;

  constructor(private readonly tokens: readonly Token[]) {}

  private get token(): Token {
    return this.tokens[this.place] ?? END;
  }

  private next(): Token {
    const { token } = this;
    this.place++;
    return token;
  }

  /** Parses an expression of operators with at least the precedence `least`. */
  joined(least: number, depth: number): Expression {
    let left = this.single(least, depth);
    let before: Sign | null = null;
    for (
      let sign = signOf(this.token);
      sign !== null && TIGHTNESS[sign] >= least;
      sign = signOf(this.token)
    ) {
      const { at, text } = this.next();
      if (before !== null && TIGHTNESS[before] === COMPARISON && TIGHTNESS[sign] === COMPARISON)
        throw new WrongExpression("chain", at, text);
      left = { is: "joined", sign, left, right: this.joined(TIGHTNESS[sign] + 1, depth), at };
      before = sign;
    }
    return left;
  }

  /** Throws if another token follows. */
  end(): void {
    const { what, text, at } = this.token;
    if (what !== "end") throw new WrongExpression(text === '"' ? "quote" : "sign", at, text);
  }

  private single(least: number, depth: number): Expression {
    const token = this.next();
    const { what, text, at } = token;
    if (what === "number") return { is: "value", value: Number(text) };
    if (what === "text") return { is: "value", value: text.slice(1, -1) };
    if (what === "path")
      return text === "true" || text === "false"
        ? { is: "value", value: text === "true" }
        : { is: "path", names: namesOf(token) };
    const isOpening = text === "(" || text === "-" || (text === "not" && least <= NOT);
    if (!isOpening)
      throw new WrongExpression(what === "end" ? "end" : text === '"' ? "quote" : "value", at, text);
    if (depth >= DEEPEST) throw new WrongExpression("deep", at, text, { limit: DEEPEST });
    if (text === "not") return { is: "not", of: this.joined(NOT, depth + 1), at };
    if (text === "-") return { is: "minus", of: this.joined(MINUS, depth + 1), at };
    const inner = this.joined(LOOSEST, depth + 1);
    if (this.token.what === "end") throw new WrongExpression("bracket", at, text);
    if (this.token.text !== ")") this.end();
    this.next();
    return inner;
  }
}

/** A token of an expression. `at` is the index of its first letter; the text of the end token is empty. */
interface Token {
  readonly what: "number" | "text" | "path" | "sign" | "strange" | "end";
  readonly text: string;
  readonly at: number;
}

/** A character of a name. A single `&` or `|` is allowed, as in "Q&A"; hyphens are handled in WORD. */
const LETTER = String.raw`(?:[^\s."()<>≤≥=≠!+*/&|-]|&(?!&)|\|(?!\|))`;
/** A hyphen belongs to a word if it has letters on both sides. */
const WORD = `${LETTER}+(?:-+${LETTER}+)*`;
const KEYWORD = `(?:and|or|not)(?!${LETTER})`;
/** A name has one or more words that are not keywords. Other names are quoted. */
const NAME_TOKEN = String.raw`(?:"[^"]*"|${WORD}(?:\s+(?!${KEYWORD})${WORD})*)`;

/** Token kinds with their patterns, in the order in which they are tried. */
const KINDS = [
  ["number", String.raw`\d+(?:\.\d+)?(?!${LETTER}|\s*\.)`],
  ["sign", `${KEYWORD}|[<>!=]=|[-+*/()<>≤≥=≠]`],
  ["text", String.raw`"[^"]*"(?!\s*\.)`],
  ["path", String.raw`[\s.]*${NAME_TOKEN}(?:\s*\.[\s.]*${NAME_TOKEN})*(?:\s*\.)*`],
  ["strange", "[^]"],
] as const;
const TOKEN = new RegExp(KINDS.map(([what, letters]) => `(?<${what}>${letters})`).join("|"), "uy");
const SPACE = /\s*/uy;

/** Returns the tokens of a text, ending with the end token. Each unexpected letter is a "strange" token. */
function tokensOf(text: string): readonly Token[] {
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
