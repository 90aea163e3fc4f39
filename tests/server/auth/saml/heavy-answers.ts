import { answer } from "./answers.ts";

const within = (inside: string) =>
  answer().replace("<samlp:Status>", () => `<samlp:Extensions>${inside}</samlp:Extensions><samlp:Status>`);
const many = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join("");
const attributes = (count: number) => `<a ${many(count, (index) => `b${index}='>' `)}/>`;
const namespaces = (count: number) =>
  `${many(count, (index) => `<a xmlns:n${index}='u'>`)}${"</a>".repeat(count)}`;
/** The maximum number of elements that are read. */
const CROWD = `<a>${"<b/> ".repeat(220)}</a>`.repeat(4);

/**
 * Answers that could keep a parser busy, with their outcome, and whether they are parsed before it is
 * determined.
 */
export const HEAVY: readonly (readonly [name: string, becomes: string, isParsed: boolean, xml: string])[] = [
  ["a large valid answer", "ada@example.com", true, answer({ attributes: { long: "x".repeat(240_000) } })],
  ["an answer with many elements", "refused: too-large", false, within("<a/>".repeat(60_000))],
  ["an answer with the maximum number of elements", "refused: signature", true, within(CROWD)],
  ["an answer with many siblings", "refused: too-large", true, within("<a/> ".repeat(260))],
  ["a deeply nested answer", "refused: structure", true, within("<a>".repeat(450) + "</a>".repeat(450))],
  ["an answer with many attributes", "refused: too-large", false, within(attributes(20_000))],
  ["an answer with the maximum number of attributes", "refused: signature", true, within(attributes(1_900))],
  ["an answer with many namespaces", "refused: too-large", false, within(namespaces(3_900))],
  ["an answer with the maximum number of namespaces", "refused: structure", true, within(namespaces(450))],
  [
    "an answer with many ids",
    "refused: too-large",
    false,
    within(many(4_000, (index) => `<a ID='i${index}'/>`)),
  ],
  ["an answer of nothing but brackets", "refused: too-large", false, "<".repeat(200_000)],
  ["an answer of nothing but equals signs", "refused: not-xml", true, `<a ${"= ".repeat(100_000)}/>`],
];

/** Returns an answer with the maximum number of elements inside its signed part. */
export const full = (xml: string): string => xml.replace("</saml:Subject>", () => `</saml:Subject>${CROWD}`);
