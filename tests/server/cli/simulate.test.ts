import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { evolveFloor } from "../../../streams/projections/evolve-floor.ts";
import { emptyFloor } from "../../../streams/projections/floor.ts";
import { runInProcess as run } from "./command-in-process.ts";

let folder = "";
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "switchboard-simulate-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const simulated = async (name: string, ...more: string[]) => {
  const out = join(folder, name);
  const { status, stdout } = await run([
    "simulate",
    "--day",
    "2026-03-02",
    "--segments",
    "1",
    "--out",
    out,
    ...more,
  ]);
  expect(status).toBe(0);
  const [header = "", ...lines] = readFileSync(out, "utf8").trimEnd().split("\n");
  return {
    summary: JSON.parse(stdout),
    header: JSON.parse(header),
    text: [header, ...lines].join("\n"),
    records: lines.map((line) => JSON.parse(line)),
  };
};

test("writes the same day for the same options, and another for another seed", async () => {
  const [once, again, other] = [
    await simulated("a.ndjson"),
    await simulated("b.ndjson"),
    await simulated("c.ndjson", "--seed", "other"),
  ];
  expect(again.text === once.text).toBe(true);
  expect(other.text === once.text).toBe(false);
});

test("writes a whole day in which nothing contradicts itself, with names", async () => {
  const { header, records, summary } = await simulated(
    "day.ndjson",
    "--zone",
    "America/Bogota",
    "--name",
    "Monday",
  );
  const events = records.filter(({ k }) => k === undefined);
  expect(header).toMatchObject({ name: "Monday", zone: "America/Bogota", events: events.length });
  expect(Object.values(header.names.segments)).toEqual(["General enquiries"]);
  expect(Object.values(header.names.users)).toContain("Aisha Rahman");
  expect(summary.events["queue-created"]).toBeGreaterThan(50);
  expect(events[0].time > "2026-03-02T05:00" && events.at(-1).time < "2026-03-03T05:30").toBe(true);
  const floor = evolveFloor(emptyFloor(header.zone), events);
  expect([floor.anomalies.total, floor.queue.size, floor.calls.size]).toEqual([0, 0, 0]);
});

test.each([
  ["no day", ["--out", "x"], "--day is missing"],
  ["a day that the calendar lacks", ["--day", "2026-02-30", "--out", "x"], "--day 2026-02-30 is not a date"],
  [
    "an unknown zone",
    ["--day", "2026-03-02", "--zone", "Madrid", "--out", "x"],
    "--zone Madrid is not a time zone",
  ],
  [
    "more segments than there are",
    ["--day", "2026-03-02", "--segments", "10", "--out", "x"],
    "--segments 10 is not a whole number from 1 to 9",
  ],
  ["no file", ["--day", "2026-03-02"], "--out is missing"],
])("rejects %s", async (_, args, message) => {
  expect(await run(["simulate", ...args])).toMatchObject({
    status: 2,
    stdout: "",
    stderr: expect.stringContaining(message),
  });
});
