import { expect, test } from "vitest";
import { preferredLanguage } from "../../server/console/preferred-language.ts";
import { negotiate } from "../../src/app/locale.ts";

test.each([
  ["es", "es"],
  ["es-ES", "es"],
  ["es_ES", "es"],
  ["FR_ca", "fr"],
  ["de_DE", "en"],
])("shows %s in %s, in the console and in the platform's texts", (tag, language) => {
  expect([negotiate([tag]), preferredLanguage(tag)]).toEqual([language, language]);
});
