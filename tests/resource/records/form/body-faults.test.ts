import fc from "fast-check";
import { expect, test } from "vitest";
import { AccountChangeBody } from "../../../../openapi/generated/bodies/account-change.ts";
import { NewCustomEmailBody } from "../../../../openapi/generated/bodies/new-custom-email.ts";
import { NewWorkingHoursBody } from "../../../../openapi/generated/bodies/new-working-hours.ts";
import { NewContactBody } from "../../../../openapi/generated/bodies/new-contact.ts";
import { ProofBody } from "../../../../openapi/generated/bodies/proof.ts";
import { faultsOf, Validator } from "../../../../server/contract/validator.ts";
import { bodyFaults } from "../../../../src/resource/records/form/body-faults.ts";
import { bodyOf } from "../../../../src/resource/records/form/body-of.ts";
import { atDepth } from "../../../support/depth.ts";

const platform = new Validator();

test("each fault names its field, what is wrong, and the measure", () => {
  expect(bodyFaults(ProofBody, {})).toEqual([{ field: "password", code: "missing", measure: null }]);
  expect(bodyFaults(ProofBody, { password: "" })).toEqual([
    { field: "password", code: "too-short", measure: 1 },
  ]);
  expect(bodyFaults(ProofBody, { password: "x".repeat(513) })).toEqual([
    { field: "password", code: "too-long", measure: 512 },
  ]);
  expect(bodyFaults(ProofBody, { password: "right" })).toEqual([]);
});

test("a form and the platform agree on every body, field by field", () => {
  const check = platform.check("console.yaml#/components/schemas/AccountChange");
  const text = fc.oneof(fc.string(), fc.constantFrom("", " ", "fr", "Europe/Madrid", "x".repeat(121)));
  const targets = fc.record(
    {
      answerWithinSeconds: fc.integer({ min: -1, max: 700 }),
      serviceLevelPercent: fc.integer({ min: 0, max: 101 }),
      waiting: fc.integer(),
      longestWaitSeconds: fc.nat(),
      abandonedPercent: fc.nat(101),
    },
    { requiredKeys: [] },
  );
  const body = fc
    .record({ name: text, language: text, timeZone: text, targets }, { requiredKeys: [] })
    .filter((one) => Object.keys(one).length > 0);
  fc.assert(
    fc.property(body, (given) => {
      const told = new Set(faultsOf(check(given), "").map(({ pointer }) => pointer.split("/")[1]));
      expect(new Set(bodyFaults(AccountChangeBody, given).map(({ field }) => field))).toEqual(told);
    }),
    { numRuns: atDepth(100, 2_000) },
  );
});

test("a form and the platform agree on rows and on weeks, place by place", () => {
  const row = fc.record(
    { html: fc.oneof(fc.constantFrom("", " ", "<p>x</p>", "x".repeat(5_001)), fc.integer()) },
    { requiredKeys: [] },
  );
  const range = fc.record(
    {
      day: fc.integer({ min: 0, max: 8 }),
      start: fc.constantFrom("09:00", "9:00", "24:00", ""),
      end: fc.constantFrom("24:00", "24:01"),
    },
    { requiredKeys: [] },
  );
  const bodies = [
    [
      "NewCustomEmail",
      NewCustomEmailBody,
      fc.record({
        name: fc.constant("x"),
        slug: fc.constant("x"),
        template: fc.constant("appointment-created"),
        subject: fc.constant("x"),
        paragraphs: fc.array(row, { maxLength: 22 }),
      }),
    ],
    [
      "NewWorkingHours",
      NewWorkingHoursBody,
      fc.record({ label: fc.constant("x"), days: fc.array(range, { maxLength: 4 }) }),
    ],
  ] as const;
  for (const [name, schema, arbitrary] of bodies) {
    const check = platform.check(`console.yaml#/components/schemas/${name}`);
    fc.assert(
      fc.property(arbitrary as fc.Arbitrary<object>, (given) => {
        const mine = bodyFaults(schema, given).map(({ field, within }) =>
          [field, within].filter((step) => step !== undefined).join("/"),
        );
        const theirs = faultsOf(check(given), "/body").map(({ pointer }) => pointer.replace("/body/", ""));
        if (theirs.length < 20) expect(new Set(mine)).toEqual(new Set(theirs));
        else expect(mine.length).toBeGreaterThanOrEqual(20);
      }),
      { numRuns: atDepth(100, 500) },
    );
  }
});

test("a fault inside of a list names its place, and its measure", () => {
  expect(
    bodyFaults(NewCustomEmailBody, {
      name: "x",
      slug: "x",
      template: "appointment-created",
      subject: "x",
      paragraphs: [{ html: "x" }, { html: "" }, {}],
    }),
  ).toEqual([
    { field: "paragraphs", within: "1/html", code: "too-short", measure: 1 },
    { field: "paragraphs", within: "2/html", code: "missing", measure: null },
  ]);
});

test("in the rows of a list blanks and empty texts are left out as elsewhere, but for what is kept to the letter", () => {
  expect(
    bodyOf(NewCustomEmailBody, { name: " x ", paragraphs: [{ html: " <p>a</p> " }, { html: "" }] }),
  ).toEqual({ name: "x", paragraphs: [{ html: " <p>a</p> " }, {}] });
  expect(bodyOf(NewContactBody, { campaigns: [" spring ", "\u200B"] })).toEqual({
    campaigns: ["spring", ""],
  });
});

test("blanks around a text are not sent, nor is an empty text; a password is sent as it was typed", () => {
  expect(bodyOf(AccountChangeBody, { name: " Albor ", language: "" })).toEqual({ name: "Albor" });
  expect(bodyOf(ProofBody, { password: " secret " })).toEqual({ password: " secret " });
  expect(bodyOf(AccountChangeBody, { name: "\u200B" })).toEqual({});
});

test("a character that no database keeps is told at its field before anything is sent, and in a list at its place", () => {
  expect(bodyFaults(ProofBody, { password: "a\0b" })).toEqual([
    { field: "password", code: "unstorable", measure: null },
  ]);
  expect(bodyFaults(NewContactBody, { firstname: "\uD83D\uDE00", campaigns: ["spring", "\uD83D"] })).toEqual([
    { field: "campaigns", within: "1", code: "unstorable", measure: null },
  ]);
});
