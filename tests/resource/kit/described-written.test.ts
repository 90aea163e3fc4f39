import { expect, test } from "vitest";
import { formatsOf } from "../../../i18n/formats.ts";
import { i18nObject } from "../../../i18n/i18n-util.ts";
import { loadLocaleAsync, loadNamespaceAsync } from "../../../i18n/i18n-util.async.ts";
import type { DescribedWords } from "../../../src/resource/kit/described/described-resource.ts";
import type { ResourceSpec } from "../../../src/resource/records/record/resource-spec.ts";
import { describedWritten } from "../../../src/resource/kit/described/described-written.ts";

await loadLocaleAsync("en");
await loadNamespaceAsync("en", "lists");
const say = i18nObject("en");
const formats = formatsOf("en", "Europe/Madrid");

const nothing = () => "";
const WORDS: DescribedWords = {
  title: nothing,
  search: nothing,
  empty: { title: nothing, text: nothing },
  create: nothing,
  edit: nothing,
  remove: nothing,
  removeText: nothing,
  removed: nothing,
  fields: {},
  hints: {},
  faults: {},
  choices: { type: { person: () => "Person" }, ways: { audio: () => "Audio" } },
  rows: {
    fields: {
      one: nothing,
      add: nothing,
      fields: { wanted: () => "Wanted" },
      hints: {},
      faults: {},
      choices: { type: { text: () => "Text", number: () => "Number" } },
    },
  },
};
const KINDS = {
  name: "text",
  type: "choice",
  size: "integer",
  share: "number",
  agreed: "boolean",
  born: "date",
  seenAt: "moment",
  boss: "reference",
  agents: "references",
  links: "texts",
  ways: "choices",
  key: "secret",
  hours: "week",
  fields: "rows",
};
const SPEC: ResourceSpec = {
  path: "",
  permission: "",
  title: "name",
  members: Object.keys(KINDS),
  kinds: KINDS,
  choices: { type: ["person"], ways: ["audio", "video"] },
  references: {},
  when: {},
  needed: [],
  unique: null,
  goesWith: {},
  readOnly: [],
  sort: [],
  filters: [],
  order: "name",
  descending: false,
  removable: true,
  defaults: {},
  defaultsWhen: [],
  rows: {
    fields: {
      members: ["type", "wanted", "label"],
      kinds: { type: "choice", wanted: "boolean", label: "text" },
      choices: {},
      defaults: {},
      rows: {},
    },
  },
};

const written = (record: object) =>
  Object.fromEntries(
    SPEC.members.map((member) => {
      const { kind, of } = describedWritten(member, { spec: SPEC, text: WORDS, say, formats });
      return [member, [kind, of({ _id: "1", createdAt: "", version: 1, ...record })]];
    }),
  );

test("a file has numbers as numbers, days and moments as such, choices in words, and those who are named by their names, and of rows all that they say", () => {
  const ada = { _id: "a", name: "Ada" };
  expect(
    written({
      name: "=1",
      type: "person",
      size: 0,
      share: 2.5,
      agreed: false,
      born: "1980-05-03",
      seenAt: "2026-05-03T22:30:00.000Z",
      boss: ada,
      agents: [ada, { _id: "b", name: "Bo, the second" }, { _id: "c", name: null }],
      links: ["x", "y"],
      ways: ["audio", "video"],
      hours: [
        { day: 2, start: "09:00", end: "17:00" },
        { day: 1, start: "09:00", end: "17:00" },
      ],
      fields: [
        { type: "text", wanted: true, label: "Name" },
        { type: "number", wanted: false, label: "Age" },
      ],
    }),
  ).toMatchObject({
    name: ["text", "=1"],
    type: ["text", "Person"],
    size: ["number", 0],
    share: ["number", 2.5],
    agreed: ["text", "No"],
    born: ["day", "1980-05-03"],
    seenAt: ["moment", "2026-05-03T22:30:00.000Z"],
    boss: ["text", "Ada"],
    agents: ["text", "Ada, Bo, the second, deleted"],
    links: ["text", "x, y"],
    ways: ["text", "Audio, video"],
    hours: ["text", "Mon–Tue 9:00–17:00"],
    fields: ["text", "Name · Text · Wanted\nAge · Number"],
  });
});

test("writes only the creation time of a secret to a file, as in the list", () => {
  expect(written({ key: { setAt: "2026-05-03T22:30:00.000Z" } })["key"]).toEqual([
    "text",
    "Set on May 4, 2026",
  ]);
  expect(written({ key: null })["key"]).toEqual(["text", null]);
  expect(written({ key: "a secret that came by mistake" })["key"]).toEqual(["text", null]);
});

test("leaves missing values empty", () => {
  expect(Object.values(written({})).map(([, value]) => value || null)).toEqual(SPEC.members.map(() => null));
});
