import { expect, test } from "vitest";
import type { RecordingHeader } from "../../../openapi/generated/recording.ts";
import { readHeader } from "../../../streams/recording/recording-header.ts";
import { epochNumber } from "../../support/log-events.ts";

const header: RecordingHeader = {
  k: "header",
  format: "switchboard-recording",
  version: 1,
  fold: 1,
  name: "A day",
  source: "/import/csv",
  zone: "Europe/Madrid",
  stream: { channel: "import/0123456789abcdef01234567/floor", epoch: epochNumber(1), first: 1 },
  schemas: {},
  names: { segments: {}, users: {} },
  events: 0,
};

test("the header of a recording is read as it was written", () => {
  expect(readHeader(JSON.stringify(header))).toEqual(header);
});

test("reads a header without versions as the current one", () => {
  const { schemas: _, ...bare } = header;
  expect(readHeader(JSON.stringify(bare))).toEqual(header);
});

test.each([
  ["an empty file", "", "This is not a replay file"],
  ["a log", "vru+line\tcall_id", "This is not a replay file"],
  ["an event", '{"specversion":"1.0"}', "This is not a replay file"],
  ["another format", JSON.stringify({ ...header, format: "other" }), "This is not a replay file"],
  [
    "a later version",
    JSON.stringify({ ...header, version: 2 }),
    "This replay file has format version 2; version 1 can be read here.",
  ],
  [
    "a zone that there is not",
    JSON.stringify({ ...header, zone: "Europe/Atlantis" }),
    "The header of this recording is damaged",
  ],
  [
    "no names",
    JSON.stringify({ ...header, names: { segments: {} } }),
    "The header of this recording is damaged",
  ],
  [
    "a name that is none",
    JSON.stringify({ ...header, names: { segments: { a: 1 }, users: {} } }),
    "The header of this recording is damaged",
  ],
  ["no count", JSON.stringify({ ...header, events: "many" }), "The header of this recording is damaged"],
])("rejects %s with a reason", (_, line, message) => {
  expect(() => readHeader(line)).toThrow(message);
});
