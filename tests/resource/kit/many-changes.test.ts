import fc from "fast-check";
import { expect, test } from "vitest";
import type {
  DescribedResource,
  DescribedWords,
} from "../../../src/resource/kit/described/described-resource.ts";
import {
  editableSpec,
  describedRules,
  keepingSecrets,
} from "../../../src/resource/kit/described/described-rules.ts";
import { describedEditing } from "../../../src/resource/kit/described/described-editing.ts";
import { typedValues } from "../../../src/resource/kit/described/typed-values.ts";
import { editableMembers } from "../../../src/resource/kit/bulk-edit/editable-members.ts";
import {
  initialMembers,
  changeBody,
  type Changes,
  changedValues,
  manyFaults,
  neededMembers,
  offeredMembers,
  effectiveChanges,
  sharedValue,
} from "../../../src/resource/kit/bulk-edit/many-changes.ts";
import type { ManyEditing, PickedRow, Values } from "../../../src/resource/kit/bulk-edit/many-editing.ts";
import { recordFaults } from "../../../src/resource/records/form/record-faults.ts";
import type { Way } from "../../../src/resource/cells/named-after.ts";
import { abandonReasons } from "../../../src/features/abandon-reasons/abandon-reasons-resource.ts";
import { availabilities } from "../../../src/features/availabilities/availabilities-resource.ts";
import { contacts } from "../../../src/features/contacts/contacts-resource.ts";
import { forms } from "../../../src/features/forms/forms-resource.ts";
import { recordingsSettings } from "../../../src/features/recordings-settings/recordings-settings-resource.ts";
import { referrers } from "../../../src/features/referrers/referrers-resource.ts";
import { segments } from "../../../src/features/segments/segments-resource.ts";
import { agentFormExports } from "../../../src/features/insights/submissions/agent-form-exports-resource.ts";
import { workingHours } from "../../../src/features/working-hours/working-hours-resource.ts";

const TODAY = () => "2026-05-03";
const TEXT = { fields: {}, hints: {}, faults: {}, choices: {} } as unknown as DescribedWords; // no texts needed here

function editingOf(resource: DescribedResource): ManyEditing {
  const editing = describedEditing(resource, TEXT, TODAY);
  if (!editing) throw new Error("Nothing of it can be set for several.");
  return editing;
}

const rowOf = (resource: DescribedResource, id: string, values: Values = {}): PickedRow => ({
  id,
  name: id,
  row: { _id: id, version: 1, ...editableSpec(resource).defaults, ...values },
});
const replaced = (values: Values): Changes =>
  Object.fromEntries(Object.entries(values).map(([member, value]) => [member, { way: "replace", value }]));

test.each([
  ["no names and no unique values", abandonReasons, ["label", "name"]],
  ["no members that the platform sets", contacts, ["name"]],
  [
    "no secrets and nothing that requires one",
    recordingsSettings,
    ["secretKey", "password", "storage", "provider", "oidc", "hostname"],
  ],
  ["no rows with names", forms, ["fields"]],
])("offers for several records %s", (_, resource, without) => {
  expect(editableMembers(resource).filter((member) => without.includes(member))).toEqual([]);
});

test("allows equal values to be set: texts, choices, teams, weeks, and rows without names", () => {
  expect(editableMembers(availabilities)).toEqual([
    "duration",
    "timezone",
    "minimumToSchedule",
    "maximumToSchedule",
    "days",
    "blockedDates",
  ]);
  expect(editableMembers(workingHours)).toEqual([
    "notificationEnabled",
    "gracePeriod",
    "days",
    "agents",
    "subscribers",
  ]);
  expect(describedEditing(referrers, TEXT, TODAY)).toBeUndefined();
});

test("adds, removes or replaces several values without duplicates", () => {
  const change = (way: Way) =>
    changedValues({ users: ["ana", "ben"] }, { users: { way, value: ["ben", "cleo"] } });
  expect([change("add"), change("replace"), change("leave")]).toEqual([
    { users: ["ana", "ben", "cleo"] },
    { users: ["ben", "cleo"] },
    { users: ["ana"] },
  ]);
});

test("fills a field with the value that all records share, or else with the default", () => {
  const editing = editingOf(abandonReasons);
  const [one, other] = [
    rowOf(abandonReasons, "a", { visibility: "hidden" }),
    rowOf(abandonReasons, "b", { visibility: "visible" }),
  ];
  expect([
    sharedValue(editing, [one, one], "visibility"),
    sharedValue(editing, [one, other], "visibility"),
  ]).toEqual(["hidden", "visible"]);
});

test("the only field is ticked from the start, but not where it would show what only some of them hold", () => {
  const editing = editingOf(abandonReasons);
  const [one, other] = [
    rowOf(abandonReasons, "a", { visibility: "hidden" }),
    rowOf(abandonReasons, "b", { visibility: "visible" }),
  ];
  const team = { ...editingOf(segments), parts: [["", ["users"]]] as const };
  expect(initialMembers(editing, [one, one])).toEqual(["visibility"]);
  expect(initialMembers(editing, [one, other])).toEqual([]);
  expect(initialMembers(team, [rowOf(segments, "a", { users: ["ana"] }), rowOf(segments, "b")])).toEqual([
    "users",
  ]);
  expect(initialMembers(editingOf(segments), [rowOf(segments, "a")])).toEqual([]);
});

test("ignores values that all records have already, and counts one that any record lacks as a change", () => {
  const editing = editingOf(segments);
  const [ana, both] = [
    rowOf(segments, "a", { visibility: "hidden", users: [{ _id: "ana", name: "Ana" }] }),
    rowOf(segments, "b", { visibility: "hidden", users: ["ana", "ben"] }),
  ];
  const join = (id: string): Changes => ({ users: { way: "add", value: [id] } });
  expect(
    effectiveChanges(editing, [ana, both], { ...join("ana"), ...replaced({ visibility: "hidden" }) }),
  ).toEqual({});
  expect(
    effectiveChanges(editing, [ana, both], { ...join("ben"), ...replaced({ visibility: "visible" }) }),
  ).toEqual({ ...join("ben"), ...replaced({ visibility: "visible" }) });
});

test("sends only the fields that are set, with ids in place of names", () => {
  const editing = editingOf(segments);
  const sales = rowOf(segments, "sales", { name: "Sales", users: [{ _id: "ana", name: "Ana" }] });
  expect(changeBody(editing, sales, { users: { way: "add", value: ["ben"] } })).toEqual({
    users: ["ana", "ben"],
  });
  expect(changeBody(editing, sales, replaced({ baseForm: "" }))).toEqual({ baseForm: null });
});

test("requires the members of a limit where it is switched on, and clears them with it", () => {
  const editing = editingOf(segments);
  const [free, limited] = [
    rowOf(segments, "a"),
    rowOf(segments, "b", { restricted: true, restrictedCalls: 3, restrictedPeriod: "day" }),
  ];
  expect(offeredMembers(editing, [free, limited], {})).not.toContain("restrictedCalls");
  expect(offeredMembers(editing, [limited], {})).toContain("restrictedCalls");
  const on = replaced({ restricted: true });
  expect(offeredMembers(editing, [free, limited], on)).toContain("restrictedCalls");
  expect(neededMembers(editing, [free, limited], on)).toEqual(["restrictedCalls", "restrictedPeriod"]);
  expect(neededMembers(editing, [limited], on)).toEqual([]);
  expect(
    manyFaults(editing, [free], { ...on, ...replaced({ restrictedCalls: "", restrictedPeriod: "day" }) }),
  ).toMatchObject([{ field: "restrictedCalls", code: "missing", names: [] }]);
  expect(changeBody(editing, limited, replaced({ restricted: false }))).toEqual({
    restricted: false,
    restrictedCalls: null,
    restrictedPeriod: null,
  });
});

test("reports an empty selection of values to add or remove", () => {
  const record = rowOf(segments, "a", { users: ["65a0f0010000000000000001"] });
  expect(manyFaults(editingOf(segments), [record], { users: { way: "leave", value: [] } })).toMatchObject([
    { field: "users", code: "missing" },
  ]);
  expect(manyFaults(editingOf(segments), [record], { users: { way: "replace", value: [] } })).toEqual([]);
});

test("reports a rule that only some records break, with their names", () => {
  const [spring, autumn] = [
    rowOf(agentFormExports, "spring", { from: "2026-03-01" }),
    rowOf(agentFormExports, "autumn", { from: "2026-09-01" }),
  ];
  const faults = manyFaults(editingOf(agentFormExports), [spring, autumn], replaced({ until: "2026-05-31" }));
  expect(faults).toMatchObject([{ field: "until", names: ["autumn"] }]);
});

test.each([
  ["abandon reasons", abandonReasons],
  ["availabilities", availabilities],
  ["contacts", contacts],
  ["exports", agentFormExports],
  ["recording settings", recordingsSettings],
  ["segments", segments],
  ["working hours", workingHours],
])(
  "reports for several records at the same field all faults that the form of %s finds in one record",
  (_, resource) => {
    const editing = editingOf(resource);
    const spec = editableSpec(resource);
    const members = editableMembers(resource);
    const body = keepingSecrets(resource.body, spec);
    const value = fc.oneof(
      fc.constantFrom<unknown>(
        "",
        null,
        true,
        false,
        -1,
        0,
        3,
        1e9,
        "x".repeat(5_000),
        "day",
        "s3",
        "2026-05-31",
        "2026-13-45",
        "Europe/Madrid",
      ),
      fc.array(fc.constantFrom("a", "b"), { maxLength: 3 }),
      fc.array(
        fc.record({
          day: fc.nat(6),
          start: fc.constantFrom("08:00", "12:00"),
          end: fc.constantFrom("09:00", "12:00"),
        }),
        { maxLength: 3 },
      ),
    );
    const some = fc.dictionary(fc.constantFrom(...members), value, { maxKeys: 3 });
    let refused = 0;
    fc.assert(
      fc.property(some, some, (held, values) => {
        const record = rowOf(resource, "a", held);
        const row = { ...record.row };
        const typed = changedValues(typedValues(spec, row), replaced(values));
        const form = recordFaults({ body, ...describedRules(resource, spec, row, TODAY) }, typed)
          .map(({ field }) => field)
          .filter((field) => field in values);
        const many = new Set(
          manyFaults(editing, [rowOf(resource, "b"), record], replaced(values)).map(({ field }) => field),
        );
        refused += form.length;
        expect(form.filter((field) => !many.has(field))).toEqual([]);
      }),
      { numRuns: 60 },
    );
    expect(refused).toBeGreaterThan(0);
  },
);
