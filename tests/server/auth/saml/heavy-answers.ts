import { answer } from "./answers.ts";

const within = (inside: string) =>
  answer().replace("<samlp:Status>", () => `<samlp:Extensions>${inside}</samlp:Extensions><samlp:Status>`);
const many = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join("");
const attributes = (count: number) => `<a ${many(count, (index) => `b${index}='>' `)}/>`;
const namespaces = (count: number) =>
  `${many(count, (index) => `<a xmlns:n${index}='u'>`)}${"</a>".repeat(count)}`;
/** As many elements as are read. */
const CROWD = `<a>${"<b/> ".repeat(220)}</a>`.repeat(4);

/**
 * Answers that could keep a parser busy, with what becomes of them, and whether they are parsed before that
 * is known.
 */
export const HEAVY: readonly (readonly [name: string, becomes: string, isParsed: boolean, xml: string])[] = [
  [
    "a good one that is large",
    "ada@example.com",
    true,
    answer({ attributes: { long: "x".repeat(240_000) } }),
  ],
  ["one with many elements", "refused: too-large", false, within("<a/>".repeat(60_000))],
  ["one with as many elements as are read", "refused: signature", true, within(CROWD)],
  ["one with many side by side", "refused: too-large", true, within("<a/> ".repeat(260))],
  ["one that nests deep", "refused: structure", true, within("<a>".repeat(450) + "</a>".repeat(450))],
  ["one with many attributes", "refused: too-large", false, within(attributes(20_000))],
  ["one with as many attributes as are read", "refused: signature", true, within(attributes(1_900))],
  ["one with many namespaces", "refused: too-large", false, within(namespaces(3_900))],
  ["one with as many namespaces as are read", "refused: structure", true, within(namespaces(450))],
  ["one with many ids", "refused: too-large", false, within(many(4_000, (index) => `<a ID='i${index}'/>`))],
  ["one of nothing but brackets", "refused: too-large", false, "<".repeat(200_000)],
  ["one of nothing but equals signs", "refused: not-xml", true, `<a ${"= ".repeat(100_000)}/>`],
];

/** An answer with as many elements as are read, inside of what its provider signs. */
export const full = (xml: string): string => xml.replace("</saml:Subject>", () => `</saml:Subject>${CROWD}`);
