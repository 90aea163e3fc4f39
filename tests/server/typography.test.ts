import { expect, test } from "vitest";
import * as places from "../../server/console/places.ts";
import { DEMO_TEXTS } from "../../server/identity-provider/demo-texts.ts";
import { type Notice, renderEmail } from "../../server/mail/render-email.ts";
import { en } from "../../server/mail/texts/en.ts";
import type { Language, MailKind } from "../../openapi/generated/console.ts";
import { frenchFaults, spanishFaults } from "../support/typography.ts";

const notice = (by: Notice["by"], what: string | null): Notice => ({
  at: 0,
  zone: "Europe/Paris",
  by,
  name: "Ada Moreau",
  what,
  link: "https://switchboard.example/account",
  last: 5,
});
const MATTERS = [
  ...(["reset", "activation", "activated"] as const).flatMap((kind) =>
    ["12345678", null].map((pin) => ({ kind, secrets: { pin, link: "https://switchboard.example/#x" } })),
  ),
  ...Object.keys(en.notices).flatMap(
    (kind) =>
      (["self", "link", "administrator", "guesser"] as const).flatMap((by) =>
        ["Nord", null].map((what) => ({ kind: kind as MailKind, secrets: null, notice: notice(by, what) })),
      ), // the keys of the texts are kinds of mail
  ),
];
const lettersIn = (language: Language) =>
  MATTERS.flatMap(({ kind, secrets, ...about }) => {
    const { subject, text } = renderEmail(
      { kind, language, names: { person: "Ada", account: "Nordkapp", ...about } },
      secrets,
    );
    return [subject, ...text.split("\n")];
  });
const textsIn = (node: unknown): string[] =>
  typeof node === "string" ? [node] : Object.values(node as object).flatMap(textsIn);
const pagesIn = (language: Language) =>
  [...Object.values(places), DEMO_TEXTS].flatMap((texts) => textsIn(texts[language]));

test("letters and pages of the platform are set in French with no-break spaces where they belong", () => {
  expect(lettersIn("fr").length).toBeGreaterThan(300);
  expect(lettersIn("fr").flatMap(frenchFaults)).toEqual([]);
  expect(pagesIn("fr").flatMap(frenchFaults)).toEqual([]);
});

test("letters and pages of the platform open their Spanish questions and say tú", () => {
  expect(lettersIn("es").flatMap(spanishFaults)).toEqual([]);
  expect(pagesIn("es").flatMap(spanishFaults)).toEqual([]);
});
