import { expect, test } from "vitest";
import { loadNamespaceAsync } from "../../../i18n/i18n-util.async.ts";
import { ownWords } from "../../../src/app/recorder/start-recorder.ts";
import { MENU_ENTRIES } from "../../../src/app/shell/menu-entries.ts";
import { routeTemplate } from "../../../src/app/recorder/route-template.ts";

test("every page that is in the menu is known by its path", () => {
  for (const { path } of MENU_ENTRIES) expect(routeTemplate(path)).toBe(path);
});

test.each([
  ["/users/65a0f0030000000000000001", "/users/{id}"],
  ["/login/claim/s3cret-claim", "/login/claim/{id}"],
  ["/branches/65a0/pocs", "/branches/{id}/pocs"],
  ["/n%C3%BAria@example.com", "/{id}"],
  ["/", "/"],
])("leaves out names from paths: %s", (path, expected) => {
  expect(routeTemplate(path)).toBe(expected);
});

test("accepts only texts from the console's dictionary, without names of people", async () => {
  await loadNamespaceAsync("en", "recorder");
  const isOwn = ownWords(() => "en");
  expect(["Save a diagnostic recording", "Núria Ferrer", "", "Saved the last 5 min"].map(isOwn)).toEqual([
    true,
    false,
    false,
    false,
  ]);
  await loadNamespaceAsync("en", "views");
  expect(isOwn("Save this view")).toBe(true);
});
