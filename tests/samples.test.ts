import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { csvMapOf } from "../streams/import/csv-map.ts";
import { evolveFloor } from "../streams/projections/evolve-floor.ts";
import { emptyFloor } from "../streams/projections/floor.ts";
import { runInProcess as run } from "./server/cli/command-in-process.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const sample = (name: string) => join(root, "samples", name);
/** The commands in the code blocks of a document. */
const commandsIn = (path: string) =>
  [...readFileSync(join(root, path), "utf8").matchAll(/^npm run recording -- (.+)$/gm)].map(([, args = ""]) =>
    args.split(" "),
  );

let folder = "";
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), "switchboard-samples-"))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const recordsIn = (text: string) =>
  text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
const imported = async (args: readonly string[]) => {
  const out = join(folder, "out.ndjson");
  const { status, stdout } = await run([...args, "--out", out]);
  const [header, ...records] = recordsIn(readFileSync(out, "utf8"));
  return {
    status,
    summary: JSON.parse(stdout),
    floor: evolveFloor(
      emptyFloor(header.zone),
      records.filter(({ k }) => k === undefined),
    ),
  };
};

test("matches the simulated day to the output of the documented command", async () => {
  const command = commandsIn("samples/README.md").find(([name]) => name === "simulate") ?? [];
  const out = join(folder, "day.ndjson");
  await run(command.with(command.indexOf("--out") + 1, out));
  const [header, ...records] = recordsIn(readFileSync(out, "utf8"));
  const [keptHeader, ...kept] = recordsIn(gunzipSync(readFileSync(sample("day.ndjson.gz"))).toString());
  // A newer version of the application writes its number into the header, which the seals cover.
  expect(keptHeader).toEqual({ ...header, app: keptHeader.app, fold: keptHeader.fold });
  const eventsOf = (all: readonly { k?: string }[]) => JSON.stringify(all.filter(({ k }) => k === undefined));
  expect(eventsOf(kept) === eventsOf(records)).toBe(true);
});

test("the queue_log has ragged lines and every event that the importer reads, and all of it is imported", async () => {
  const { status, summary, floor } = await imported([
    "import",
    sample("queue_log"),
    "--as",
    "asterisk-queue-log",
    "--zone",
    "Europe/London",
  ]);
  expect([status, summary.leftOut, floor.anomalies.total, floor.queue.size, floor.calls.size]).toEqual([
    0,
    [],
    0,
    0,
    0,
  ]);
  const documented = [
    ...readFileSync(join(root, "streams/import/README.md"), "utf8").matchAll(/^\| (`[A-Z]+`.*?) \|/gm),
  ].flatMap(([, names = ""]) => names.match(/[A-Z]{5,}/g) ?? []);
  const lines = readFileSync(sample("queue_log"), "utf8").split("\n");
  const logged = new Set(lines.map((line) => line.split("|")[4]?.trim()));
  expect(documented.length).toBeGreaterThan(12);
  expect(documented.filter((name) => !logged.has(name))).toEqual([]);
  expect(
    new Set(lines.filter((line) => line.includes("|CONNECT|")).map((line) => line.split("|").length)).size,
  ).toBeGreaterThan(1);
});

test("the help desk's log is imported whole by its map", async () => {
  const map = csvMapOf(readFileSync(sample("help-desk-map.json"), "utf8"));
  const { status, summary, floor } = await imported([
    "import",
    sample("help-desk.csv"),
    "--as",
    "csv",
    "--map",
    sample("help-desk-map.json"),
    "--zone",
    "Europe/Madrid",
  ]);
  expect([status, summary.leftOut, floor.anomalies.total, floor.queue.size, floor.calls.size]).toEqual([
    0,
    [],
    0,
    0,
    0,
  ]);
  const log = readFileSync(sample("help-desk.csv"), "utf8");
  expect(Object.keys(map.status?.events ?? {}).filter((name) => !log.includes(`;${name};`))).toEqual([]);
});
