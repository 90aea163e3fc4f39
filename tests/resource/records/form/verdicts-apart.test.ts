import { expect, test } from "vitest";
import { normalizeTexts } from "../../../../server/contract/normalize-texts.ts";
import { bodyFaults } from "../../../../src/resource/records/form/body-faults.ts";
import { bodyOf } from "../../../../src/resource/records/form/body-of.ts";
import {
  APART,
  consoleVerdict,
  differences,
  disagreements,
  platformVerdict,
  SENT_BODIES,
  type SentBody,
} from "../../../support/body-verdicts.ts";

function sentTo(operation: string): SentBody {
  const sent = SENT_BODIES.find((one) => one.operation.id === operation);
  if (!sent) throw new Error(`No console sends ${operation}.`);
  return sent;
}

test.each(APART)(
  "still only one of the two speaks: $why",
  ({ example: [operation, body], pointer, code, by }) => {
    const sent = sentTo(operation);
    const [console, platform] = [consoleVerdict(sent, body), platformVerdict(sent, body)];
    expect({ console: console.get(pointer), platform: platform.get(pointer) }).toEqual({
      console: undefined,
      platform: undefined,
      [by]: code,
    });
    expect(differences(sent, body)).toEqual([]);
    // Neither would let it through, but for a change of nothing, which is not sent.
    expect([...console.keys(), ...platform.keys()]).not.toEqual([]);
  },
);

test("a disagreement is seen, whoever says more, and whether it is about the place or the fault", () => {
  const mine = new Map([
    ["/body/a", "missing"],
    ["/body/b", "format"],
  ]);
  expect(disagreements(mine, mine)).toEqual([]);
  expect(disagreements(mine, new Map([["/body/a", "missing"]]))).toEqual([
    "/body/b: the console says format, the platform nothing",
  ]);
  expect(disagreements(new Map(), new Map([["/body/a", "missing"]]))).toEqual([
    "/body/a: the platform says missing, the console nothing",
  ]);
  expect(
    disagreements(
      mine,
      new Map([
        ["/body/a", "unknown"],
        ["/body/b", "format"],
      ]),
    ),
  ).toEqual(["/body/a: the platform says unknown, the console missing"]);
});

test("what is a text or nothing is told by what is wrong with the text, with its measure", () => {
  const { schema } = sentTo("changeUser");
  expect(bodyFaults(schema, { email: "nobody" })).toEqual([
    { field: "email", code: "format", measure: null },
  ]);
  expect(bodyFaults(schema, { username: "x" })).toEqual([
    { field: "username", code: "too-short", measure: 2 },
  ]);
  expect(bodyFaults(schema, { lang: "de" })).toEqual([{ field: "lang", code: "not-one-of", measure: null }]);
  expect(bodyFaults(schema, { nickname: "x", email: null })).toEqual([
    { field: "nickname", code: "unknown", measure: null },
  ]);
});

test("what a form sends the platform keeps as it is, in whatever a text stands", () => {
  const { schema, place } = sentTo("changeAccount");
  const sent = bodyOf(schema, {
    name: " Albor ",
    configuration: { recordingFilename: " \u200B", virtualBackgrounds: [" https://x.example "] },
  });
  expect(sent).toEqual({
    name: "Albor",
    configuration: { recordingFilename: "", virtualBackgrounds: ["https://x.example"] },
  });
  expect(normalizeTexts(sent, place)).toEqual(sent);
});
