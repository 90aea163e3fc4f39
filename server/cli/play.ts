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
      Feeds a running platform with a recording, or with a log that is imported on the way (--as).
      --speed   so many times faster than it was (1 where it is absent), or as fast as it goes
      --from    from this time of its first day on (or yyyy-mm-ddTHH:MM); what lies before is fed at once
      --server  http://127.0.0.1:3000 where it is absent (PORT counts)
      --key     an API key; that in DATA_DIR/api-key (./data where it is absent) else
      Ctrl-C stops it. Exit status: 0 played to its end, 1 failed, 2 not understood, 3 played without some lines or
      events that could not be read or were refused, 130 stopped.`;

const OPTIONS = {
  ...LOG_OPTIONS,
  speed: { type: "string" },
  from: { type: "string" },
  server: { type: "string" },
  key: { type: "string" },
} as const;
const TOLD = 20;

/** Feeds a running platform with a recording. Standard output is the summary and nothing else. */
export async function runPlay(args: readonly string[], signal: AbortSignal): Promise<number> {
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new UsageError("play needs one file to play.");
  const speed = asUsageError(() => playSpeed(values.speed ?? "1"));
  const server = values.server ?? `http://127.0.0.1:${process.env["PORT"] ?? 3000}`;
  if (!isWebAddress(server))
    throw new UsageError(`--server ${server} is no address. It is written like http://127.0.0.1:3000.`);
  const door = httpFeedClient(server, values.key ?? (await localKey()));
  const damages = reportDamage();
  const recording =
    values.as === undefined
      ? await openRecording(file, damages.tell)
      : await imported(file, values, damages.tell);
  const { zone, name } = recording.header;
  const from = values.from;
  const begin = from === undefined ? undefined : asUsageError(() => startTime(from, zone));
  terminal.say(
    `Playing ${name} on ${server}, ${speed === Infinity ? "as fast as it goes" : `${speed} times as fast as it was`}. Ctrl-C stops it.`,
  );
  const summary = await play({
    recording,
    source: playSource(),
    speed,
    from: begin,
    door,
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
  return { header, events: inTurn(events) };
}

async function* inTurn<Item>(items: Iterable<Item>): AsyncGenerator<Item> {
  yield* items;
}

async function localKey(): Promise<string> {
  const path = join(process.env["DATA_DIR"] ?? "data", "api-key");
  try {
    return (await readFile(path, "utf8")).trim();
  } catch (error) {
    throw new UsageError(
      `There is no API key in ${path}: name one with --key, or the platform's folder with DATA_DIR.`,
      { cause: error },
    );
  }
}

/** Shows the progress of a play on the terminal, with times in the recording's zone. */
function listener(zone: string, server: string): PlayListener {
  const clock = clockIn(zone);
  const refused = limitReports(TOLD, ({ type, subject, id }: FedEvent, message: string) =>
    terminal.say(`Refused: ${type} of ${subject} (${id}): ${message}`),
  );
  // After the first successful request, the address is known to be right.
  let hint = " If it listens elsewhere, --server or PORT names where.";
  return {
    progress: (time, sent) => {
      hint = "";
      terminal.progress(() => `${clock.format(time)}  ${sent} events`);
    },
    retrying: ({ reason, wait }) => {
      terminal.say(
        `The platform at ${server} cannot be reached: ${reason}. Next try in ${(wait / 1000).toFixed(1)} s; nothing is lost.${hint}`,
      );
      hint = "";
    },
    refused: (event, message) => refused.tell(event, message),
  };
}
