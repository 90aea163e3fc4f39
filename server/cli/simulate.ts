import { parseArgs } from "node:util";
import { isZone } from "../../streams/recording/instant-of.ts";
import { simulatedLog } from "../demo/simulated-log.ts";
import { importLog } from "../../streams/import/import-log.ts";
import { writeRecording } from "../recording-file/write-recording.ts";
import { DEMO_ACCOUNT, DEMO_SEGMENTS } from "../seed/demo-account.ts";
import { EXIT, UsageError } from "./exit-status.ts";
import { isDay } from "./log-options.ts";
import { terminal } from "./terminal.ts";

const MOST = DEMO_SEGMENTS.length;

export const SIMULATE_USAGE = `  simulate --day yyyy-mm-dd --out FILE.ndjson[.gz] [--zone ZONE] [--segments COUNT] [--seed TEXT] [--name NAME]
      Writes a simulated day of the demo's contact center as a replay file. The same options always write the same file.
      --zone      time zone of the day. Default: ${DEMO_ACCOUNT.timeZone}
      --segments  number of the demo's ${MOST} segments to include, with their agents. Default: ${MOST}
      --seed      any text; different texts produce different days. Default: "switchboard"
      --name      name of the replay file. Default: "Simulated day"
      Exit status: 0 written, 1 failed, 2 invalid usage.`;

const OPTIONS = {
  day: { type: "string" },
  out: { type: "string" },
  zone: { type: "string", default: DEMO_ACCOUNT.timeZone },
  segments: { type: "string", default: String(MOST) },
  seed: { type: "string", default: "switchboard" },
  name: { type: "string", default: "Simulated day" },
} as const;

/** Writes a simulated day as a replay file. Standard output contains only the summary. */
export async function runSimulate(args: readonly string[], signal: AbortSignal): Promise<number> {
  const { day, out, zone, segments, seed, name } = parseArgs({ args: [...args], options: OPTIONS }).values;
  if (day === undefined)
    throw new UsageError("--day is missing. Set the day to simulate, such as --day 2026-03-02.");
  if (!isDay(day)) throw new UsageError(`--day ${day} is not a date. Use a date such as 2026-03-02.`);
  if (!isZone(zone))
    throw new UsageError(`--zone ${zone} is not a time zone. Use one such as Europe/Madrid.`);
  if (!/^[1-9]\d*$/.test(segments) || Number(segments) > MOST)
    throw new UsageError(`--segments ${segments} is not a whole number from 1 to ${MOST}.`);
  if (out === undefined) throw new UsageError("--out is missing. Set the file to write.");
  const adapter = simulatedLog({ day, zone, seed, segments: Number(segments) });
  const { header, events, summary } = await importLog(noLines(), {
    adapter,
    as: "simulation",
    log: `${day}/${seed}`,
    name,
    zone,
  });
  await writeRecording(out, header, events, signal);
  terminal.say(`${out}: ${events.length} events of a simulated day`);
  terminal.result({ file: out, name, events: summary.events });
  return EXIT.WELL;
}

/** Yields no lines, because a simulation reads no log. */
async function* noLines(): AsyncGenerator<string> {}
