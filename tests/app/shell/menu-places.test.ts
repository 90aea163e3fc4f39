import { expect, test } from "vitest";
import { DESCRIBED } from "../../../openapi/generated/described.ts";
import { permissionsOf } from "../../../server/auth/permissions.ts";
import { IN_ACCOUNT, MENU_ENTRIES } from "../../../src/app/shell/menu-entries.ts";
import {
  hasPage,
  homeOf,
  isAccount,
  isOpenTo,
  menuOf,
  menuPlace,
  placeFor,
  placeOfRecord,
} from "../../../src/app/shell/menu-places.ts";
import { PAGE_PARTS } from "../../../src/app/shell/page-parts.ts";
import {
  RECORDED_CALLS_RULES,
  TO_REVIEW,
} from "../../../src/features/insights/recordings/recorded-calls-rules.ts";
import { readView } from "../../../src/ui/view-state.ts";

const FEATURES = ["CALENDAR", "store_files", "sso"] as const;

test.each([
  ["segments", "/segments/1"],
  ["forms", "/forms/models/1"],
  ["working-hours", "/account/working-hours/1"],
  ["ip-restrictions", "/account/ip-restrictions/1"],
  ["users", "/users/1"],
])("lists %s at %s", (list, place) => {
  expect(
    placeOfRecord(list, "1", { abilities: [`${list}.read` as "segments.read"], features: [...FEATURES] }),
  ).toBe(place); // each list has such a permission
});

test("every list that a description is of has a place for its records", () => {
  const lost = Object.values(DESCRIBED).filter(
    ({ permission }) =>
      placeOfRecord(permission, "1", { abilities: [`${permission}.read`], features: [...FEATURES] }) === null,
  );
  expect(lost.map(({ one }) => one)).toEqual([]);
});

test("leads no users to closed pages: without the permission, the plan, or any agents", () => {
  expect(placeOfRecord("segments", "1", { abilities: ["tags.read"], features: [] })).toBeNull();
  expect(placeOfRecord("services", "1", { abilities: ["services.read"], features: [] })).toBeNull();
  expect(placeOfRecord("segments", "1", null)).toBeNull();
  expect(placeOfRecord("nothing", "1", { abilities: [], features: [] })).toBeNull();
});

test("knows the place of every page, also of those of records that are not below their list", () => {
  const paths = [...Object.keys(PAGE_PARTS), ...MENU_ENTRIES.map(({ path }) => path)].map((path) =>
    path.replace("/:part?", "").replaceAll(/:\w+/g, "1"),
  );
  expect(paths.filter((path) => menuPlace(path) === null)).toEqual([]);
  expect(menuPlace("/form-submission/1")?.entry).toMatchObject({
    page: "submissions",
    path: "/insights/submissions",
  });
  expect(placeFor("/call/1", null)).toMatchObject({ group: "understand", entry: { below: "insights" } });
  expect(
    ["/form-submission/1", "/call/1", "/users/1"].map((path) =>
      MENU_ENTRIES.some((entry) => entry === menuPlace(path)?.entry && hasPage(entry)),
    ),
  ).toEqual([true, false, true]);
});

test("gives each page an icon of its own", () => {
  const icons = MENU_ENTRIES.map(({ icon }) => icon);
  expect(icons.filter((icon, at) => icons.indexOf(icon) !== at)).toEqual([]);
});

const holderOf = (privilege: string) => ({
  abilities: [...permissionsOf(privilege, null, false)],
  features: [...FEATURES],
});
const firstOf = (privilege: string) =>
  menuOf(holderOf(privilege)).flatMap(({ entries }) =>
    entries.filter((entry) => isOpenTo(entry, holderOf(privilege))).map(({ page }) => page),
  );

test.each([
  ["admin", "/segments", "monitor"],
  ["supervisor", "/segments", "monitor"],
  ["recording-reviewer", "/insights/recordings?is.status=pending&sort=startedAt", "recordedCalls"],
  ["agent-recording", "/insights/recordings", "recordedCalls"],
])("%s begins at %s, and their menu with %s", (privilege, home, first) => {
  expect([homeOf(holderOf(privilege)), firstOf(privilege)[0]]).toEqual([home, first]);
});

test("begins the recordings of reviewers with those to review", () => {
  const recordings = MENU_ENTRIES.find(({ page }) => page === "recordedCalls");
  const { filters, sort, ignored } = readView(recordings?.start?.query ?? "", RECORDED_CALLS_RULES);
  expect({ filters, sort, ignored }).toEqual({
    filters: TO_REVIEW.filters,
    sort: TO_REVIEW.sort,
    ignored: [],
  });
});

test("a recording auditor has the recordings and the replay once, first in the main menu", () => {
  const auditor = holderOf("recording-reviewer");
  expect(firstOf("recording-reviewer").slice(0, 2)).toEqual(["recordedCalls", "replay"]);
  expect(firstOf("agent-recording")).not.toContain("replay");
  expect(firstOf("recording-reviewer").filter((page) => page === "recordedCalls")).toHaveLength(1);
  expect(IN_ACCOUNT.flatMap(({ entries }) => entries.map(({ page }) => page))).not.toContain("recordedCalls");
  expect([
    isAccount("/insights/recordings/1", auditor),
    isAccount("/account/profile", auditor),
    isAccount("/insights/recordings/1", holderOf("admin")),
  ]).toEqual([false, true, false]);
  expect(placeFor("/insights/recordings/1", auditor)?.group).toBe("calls");
  expect(placeFor("/monitor/replay", holderOf("supervisor"))?.group).toBe("now");
});

test("lists submissions and recordings only for users who cannot open the insights that lead to them", () => {
  expect(firstOf("admin").filter((page) => page === "submissions" || page === "recordedCalls")).toEqual([]);
  const withoutInsights = { abilities: ["forms.read" as const], features: [] };
  const open = menuOf(withoutInsights).flatMap(({ entries }) =>
    entries.filter((entry) => isOpenTo(entry, withoutInsights)).map(({ page }) => page),
  );
  expect(open).toContain("submissions");
});

test("a person without segments begins at the first page that is open to them, and without any at their profile", () => {
  expect(homeOf({ abilities: ["tags.read", "contacts.read"], features: [] })).toBe("/contacts");
  expect(homeOf({ abilities: [], features: [] })).toBe("/account/profile");
});
