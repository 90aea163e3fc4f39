import { expect, test } from "vitest";
import { loadAllLocalesAsync, loadNamespaceAsync } from "../../../i18n/i18n-util.async.ts";
import { i18nObject, locales } from "../../../i18n/i18n-util.ts";
import type { TranslationFunctions } from "../../../i18n/i18n-types.ts";
import { branchesEditing } from "../../../src/features/branches/branches-editing.ts";
import { restrictionsEditing } from "../../../src/features/ip-restrictions/restrictions-editing.ts";
import { privilegesEditing } from "../../../src/features/people/privileges-editing.ts";
import { secretsEditing } from "../../../src/features/webhooks/secrets-editing.ts";
import { webhooksEditing } from "../../../src/features/webhooks/webhooks-editing.ts";
import {
  changeBody,
  type Changes,
  manyFaults,
  effectiveChanges,
} from "../../../src/resource/kit/bulk-edit/many-changes.ts";
import {
  type ManyEditing,
  membersIn,
  type PickedRow,
  type Values,
} from "../../../src/resource/kit/bulk-edit/many-editing.ts";
import { type MemberWords, wordsIn } from "../../../src/resource/kit/described/described-resource.ts";
import type { MembersSpec } from "../../../src/resource/records/record/resource-spec.ts";
import type { Way } from "../../../src/resource/cells/named-after.ts";

await loadAllLocalesAsync();
await Promise.all(
  locales.flatMap((locale) =>
    (["branches", "ipRestrictions", "people", "webhooks"] as const).map((name) =>
      loadNamespaceAsync(locale, name),
    ),
  ),
);

const say = i18nObject("en");
const EDITINGS: Readonly<Record<string, (say: TranslationFunctions) => ManyEditing>> = {
  webhooks: webhooksEditing,
  secrets: secretsEditing,
  branches: branchesEditing,
  restrictions: restrictionsEditing,
  privileges: (words) => privilegesEditing(words, ["segments.read", "sso.write"]),
};

const ID = "0123456789abcdef01234567";
const rowOf = (name: string, row: Values): PickedRow => ({
  id: name,
  name,
  row: { _id: name, version: 1, ...row },
});
const webhook = (name: string, row: Values = {}): PickedRow =>
  rowOf(name, {
    name,
    enabled: true,
    method: "POST",
    url: "https://example.com/told",
    headers: [{ name: "X-Key", value: null, secret: true }],
    parameters: [],
    conditions: [],
    verifySsl: true,
    events: ["call-created"],
    template: null,
    contentType: "application/json",
    secrets: [],
    ...row,
  });
const changes = (values: Values, way: Way = "replace"): Changes =>
  Object.fromEntries(Object.entries(values).map(([member, value]) => [member, { way, value }]));

test("derives from the contract which kinds of a hand-made list can be set for several records", () => {
  const kinds = Object.entries(EDITINGS).map(([name, make]) => {
    const editing = make(say);
    return [
      name,
      Object.fromEntries(membersIn(editing).map((member) => [member, editing.spec.kinds[member]])),
    ];
  });
  expect(Object.fromEntries(kinds)).toEqual({
    webhooks: {
      enabled: "boolean",
      method: "choice",
      verifySsl: "boolean",
      events: "choices",
      conditions: "rows",
      secrets: "references",
    },
    secrets: { webhooks: "references" },
    branches: { segments: "references", address: "text" },
    restrictions: { users: "references", description: "text" },
    privileges: { permissions: "choices" },
  });
  const { rows, choices } = webhooksEditing(say).spec;
  expect(choices["method"]).toEqual(["POST", "PUT", "PATCH"]);
  expect(rows["conditions"]).toMatchObject({
    members: ["member", "operator", "value"],
    kinds: { member: "text", operator: "choice", value: "text" },
    defaults: { operator: "is" },
    needed: ["member", "value"],
    most: 10,
  });
});

test("offers the user's own permissions, except those reserved for the principal administrator", () => {
  expect(privilegesEditing(say, ["segments.read", "sso.write"]).spec.choices["permissions"]).toEqual([
    "segments.read",
  ]);
});

/** The members and choices without words, those of rows too. */
function withoutWords(
  spec: MembersSpec,
  text: MemberWords | undefined,
  members: readonly string[],
): string[] {
  return [
    ...members.filter((member) => wordsIn(text?.fields[member]) === undefined),
    // Terms of the protocol, such as PUT, are the same in every language.
    ...members.flatMap((member) =>
      member === "method"
        ? []
        : (spec.choices[member] ?? []).filter(
            (value) => wordsIn(text?.choices[member]?.[value]) === undefined,
          ),
    ),
    ...members.flatMap((member) => {
      const rows = spec.rows[member];
      return rows ? withoutWords(rows, text?.rows?.[member], rows.members) : [];
    }),
  ];
}

test.each(
  Object.entries(EDITINGS).flatMap(([name, make]) => locales.map((locale) => [name, locale, make] as const)),
)("the change of many %s has words in %s for all that it asks", (_, locale, make) => {
  const editing = make(i18nObject(locale));
  expect(withoutWords(editing.spec, editing.text, membersIn(editing))).toEqual([]);
});

test("of each is sent what is set and nothing else, so that what is kept sealed stays", () => {
  const editing = webhooksEditing(say);
  const sample = webhook("A", { events: ["call-created", "queue-created"] });
  expect(changeBody(editing, sample, changes({ enabled: false }))).toEqual({ enabled: false });
  expect(changeBody(editing, sample, changes({ events: ["queue-created"] }, "leave"))).toEqual({
    events: ["call-created"],
  });
  expect(changeBody(editing, sample, changes({ secrets: [ID] }, "add"))).toEqual({ secrets: [ID] });
  expect(effectiveChanges(editing, [sample], changes({ events: ["call-created"] }, "add"))).toEqual({});
  const restriction = rowOf("R", {
    range: "192.0.2.0/24",
    users: [{ _id: ID, name: "Ana" }],
    description: "Office",
  });
  expect(changeBody(restrictionsEditing(say), restriction, changes({ description: " " }))).toEqual({
    description: "",
  });
  expect(
    changeBody(
      branchesEditing(say),
      rowOf("B", { label: "B", name: "b", segments: [], address: "Here" }),
      changes({ address: "" }),
    ),
  ).toEqual({ address: null });
});

test("names subscriptions without events, and comparisons without a value", () => {
  const editing = webhooksEditing(say);
  const both = [webhook("A"), webhook("B", { events: ["call-created", "queue-created"] })];
  expect(manyFaults(editing, both, changes({ events: ["call-created"] }, "leave"))).toEqual([
    { field: "events", code: "too-few", measure: 1, names: ["A"] },
  ]);
  const conditions = [{ member: "data.segment", operator: "is", value: "" }];
  expect(manyFaults(editing, both, changes({ conditions }))).toEqual([
    { field: "conditions", within: "0/value", code: "missing", measure: null, names: [] },
  ]);
  expect(
    manyFaults(
      editing,
      both,
      changes({ conditions: [{ member: "data.segment", operator: "present", value: "" }] }),
    ),
  ).toEqual([]);
});
