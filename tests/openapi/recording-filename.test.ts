import fc from "fast-check";
import { expect, test } from "vitest";
import { AccountChangeBody } from "../../openapi/generated/bodies/account-change.ts";
import {
  FILENAME_VARIABLES,
  filenameStamps,
  filledFilename,
} from "../../openapi/formats/recording-filename.ts";
import { atDepth } from "../support/depth.ts";

const { pattern } = AccountChangeBody.properties.configuration.properties.recordingFilename;
const allowed = new RegExp(pattern, "u");
const values = {
  callId: "c1",
  date: "2026-05-03",
  time: "14-02-09",
  segment: "Sales",
  agent: "Aisha $& Khan",
  contact: "Leo",
  channel: "video",
  recordingId: "r1",
};

test("every variable that the console offers is one that the platform takes, and there is no other", () => {
  const known = (/\(\?:(\w+(?:\|\w+)+)\)/.exec(pattern)?.[1] ?? "").split("|");
  expect([...FILENAME_VARIABLES].sort()).toEqual(known.sort());
});

test("inserts the values of the recording with all their characters", () => {
  expect(filledFilename("{date}_{time} {agent} ({segment}) {callId}-{callId}", values)).toBe(
    "2026-05-03_14-02-09 Aisha $& Khan (Sales) c1-c1",
  );
});

test("replaces characters that file names cannot have with dashes and stays in its folder", () => {
  expect(filledFilename("{segment}_{agent}", { ...values, segment: "../Sales/EU", agent: 'A "B" C?' })).toBe(
    "..-Sales-EU_A -B- C-",
  );
});

test("day and time are those of the clocks of the account", () => {
  const instant = Date.UTC(2026, 4, 3, 22, 2, 9);
  expect(filenameStamps(instant, "UTC")).toEqual({ date: "2026-05-03", time: "22-02-09" });
  expect(filenameStamps(instant, "Europe/Madrid")).toEqual({ date: "2026-05-04", time: "00-02-09" });
});

test("a name that is taken has no braces left once it is filled, and none of the signs that lead elsewhere", () => {
  const part = fc.oneof(
    fc.constantFrom(...FILENAME_VARIABLES.map((variable) => `{${variable}}`)),
    fc.constantFrom("{", "}", "{customer}", "/", "\\", "..", ":", " ", "a", "é"),
    fc.string(),
  );
  fc.assert(
    fc.property(
      fc.array(part, { minLength: 1, maxLength: 6 }).map((parts) => parts.join("")),
      (name) => {
        fc.pre(allowed.test(name));
        expect(filledFilename(name, values)).not.toMatch(/[{}\\/:*?"<>|]/);
      },
    ),
    { numRuns: atDepth(100, 2_000) },
  );
});
