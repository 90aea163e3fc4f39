import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { FOLD_VERSION } from "../../streams/projections/floor.ts";
import { keptData } from "./kept-data.ts";
import { FloorLoad } from "./page/floor-load.ts";

/** A day of a large center. */
const AGENTS = 1_000;
const EVENTS = 500_000;
const DAY = 86_400_000;
const BEGIN = Date.UTC(2026, 0, 12);
const LINES = 1_000;
const FILE = "day.ndjson";
const MADE_FROM = [
  "openapi/generated",
  "streams",
  "tests/bench/large-day.ts",
  "tests/bench/page/floor-load.ts",
];

/** Returns the path of the recording of that day, which is kept between runs. */
export async function largeDay(): Promise<string> {
  const make = (folder: string) => pipeline(Readable.from(lines()), createWriteStream(join(folder, FILE)));
  return join(await keptData({ name: "large-day", madeFrom: MADE_FROM, make }), FILE);
}

function* lines(): Generator<string> {
  const load = new FloorLoad({
    agents: AGENTS,
    channel: "account/65a000000000000000000001/floor",
    start: BEGIN,
  });
  const { channel, epoch, offset, state } = load.snapshot();
  const stream = { channel, epoch, first: offset + 1 };
  const format = { format: "switchboard-recording", version: 1, fold: FOLD_VERSION };
  const names = { segments: {}, users: {} };
  yield `${JSON.stringify({ k: "header", ...format, name: "A large day", source: "/bench", zone: "UTC", stream, schemas: {}, names, events: EVENTS })}\n`;
  yield `${JSON.stringify({ k: "state", offset, fold: FOLD_VERSION, floor: state })}\n`;
  const timeOf = (made: number) => new Date(BEGIN + (made / EVENTS) * DAY).toISOString();
  const next = (made: number) => load.next().replace(/"time":"[^"]*"/, () => `"time":"${timeOf(made)}"`);
  for (let made = 0; made < EVENTS; made += LINES)
    yield `${Array.from({ length: LINES }, (_, index) => next(made + index)).join("\n")}\n`;
}
