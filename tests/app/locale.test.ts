import { expect, test } from "vitest";
import { preferredLanguage } from "../../server/console/preferred-language.ts";
import { negotiate } from "../../src/app/locale.ts";

test.each([
  ["es", "es"],
  ["es-ES", "es"],
  ["es_ES", "es"],
  ["FR_ca", "fr"],
  ["de_DE", "en"],
])("whoever asks for %s reads %s, in the console and in what the platform says", (tag, language) => {
  expect([negotiate([tag]), preferredLanguage(tag)]).toEqual([language, language]);
});
