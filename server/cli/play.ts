import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { isWebAddress } from "../../openapi/formats/web-address.ts";
import { clockIn } from "../recording-file/clock-in.ts";
import { systemClock } from "../traffic/clock.ts";
import type { FedEvent } from "../traffic/fed-event.ts";
import { httpFeedClient } from "../traffic/http-feed-client.ts";
import { type PlayListener, playSource } from "../traffic/play-options.ts";
import { play } from "../traffic/player.ts";
import { type Damage, openRecording, type Recording } from "../traffic/open-recording.ts";
import { limitReports } from "../traffic/limit-reports.ts";
import { playSpeed, startTime } from "../traffic/traffic-choice.ts";
import { EXIT, asUsageError, UsageError } from "./exit-status.ts";
import { importedLog, LOG_OPTIONS } from "./log-options.ts";
import { reportDamage } from "./open-file.ts";
import { terminal } from "./terminal.ts";

export const PLAY_USAGE = `  play FILE [--speed 60|max] [--from HH:MM] [--server URL] [--key KEY] [--as KIND --zone ZONE [--day ...] [--map ...]]
      Plays a replay file, or a log that is imported first (--as), on a running platform.
      --speed   speed factor, or max. Default: 1
      --from    start time on the first day (or yyyy-mm-ddTHH:MM); earlier events are sent immediately
      --server  URL of the platform. Default: http://127.0.0.1:3000, or the port in PORT
      --key     API key. Default: the key in DATA_DIR/api-key (default of DATA_DIR: ./data)
      Ctrl-C stops the command. Exit status: 0 played to the end, 1 failed, 2 invalid usage, 3 played, but lines were unreadable
      or events were rejected, 130 stopped.`;

const OPTIONS = {
  ...LOG_OPTIONS,
  speed: { type: "string" },
  from: { type: "string" },
  server: { type: "string" },
  key: { type: "string" },
} as const;
/** Maximum number of listed rejected events. */
const LISTED = 20;

/** Plays a replay file on a running platform. Standard output contains only the summary. */
export async function runPlay(args: readonly string[], signal: AbortSignal): Promise<number> {
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new UsageError("play requires one file.");
  const speed = asUsageError(() => playSpeed(values.speed ?? "1"));
  const server = values.server ?? `http://127.0.0.1:${process.env["PORT"] ?? 3000}`;
  if (!isWebAddress(server))
    throw new UsageError(`--server ${server} is not a URL. Use a URL such as http://127.0.0.1:3000.`);
  const client = httpFeedClient(server, values.key ?? (await localKey()));
  const damages = reportDamage();
  const recording =
    values.as === undefined
      ? await openRecording(file, damages.tell)
      : await imported(file, values, damages.tell);
  const { zone, name } = recording.header;
  const from = values.from;
  const begin = from === undefined ? undefined : asUsageError(() => startTime(from, zone));
  terminal.say(
    `Playing ${name} on ${server} at ${speed === Infinity ? "maximum" : `${speed}×`} speed. Press Ctrl-C to stop.`,
  );
  const summary = await play({
    recording,
    source: playSource(),
    speed,
    from: begin,
    door: client,
    clock: systemClock,
    signal,
    listener: listener(zone, server),
  });
  terminal.result({ ...summary, damaged: damages.count() });
  if (summary.ended === "stopped") return EXIT.STOPPED;
  return summary.refused > 0 || damages.count() > 0 ? EXIT.INCOMPLETE : EXIT.WELL;
}

async function imported(
  file: string,
  values: Parameters<typeof importedLog>[1],
  damaged: (damage: Damage) => void,
): Promise<Recording> {
  const { header, events, summary } = await importedLog(file, values);
  for (const damage of summary.leftOut) damaged(damage);
  return { header, events: iterate(events) };
}

async function* iterate<Item>(items: Iterable<Item>): AsyncGenerator<Item> {
  yield* items;
}

async function localKey(): Promise<string> {
  const path = join(process.env["DATA_DIR"] ?? "data", "api-key");
  try {
    return (await readFile(path, "utf8")).trim();
  } catch (error) {
    throw new UsageError(
      `No API key in ${path}. Set --key, or DATA_DIR to the data folder of the platform.`,
      { cause: error },
    );
  }
}

/** Creates a listener that shows progress on the terminal, with times in the time zone of the replay file. */
function listener(zone: string, server: string): PlayListener {
  const clock = clockIn(zone);
  const refused = limitReports(LISTED, ({ type, subject, id }: FedEvent, message: string) =>
    terminal.say(`Rejected: ${type} of ${subject} (${id}): ${message}`),
  );
  // Added to the first failure only. After a successful request it is removed, because the URL is then right.
  let hint = " If the platform has another URL, set --server or PORT.";
  return {
    progress: (time, sent) => {
      hint = "";
      terminal.progress(() => `${clock.format(time)}  ${sent} events`);
    },
    retrying: ({ reason, wait }) => {
      terminal.say(
        `Cannot reach the platform at ${server}: ${reason}. Next attempt in ${(wait / 1000).toFixed(1)} s; no events are lost.${hint}`,
      );
      hint = "";
    },
    refused: (event, message) => refused.tell(event, message),
  };
}
