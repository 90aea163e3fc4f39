import { expect, test } from "vitest";
import { formatsOf } from "../../i18n/formats.ts";
import { i18nObject, loadedLocales, locales } from "../../i18n/i18n-util.ts";
import { loadAllTexts } from "../support/dictionary-texts.ts";
import { frenchFaults, spanishFaults } from "../support/typography.ts";

await loadAllTexts();

const textsIn = (node: unknown): string[] =>
  typeof node === "string" ? [node] : Object.values(node as object).flatMap(textsIn);

test("uses no-break spaces around French punctuation: thin before ; ! ? and full before : and within « »", () => {
  expect(textsIn(loadedLocales.fr).length).toBeGreaterThan(400);
  expect(textsIn(loadedLocales.fr).flatMap(frenchFaults)).toEqual([]);
});

test("opens Spanish questions, and never uses usted", () => {
  expect(textsIn(loadedLocales.es).flatMap(spanishFaults)).toEqual([]);
});

test.each([
  "Quitter ?",
  "Quitter?",
  "Quitter\u00a0?",
  "Vide : rien",
  "Vide\u202f: rien",
  "Vide:",
  "«\u00a0Oui »",
  "«Oui\u00a0»",
  "Attendez !",
  "l'appel",
])("%j is a fault in French", (text) => expect(frenchFaults(text)).toHaveLength(1));

test.each([
  "À 00:00, https://switchboard.example/?a=b",
  "Quitter\u202f?",
  "{field}\u00a0: {message}",
  "{{un|deux}}\u00a0:",
  "Citez «\u00a0{error}\u00a0».",
])("%j is right in French", (text) => expect(frenchFaults(text)).toEqual([]));

test("finds faults in Spanish, and accepts correct texts", () => {
  expect(
    ["Salir sin guardar?", "Hola. Qué tal?", "Inicie sesión", "Esto es de usted"].map(
      (text) => spanishFaults(text).length,
    ),
  ).toEqual([1, 1, 1, 1]);
  expect(
    [
      "¿Salir sin guardar?",
      "Hola. ¿Qué tal?",
      "¿Quién eres? ¡Hola!",
      "Te conectas desde aquí, https://a.example/?b",
    ].flatMap(spanishFaults),
  ).toEqual([]);
});

test("a day within a sentence begins with a capital in English alone", () => {
  const say = (locale: (typeof locales)[number]) => {
    return i18nObject(locale).lists.week.add({ day: formatsOf(locale).weekday(1) });
  };
  expect(
    locales.map((locale) => [locale, say(locale)]).toSorted(([a = ""], [b = ""]) => a.localeCompare(b)),
  ).toEqual([
    ["en", "Add hours on Monday"],
    ["es", "Añadir un horario el lunes"],
    ["fr", "Ajouter une plage le lundi"],
  ]);
});
