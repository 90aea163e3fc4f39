import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { DESCRIBED } from "../../../openapi/generated/described.ts";
import type { SavedView } from "../../../openapi/generated/console.ts";
import { listOfView } from "../../../src/app/shell/views/list-of-view.ts";
import { shownViews } from "../../../src/app/shell/views/shown-views.ts";

const FEATURES = "src/features";

/** View resources that hand-made lists name. */
const byHand = readdirSync(FEATURES, { recursive: true, encoding: "utf8" })
  .filter((path) => /\.tsx?$/.test(path))
  .flatMap((path) =>
    [...readFileSync(join(FEATURES, path), "utf8").matchAll(/saved: "([a-z.-]+)"/g)].map(
      ([, resource = ""]) => resource,
    ),
  );

const view = (name: string, resource: string, place = 0): SavedView => ({
  _id: name,
  name,
  resource,
  place,
  query: "",
  shared: false,
  owner: { _id: "ada", name: "Ada Vega" },
  createdAt: "2026-11-22T10:00:00.000Z",
  updatedAt: "2026-11-22T10:00:00.000Z",
  version: 1,
});
const holder = {
  abilities: ["contacts.read", "segments.read", "services.read", "webhooks.read", "mails.read"],
  features: [],
} satisfies Parameters<typeof shownViews>[1];

test("every list whose views can be saved has a place that they lead to", () => {
  expect(byHand.length).toBeGreaterThan(9);
  const resources = [...byHand, ...Object.values(DESCRIBED).map(({ permission }) => permission)];
  expect(resources.filter((resource) => listOfView(resource) === null)).toEqual([]);
  const paths = byHand.map((resource) => listOfView(resource)?.path);
  expect(new Set(paths).size).toBe(byHand.length);
});

test("views come list by list as the menu has these, each in the order of its tabs, and lead to their list", () => {
  const shown = shownViews(
    [
      view("b", "segments", 1),
      view("a", "segments", 0),
      view("late", "contacts"),
      view("failed", "webhooks.logs"),
    ],
    holder,
    false,
  );
  expect(shown.map(({ name, href, page }) => [name, href, page])).toEqual([
    ["late", "/contacts?view=late", "contacts"],
    ["a", "/segments?view=a", "segments"],
    ["b", "/segments?view=b", "segments"],
    ["failed", "/webhooks/logs?view=failed", "webhooks"],
  ]);
});

test("leads no users to closed pages or deleted lists, and shows the views of the account", () => {
  const views = [
    view("mine", "contacts"),
    view("unpaid", "services"),
    view("others", "users"),
    view("old", "letters"),
    view("sent", "mails"),
  ];
  expect(shownViews(views, holder, false).map(({ name }) => name)).toEqual(["mine"]);
  expect(shownViews(views, holder, true).map(({ name }) => name)).toEqual(["sent"]);
  expect(shownViews(views, null, false)).toEqual([]);
});
