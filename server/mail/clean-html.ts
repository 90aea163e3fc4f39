/** What a letter may hold, and which attributes of each. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  a: ["href", "title"],
  b: [],
  blockquote: [],
  br: [],
  code: [],
  em: [],
  h1: [],
  h2: [],
  h3: [],
  h4: [],
  hr: [],
  i: [],
  img: ["src", "alt", "width", "height"],
  li: [],
  ol: [],
  p: [],
  pre: [],
  s: [],
  small: [],
  span: [],
  strong: [],
  sub: [],
  sup: [],
  table: [],
  tbody: [],
  td: ["colspan", "rowspan"],
  th: ["colspan", "rowspan"],
  thead: [],
  tr: [],
  u: [],
  ul: [],
};
/** They hold nothing and are not closed. */
const VOID: ReadonlySet<string> = new Set(["br", "hr", "img"]);
/** What stands in these is no text for people. */
const UNSEEN =
  /<(script|style|template|noscript|iframe|object|svg|math|title|textarea|xmp)\b[^]*?(?:<\/\1\s*>|$)/gi;
const TAG = /<!--[^]*?(?:-->|$)|<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi;
const ATTRIBUTE = /([a-z]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;
const LINK = /^(https:\/\/|http:\/\/|mailto:|tel:)[^\s"'<>]+$/i;
const PICTURE = /^https:\/\/[^\s"'<>]+$/i;
const NUMBER = /^\d{1,4}$/;

/**
 * Of an HTML what letters may hold, written anew: other tags and attributes are left out, what is in them
 * stays as text, and each tag that is opened is closed.
 */
export function cleanHtml(html: string): string {
  const open: string[] = [];
  let at = 0;
  let clean = "";
  const source = html.replaceAll(UNSEEN, "");
  for (const match of source.matchAll(TAG)) {
    clean += escaped(source.slice(at, match.index));
    at = match.index + match[0].length;
    const [, slash, name = "", rest = ""] = match;
    const tag = name.toLowerCase();
    if (!Object.hasOwn(ALLOWED, tag)) continue;
    if (slash === "/") {
      const depth = open.lastIndexOf(tag);
      if (depth >= 0)
        clean += open
          .splice(depth)
          .toReversed()
          .map((one) => `</${one}>`)
          .join("");
      continue;
    }
    clean += `<${tag}${attributesOf(tag, rest)}>`;
    if (!VOID.has(tag)) open.push(tag);
  }
  return (
    clean +
    escaped(source.slice(at)) +
    open
      .toReversed()
      .map((one) => `</${one}>`)
      .join("")
  );
}

function attributesOf(tag: string, text: string): string {
  const seen = new Set<string>();
  return [...text.matchAll(ATTRIBUTE)]
    .flatMap(([, name = "", double, single, bare]) => {
      const attribute = name.toLowerCase();
      const value = decoded(double ?? single ?? bare ?? "").trim();
      if (!ALLOWED[tag]?.includes(attribute) || seen.has(attribute) || !isGood(attribute, value)) return [];
      seen.add(attribute);
      return [` ${attribute}="${escaped(value)}"`];
    })
    .join("");
}

function isGood(attribute: string, value: string): boolean {
  if (attribute === "href") return LINK.test(value);
  if (attribute === "src") return PICTURE.test(value);
  return ["title", "alt"].includes(attribute) || NUMBER.test(value);
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
};
/** Numbers that stand for no sign are left as they are. */
const signOf = (number: number, whole: string): string =>
  number > 0 && number <= 0x10ffff ? String.fromCodePoint(number) : whole;
const decoded = (text: string): string =>
  text.replaceAll(
    /&(?:#(\d+)|#x([\da-f]+)|([a-z]+));/gi,
    (whole: string, decimal?: string, hex?: string, name?: string) => {
      if (decimal !== undefined) return signOf(Number(decimal), whole);
      if (hex !== undefined) return signOf(Number.parseInt(hex, 16), whole);
      return ENTITIES[(name ?? "").toLowerCase()] ?? whole;
    },
  );

/** A text within HTML; entities that it has stay what they are. */
const escaped = (text: string): string =>
  decoded(text)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");

/** What a clean HTML says to whoever reads plain text; a link with where it leads. */
export const plainText = (clean: string): string =>
  decoded(
    clean
      .replaceAll(
        /<a href="([^"]*)"[^>]*>(.*?)<\/a>/gs,
        (_, address: string, words: string) => `${words} (${address})`,
      )
      .replaceAll(/<li>/g, "- ")
      .replaceAll(/<\/(p|li|h[1-4]|tr|blockquote|pre)>|<br>|<hr>/g, "\n")
      .replaceAll(/<[^>]*>/g, ""),
  ).trim();
