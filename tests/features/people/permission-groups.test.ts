import { expect, test } from "vitest";
import type { Locales } from "../../../i18n/i18n-types.ts";
import { i18nObject, locales } from "../../../i18n/i18n-util.ts";
import { loadAllLocalesAsync, loadNamespaceAsync } from "../../../i18n/i18n-util.async.ts";
import { permissionTable } from "../../../server/routes/privileges.ts";
import { permissionAreas } from "../../../src/features/people/permission-groups.ts";

await loadAllLocalesAsync();
await Promise.all(locales.map((locale) => loadNamespaceAsync(locale, "people")));

const ROWS = permissionTable();
const areas = (typed = "", locale: Locales = "en", rows = ROWS) =>
  permissionAreas(rows, typed, i18nObject(locale));

test("groups permissions by task, with every operation in one of them", () => {
  expect(areas().map(({ title }) => title)).toEqual([
    "Calls",
    "People",
    "Customers",
    "Segments",
    "Calendars",
    "Integrations",
    "Account and security",
    "General",
  ]);
  expect(
    areas()
      .find(({ area }) => area === "people")
      ?.groups.slice(0, 3)
      .map(({ title }) => title),
  ).toEqual(["Users: view", "Users: edit", "Connections: view"]);
  expect(
    areas()
      .find(({ area }) => area === "everyone")
      ?.groups.map(({ permission }) => permission),
  ).toEqual(["public", "signed-in"]);
  const behind = areas().flatMap(({ groups }) =>
    groups.flatMap(({ operations }) => operations.map(({ operation }) => operation)),
  );
  expect(behind.toSorted()).toEqual(ROWS.map(({ operation }) => operation).toSorted());
});

test("all operations behind a permission are held by the same privileges", () => {
  for (const { groups } of areas())
    for (const { permission, operations } of groups)
      expect([permission, new Set(operations.map(({ privileges }) => privileges.join())).size]).toEqual([
        permission,
        1,
      ]);
});

test("a search for words finds the whole permission, and one for a path only its operations", () => {
  const [calls] = areas("supervise");
  expect(calls?.groups.map(({ title, isFoundInside }) => [title, isFoundInside])).toEqual([
    ["Calls: supervise", false],
  ]);
  const inPath = areas("POST /webhooks/{id}/tests").flatMap(({ groups }) => groups);
  expect(
    inPath.map(({ permission, operations, isFoundInside }) => [
      permission,
      operations.map(({ operation }) => operation),
      isFoundInside,
    ]),
  ).toEqual([["webhooks.write", ["testWebhook"], true]]);
  expect(
    areas("readCallHistory").flatMap(({ groups }) => groups.map(({ permission }) => permission)),
  ).toEqual(["calls.read"]);
  expect(areas("no such thing")).toEqual([]);
});

test("a permission of a newer platform is listed under Other", () => {
  const newer = { ...ROWS[0]!, operation: "tameRobot", path: "/robots", permission: "robots.tame" };
  expect(
    areas("robot", "en", [...ROWS, newer]).map(({ title, groups }) => [
      title,
      groups.map((group) => group.title),
    ]),
  ).toEqual([["Other", ["robots: tame"]]]);
});

test.each(locales)("areas and permissions have words, in %s", (locale) => {
  const titles = areas("", locale).flatMap(({ title, groups }) => [
    title,
    ...groups.map((group) => group.title),
  ]);
  expect(titles.filter((title) => title === "" || /[{}]|undefined|^[a-z-]+\./.test(title))).toEqual([]);
});
