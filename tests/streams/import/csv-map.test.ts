import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { csvMapOf } from "../../../streams/import/csv-map.ts";

const faults = (map: unknown): string[] => {
  try {
    csvMapOf(typeof map === "string" ? map : JSON.stringify(map));
    return [];
  } catch (error) {
    return (error as Error).message.split("\n").map((line) => line.trim());
  }
};
const moment = { time: "Opened", events: ["queue-created"] };

test.each([
  ["nothing", {}, [/^the map: requires exactly one of status, moments$/]],
  [
    "both ways of reading a row",
    { status: { column: "S", time: "T", events: { a: [] } }, moments: [moment] },
    [/^the map: requires exactly one of status, moments$/],
  ],
  ["a member that there is not", { moments: [moment], color: "red" }, [/^the map: "color" is not a member$/]],
  ["a column before the first", { moments: [moment], queue: 0 }, [/^\/queue: must be >= 1$/]],
  [
    "an event that there is not",
    { moments: [{ time: "T", events: ["queue-made"] }] },
    [/^\/moments\/0\/events\/0: is none of contact-created, queue-created/],
  ],
  [
    "an event without its reason",
    { moments: [{ time: "T", events: [{ event: "queue-dismissed" }] }] },
    [/^\/moments\/0\/events\/0: "reason" is missing$/],
  ],
  [
    "an outcome that there is not",
    { moments: [{ time: "T", events: [{ event: "contact-ended", outcome: "lost" }] }] },
    [/^\/moments\/0\/events\/0\/outcome: is none of answered/],
  ],
  [
    "a moment of two times",
    { moments: [{ time: "T", seconds: "S", events: [] }] },
    [/^\/moments\/0: requires exactly one of time, seconds$/],
  ],
  [
    "a translation without values",
    { moments: [moment], agent: { column: "A" } },
    [/^\/agent: must have property values when property column is present$/],
  ],
  [
    "a delimiter of two characters",
    { moments: [moment], delimiter: "||" },
    [/^\/delimiter: must NOT have more than 1 characters$/],
  ],
])("a map with %s is refused, and the member is named", (_, map, expected) => {
  const [first, ...rest] = faults(map);
  expect(first).toBe("Invalid map:");
  expect(rest).toEqual(expected.map((fault) => expect.stringMatching(fault)));
});

test("reports a map that is not JSON", () => {
  expect(faults("{ queue: ")[0]).toMatch(/^The map is not JSON: /);
});

test("the maps of the documentation are maps, and those of the samples", () => {
  const readme = readFileSync(new URL("../../../streams/import/README.md", import.meta.url), "utf8");
  const blocks = [...readme.matchAll(/```json\n([\s\S]*?)```/g)].map(([, block = ""]) => csvMapOf(block));
  const sample = (name: string) =>
    csvMapOf(readFileSync(new URL(`help-desk/${name}`, import.meta.url), "utf8"));
  expect(blocks).toEqual([sample("status-map.json"), sample("cases-map.json")]);
});
