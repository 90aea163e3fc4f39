import { expect, test } from "vitest";
import type { CheckedBody } from "../../../../openapi/formats/checked-body.ts";
import { AccountChangeBody } from "../../../../openapi/generated/bodies/account-change.ts";
import { NewCustomEmailBody } from "../../../../openapi/generated/bodies/new-custom-email.ts";
import { NewContactBody } from "../../../../openapi/generated/bodies/new-contact.ts";
import { ProofBody } from "../../../../openapi/generated/bodies/proof.ts";
import { NewContactCheck } from "../../../../openapi/generated/checks/new-contact.ts";
import { NewCustomEmailCheck } from "../../../../openapi/generated/checks/new-custom-email.ts";
import { ApiKeyChangeCheck } from "../../../../openapi/generated/checks/api-key-change.ts";
import { UserChangeCheck } from "../../../../openapi/generated/checks/user-change.ts";
import { normalizeTexts } from "../../../../server/contract/normalize-texts.ts";
import { faultsOf, MAX_FAULTS, Validator } from "../../../../server/contract/validator.ts";
import { bodyFaults } from "../../../../src/resource/records/form/body-faults.ts";
import { bodyOf } from "../../../../src/resource/records/form/body-of.ts";
import { boundsAt, placed } from "../../../support/contract-bounds.ts";

const CHECKS = import.meta.glob<Readonly<Record<string, CheckedBody>>>(
  "../../../../openapi/generated/checks/*.ts",
  { eager: true },
);

test("finds in every form what the platform finds at the bounds of its body", () => {
  const platform = new Validator();
  const tried = Object.values(CHECKS)
    .flatMap((module) => Object.entries(module))
    .filter(([name]) => name !== "ExpectationFileCheck")
    .flatMap(([name, checked]) => {
      const place = `console.yaml#/components/schemas/${name.replace(/Check$/, "")}` as const;
      const check = platform.check(place);
      const bodies = boundsAt(place).flatMap(({ path, container, beyond, inside }) =>
        [...Object.values(beyond), ...Object.values(inside)].map((value) =>
          Object(placed({ ...container, unknown: [] }, path, value)),
        ),
      );
      for (const body of [{}, { unknown: 1 }, ...bodies]) {
        const theirs = faultsOf(check(body), "").filter(({ pointer }) => pointer !== "");
        const mine = bodyFaults(checked, body)
          .filter(({ code }) => code !== "unstorable")
          .map(({ field, within, code }) => [`/${[field, within ?? []].flat().join("/")}`, code]);
        expect([name, body, mine.slice(0, MAX_FAULTS)]).toEqual([
          name,
          body,
          theirs.map(({ pointer, code }) => [pointer, code]),
        ]);
      }
      return bodies;
    });
  expect(tried.length).toBeGreaterThan(500);
});

test("each fault names its field, what is wrong, and the measure", () => {
  expect(bodyFaults(ApiKeyChangeCheck, {})).toEqual([{ field: "name", code: "missing", measure: null }]);
  expect(bodyFaults(ApiKeyChangeCheck, { name: "" })).toEqual([
    { field: "name", code: "too-short", measure: 1 },
  ]);
  expect(bodyFaults(ApiKeyChangeCheck, { name: "x".repeat(81) })).toEqual([
    { field: "name", code: "too-long", measure: 80 },
  ]);
  expect(bodyFaults(ApiKeyChangeCheck, { name: "right" })).toEqual([]);
});

test("counts a character outside the basic plane once", () => {
  expect(bodyFaults(ApiKeyChangeCheck, { name: "\u{1F600}".repeat(80) })).toEqual([]);
});

test("names an unknown member with slashes and tildes as one place", () => {
  expect(bodyFaults(UserChangeCheck, { "a/b~c": 1 })).toEqual([
    { field: "a~1b~0c", code: "unknown", measure: null },
  ]);
});

test("a text or nothing: names what is wrong with the text, with its measure", () => {
  expect(bodyFaults(UserChangeCheck, { email: "nobody" })).toEqual([
    { field: "email", code: "format", measure: null },
  ]);
  expect(bodyFaults(UserChangeCheck, { username: "x" })).toEqual([
    { field: "username", code: "too-short", measure: 2 },
  ]);
  expect(bodyFaults(UserChangeCheck, { lang: "de" })).toEqual([
    { field: "lang", code: "not-one-of", measure: null },
  ]);
  expect(bodyFaults(UserChangeCheck, { nickname: "x", email: null })).toEqual([
    { field: "nickname", code: "unknown", measure: null },
  ]);
});

test("a fault inside of a list names its place, and its measure", () => {
  expect(
    bodyFaults(NewCustomEmailCheck, {
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

test("leaves blank entries out of lists as elsewhere, but keeps verbatim fields unchanged", () => {
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

test("reports a character that the database rejects at its field or list item, before sending", () => {
  expect(bodyFaults(ApiKeyChangeCheck, { name: "a\0b" })).toEqual([
    { field: "name", code: "unstorable", measure: null },
  ]);
  expect(bodyFaults(NewContactCheck, { firstname: "\uD83D\uDE00", campaigns: ["spring", "\uD83D"] })).toEqual(
    [{ field: "campaigns", within: "1", code: "unstorable", measure: null }],
  );
});

test("sends only texts that the platform stores unchanged, in any field", () => {
  const sent = bodyOf(AccountChangeBody, {
    name: " Albor ",
    configuration: { recordingFilename: " \u200B", virtualBackgrounds: [" https://x.example "] },
  });
  expect(sent).toEqual({
    name: "Albor",
    configuration: { recordingFilename: "", virtualBackgrounds: ["https://x.example"] },
  });
  expect(normalizeTexts(sent, "console.yaml#/components/schemas/AccountChange")).toEqual(sent);
});
