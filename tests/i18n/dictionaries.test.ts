import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { DESCRIBED } from "../../openapi/generated/described.ts";
import type { MembersSpec } from "../../src/resource/records/record/resource-spec.ts";
import { loadAllTexts, textsIn } from "../support/dictionary-texts.ts";
import { i18nObject, loadedLocales, locales } from "../../i18n/i18n-util.ts";

await loadAllTexts();

const texts = (locale: (typeof locales)[number]) => textsIn(loadedLocales[locale]);
const english = texts("en");

/** Returns the names of a text's values and marks. */
const speaksOf = (text: string) =>
  [...text.matchAll(/(?<!\{)\{(\w+)[^{}]*\}(?!\})|<(\w+)>/g)]
    .map(([, value, mark]) => String(value ?? mark))
    .sort();

test("the three languages say the same things, of the same values", () => {
  expect(english.size).toBeGreaterThan(200);
  for (const locale of locales) {
    const own = texts(locale);
    expect([...own.keys()].sort()).toEqual([...english.keys()].sort());
    const different = [...english].filter(
      ([path, text]) => String(speaksOf(own.get(path)!)) !== String(speaksOf(text)),
    );
    expect(different.map(([path]) => `${locale} ${path}`)).toEqual([]);
  }
});

test("contains the words of the specification verbatim", () => {
  const { problems } = i18nObject("en").arrival;
  const { missing } = i18nObject("en").login;
  expect([missing.email(), missing.password()]).toEqual([
    "Please enter your email",
    "Please enter your password",
  ]);
  expect([
    problems.credentials(),
    problems.subscription(),
    problems.address(),
    problems.attempts(),
    problems.codeExpired(),
    problems.sessionExpired(),
    problems.server(),
  ]).toEqual([
    "Please check your email or password.",
    "You don't have an active subscriptions, please contact with us.",
    "You are not authorized to connect using the current IP address",
    "You have exceeded the attempt limit when logging in",
    "The 2FA code expired, try with a new one",
    "The session has expired, please log in again.",
    "Server have a bad day, please try again.",
  ]);
});

test("does not plead, apologize or blame anywhere else", () => {
  const literal =
    /^(arrival|reset)\.problems\.|^records\.recordingsSettings\.faults\.credentials\.|^lists\.faults\.format$|^login\.missing\.(email|password)$|^records\.departments\.faults\.name\.missing$/;
  const begging =
    /\b(please|sorry|oops|invalid)\b|\b(por favor|lo sentimos|vaya)\b|\b(veuillez|s’il vous plaît|désolée?s?|invalide)\b/i;
  for (const locale of locales)
    expect([...texts(locale)].filter(([path, text]) => !literal.test(path) && begging.test(text))).toEqual(
      [],
    );
});

test("forms zero, one, many and a million by the rules of each language", () => {
  const say = (locale: (typeof locales)[number]) => i18nObject(locale).segments;
  const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");
  expect([0, 1, 2].map((count) => say("en").agents({ count }))).toEqual(["0 agents", "1 agent", "2 agents"]);
  expect([0, 1, 2, 1_000_000].map((count) => plain(say("es").agents({ count })))).toEqual([
    "0 agentes",
    "1 agente",
    "2 agentes",
    "1.000.000 de agentes",
  ]);
  expect([0, 1, 2, 1_000_000].map((count) => plain(say("fr").agents({ count })))).toEqual([
    "0 agent",
    "1 agent",
    "2 agents",
    "1 000 000 d’agents",
  ]);
});

test("keeps no unused texts", () => {
  const src = fileURLToPath(new URL("../../src/", import.meta.url));
  const code = readdirSync(src, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => readFileSync(src + path, "utf8"))
    .join("\n");
  // The components that show a description name its members.
  const wordsOf = ({ members, choices, rows }: MembersSpec): string[] => [
    ...members,
    ...Object.values(choices).flat(),
    ...Object.values(rows).flatMap(wordsOf),
  ];
  const described = Object.values<MembersSpec>(DESCRIBED).flatMap(wordsOf);
  const words = new Set<string>([...(code.match(/[\w-]+/g) ?? []), ...described]);
  // Source code names a text or reads its group by a value; the history reads `changes` by the kind of change.
  const unused = [...english.keys()].filter((path) => {
    const [name = "", group = ""] = path.split(".").reverse();
    return group !== "changes" && !words.has(name) && !new RegExp(`\\b${group}\\[`).test(code);
  });
  expect(unused).toEqual([]);
});
