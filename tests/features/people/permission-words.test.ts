import { expect, test } from "vitest";
import { i18nObject } from "../../../i18n/i18n-util.ts";
import { loadLocaleAsync, loadNamespaceAsync } from "../../../i18n/i18n-util.async.ts";
import { permissionWords } from "../../../src/features/people/permission-words.ts";

for (const locale of ["en", "fr"] as const) {
  await loadLocaleAsync(locale);
  await loadNamespaceAsync(locale, "people");
}

test("describes permissions by subject, each subject once", () => {
  const held = ["account.read", "users.read", "calls.read", "calls.supervise", "users.write"];
  expect(permissionWords(held, i18nObject("en"))).toEqual([
    "Account: view",
    "Users: view, edit",
    "Calls: view, supervise",
  ]);
  expect(permissionWords(["users.read", "users.write"], i18nObject("fr"))).toEqual([
    "Utilisateurs\u00a0: voir, modifier",
  ]);
});

test("shows a permission of a newer platform unchanged", () =>
  expect(permissionWords(["robots.tame"], i18nObject("en"))).toEqual(["robots: tame"]));
