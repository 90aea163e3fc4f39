import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatsOf } from "../../../i18n/formats.ts";
import type { Locales } from "../../../i18n/i18n-types.ts";
import { i18nObject } from "../../../i18n/i18n-util.ts";
import { loadLocaleAsync, loadNamespaceAsync } from "../../../i18n/i18n-util.async.ts";
import { DESCRIBED } from "../../../openapi/generated/described.ts";
import { appointments } from "../../../src/features/appointments/appointments-resource.ts";
import { availabilities } from "../../../src/features/availabilities/availabilities-resource.ts";
import { customEmails } from "../../../src/features/custom-emails/custom-emails-resource.ts";
import { forms } from "../../../src/features/forms/forms-resource.ts";
import { services } from "../../../src/features/services/services-resource.ts";
import { surveys } from "../../../src/features/surveys/surveys-resource.ts";
import type {
  DescribedResource,
  DescribedWords,
} from "../../../src/resource/kit/described/described-resource.ts";
import { describedSpec } from "../../../src/resource/kit/described/described-view.ts";
import type { RowsSpec } from "../../../src/resource/records/record/resource-spec.ts";
import { describedWritten } from "../../../src/resource/kit/described/described-written.ts";
import { atDepth } from "../../support/depth.ts";

const LOCALES: readonly Locales[] = ["en", "es", "fr"];
for (const locale of LOCALES) {
  await loadLocaleAsync(locale);
  await loadNamespaceAsync(locale, "console");
  await loadNamespaceAsync(locale, "records");
}

const WITH_ROWS: readonly DescribedResource[] = [
  appointments,
  availabilities,
  customEmails,
  forms,
  services,
  surveys,
];

/** The rows of a member as a file has them. */
function written(
  resource: DescribedResource,
  member: string,
  rows: unknown,
  locale: Locales = "en",
): string | number | null | undefined {
  const say = i18nObject(locale);
  const text: DescribedWords = say.records[resource.words];
  return describedWritten(member, {
    spec: describedSpec(resource),
    text,
    say,
    formats: formatsOf(locale, "Europe/Madrid"),
  }).of({ _id: "1", createdAt: "", version: 1, [member]: rows });
}

const FIELDS = [
  { type: "text", name: "fullname", label: "Your name", required: true, maxlength: 80 },
  {
    type: "select",
    name: "topic",
    label: "What is it about?",
    options: [
      { id: "order", label: "An order" },
      { id: "other", label: "Yes, but (else)" },
    ],
  },
  {
    type: "number",
    name: "age",
    label: "Age: in years",
    readonly: true,
    min: "18",
    placeholder: "18 · or more",
  },
];

test.each<readonly [string, DescribedResource, string, readonly object[], Locales, string]>([
  [
    "reminders say when",
    services,
    "reminders",
    [{ time: 1440 }, { time: 60 }],
    "en",
    "1,440 min before\n60 min before",
  ],
  [
    "reminders say when",
    services,
    "reminders",
    [{ time: 1440 }, { time: 60 }],
    "fr",
    "1\u202f440\u00a0min avant\n60\u00a0min avant",
  ],
  [
    "blocked dates say which, with a note or without one",
    availabilities,
    "blockedDates",
    [
      { date: "2026-12-25", note: "Christmas" },
      { date: "2027-01-01", note: "" },
    ],
    "en",
    "Dec 25, 2026 · Christmas\nJan 1, 2027",
  ],
  [
    "blocked dates say which, with a note or without one",
    availabilities,
    "blockedDates",
    [{ date: "2026-12-25", note: "Navidad" }],
    "es",
    "25 dic 2026 · Navidad",
  ],
  [
    "extra data has a name and a value",
    appointments,
    "extraData",
    [
      { name: "order", value: "4711" },
      { name: "returning", value: "" },
    ],
    "en",
    "order: 4711\nreturning",
  ],
  [
    "a name that looks like a name and a value is none",
    appointments,
    "extraData",
    [{ name: "order: 4711", value: "" }],
    "en",
    '"order: 4711"',
  ],
  [
    "fields say what they ask for, and how",
    forms,
    "fields",
    FIELDS,
    "en",
    'Your name · Text · fullname · Required · Maximum length: 80\nWhat is it about? · Select · topic · Options: An order (order), "Yes, but (else)" (other)\n"Age: in years" · Number · age · Placeholder: "18 · or more" · Read-only · Minimum: 18',
  ],
  [
    "fields say what they ask for, and how",
    forms,
    "fields",
    FIELDS.slice(0, 1),
    "fr",
    "Your name · Texte · fullname · Obligatoire · Longueur maximale\u00a0: 80",
  ],
  [
    "paragraphs stand as they are, and keep their lines together",
    customEmails,
    "paragraphs",
    [{ html: '<p>It is: <b>"here"</b>, (yes) · no</p>' }, { html: "<p>\n1</p>" }],
    "en",
    '<p>It is: <b>"here"</b>, (yes) · no</p>\n"<p>\n1</p>"',
  ],
  [
    "a row that says nothing still is one",
    services,
    "reminders",
    [{ time: 5 }, { time: "" }],
    "en",
    "5 min before\nReminder 2",
  ],
])("%s (%#)", (_, resource, member, rows, locale, text) => {
  expect(written(resource, member, rows, locale)).toBe(text);
});

test("every resource whose members are lists of rows is looked at below", () => {
  expect(WITH_ROWS.map(({ of }) => of).toSorted()).toEqual(
    Object.entries(DESCRIBED)
      .flatMap(([name, { rows }]) => (Object.keys(rows).length > 0 ? [name] : []))
      .toSorted(),
  );
});

/** Few texts, so that lists are similar: made of the separators of parts, and of the console's own words. */
const word = fc.constantFrom("a", "b");
const sign = fc.constantFrom(
  ": ",
  " · ",
  " ·",
  "· ",
  ", ",
  " (",
  ")",
  "\n",
  '"',
  " · a · ",
  " · Required",
  " · Placeholder: ",
  " · Pattern: ",
);
const texts = fc.oneof(
  word,
  fc.tuple(word, sign, word).map((signs) => signs.join("")),
  fc.tuple(fc.constant('"'), word, sign, word, fc.constantFrom("", '"')).map((signs) => signs.join("")),
  fc.tuple(word, fc.constantFrom(" ·", ":", ")"), sign, word).map((signs) => signs.join("")),
);
const days = fc.constantFrom("2026-12-25", "2026-12-26", "2027-12-25");

/** Generates lists of rows as the platform returns them: missing values have the contract's defaults. */
const listsOf = ({ members, kinds, choices, defaults, rows }: RowsSpec): fc.Arbitrary<readonly object[]> =>
  fc.array(
    fc.record(
      Object.fromEntries(
        members.map((member) => {
          const value = valuesOf(kinds[member], choices[member] ?? [], rows[member]);
          return [
            member,
            member in defaults
              ? fc.oneof(
                  { arbitrary: fc.constant(defaults[member]), weight: members.length },
                  { arbitrary: value, weight: 1 },
                )
              : value,
          ];
        }),
      ),
    ),
    { maxLength: 2 },
  );

function valuesOf(
  kind: string | undefined,
  choices: readonly string[],
  rows: RowsSpec | undefined,
): fc.Arbitrary<unknown> {
  if (rows) return listsOf(rows);
  switch (kind) {
    case "text":
      return texts;
    case "choice":
      return fc.constantFrom(...choices.slice(0, 2));
    case "integer":
      return fc.nat({ max: 2 });
    case "boolean":
      return fc.boolean();
    case "date":
      return days;
    default:
      throw new Error(`Say what a ${kind} in a row may be.`);
  }
}

/** Returns the text of each list, with the list. */
const textsOf = (lists: readonly (readonly object[])[], textOf: (list: readonly object[]) => unknown) =>
  new Map(lists.map((list) => [JSON.stringify(list), textOf(list)]));

describe.each(LOCALES)("in %s", (locale) => {
  test.each(
    WITH_ROWS.flatMap((resource) =>
      Object.entries(describedSpec(resource).rows).map(
        ([member, rows]) => [member, resource.of, resource, rows] as const,
      ),
    ),
  )("shows different values of %s of %s differently", (member, _, resource, rows) => {
    fc.assert(
      fc.property(fc.array(listsOf(rows), { minLength: 200, maxLength: 400 }), (lists) => {
        const texts = textsOf(lists, (list) => written(resource, member, list, locale));
        expect(new Set(texts.values()).size).toBe(texts.size);
      }),
      { numRuns: atDepth(2, 10) },
    );
  });
});
