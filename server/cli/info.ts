import { parseArgs } from "node:util";
import { clockIn } from "../recording-file/clock-in.ts";
import { findingWords } from "../recording-file/finding-words.ts";
import { firstFindings } from "../recording-file/first-findings.ts";
import { foldWords, newerWords } from "../recording-file/version-words.ts";
import { checkFile } from "../recording-file/read-checked.ts";
import { gapsIn, InfoOf, type Mentioned, sizeOf, unknownKinds } from "../recording-file/recording-info.ts";
import { EXIT, UsageError } from "./exit-status.ts";
import { countDamage, openFile } from "./open-file.ts";
import { terminal } from "./terminal.ts";

export const INFO_USAGE = `  info FILE
      Shows the period, events, segments, agents and gaps of a replay file, and whether its seals are intact.
      Exit status: 0 read to the end, 1 failed, 2 invalid usage, 3 read, but with faults or
      unreadable parts, which are listed.`;

/** Maximum number of listed segments and agents. */
const LISTED = 10;

/** Describes a replay file. Standard output contains only the summary. */
export async function runInfo(args: readonly string[], signal: AbortSignal): Promise<number> {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true, options: {} });
  const [file = ""] = positionals;
  const checked = () =>
    checkFile(file, {
      expectations: [],
      answerWithinSeconds: 0,
      read: (read) => terminal.progress(() => `${read} lines read`),
      signal,
    });
  const { recording, damages } = await openFile("info", positionals, signal, undefined, countDamage()).catch(
    async (error: unknown) => {
      // Damaged compression can make the header unreadable. `checkFile` finds the place of the damage.
      const seen = error instanceof UsageError ? null : await checked().catch(() => null);
      if (seen?.unread != null) terminal.say(seen.unread);
      throw error;
    },
  );
  const { header } = recording;
  const seen = new InfoOf(header.names);
  for await (const event of recording.events) seen.see(event);
  const { types, first, last, segments, agents } = seen.info();
  const { findings, found, records, lines, events, isSealed, unread } = await checked();
  const { name, zone, fold, stream, redaction, events: declared } = header;
  const clock = clockIn(zone);
  const span =
    first === null || last === null
      ? "no events"
      : `${clock.format(first)} to ${clock.format(last)}, ${zone}`;
  const bytes = await sizeOf(file);
  if (unread !== null) terminal.say(unread);
  terminal.say(`${name}: ${span}`);
  terminal.say(
    `${events} of ${declared} events in ${lines} lines, ${bytes} bytes; offsets from ${stream.first} of ${stream.channel}`,
  );
  terminal.say(
    `Personal data: ${redaction ? `removed (${redaction.policy})` : "included"}. Seals: ${isSealed ? (found === 0 ? "intact" : "not intact") : "none"}.`,
  );
  for (const words of [foldWords(header), newerWords(header)]) if (words !== null) terminal.say(words);
  for (const [type, count] of Object.entries(types)) terminal.say(`  ${count} ${type}`);
  for (const [k, count] of Object.entries(records)) terminal.say(`  ${count} records of kind ${k}`);
  const unknown = unknownKinds(records);
  for (const [k, count] of Object.entries(unknown))
    terminal.say(`Skipped records of the unknown kind ${k}: ${count}.`);
  terminal.say(`Segments: ${listed(segments)}`);
  terminal.say(`Agents: ${listed(agents)}`);
  const listedFindings = firstFindings(findings);
  for (const finding of listedFindings) terminal.say(findingWords(finding));
  if (found > listedFindings.length) terminal.say(`… and ${found - listedFindings.length} more.`);
  const instant = (time: number | null) => (time === null ? null : new Date(time).toISOString());
  terminal.result({
    file,
    name,
    bytes,
    zone,
    fold,
    stream,
    redaction: redaction ?? null,
    lines,
    events,
    said: declared,
    first: instant(first),
    last: instant(last),
    types,
    records,
    unknown,
    segments,
    agents,
    gaps: gapsIn(findings),
    sealed: isSealed,
    findings: found,
    unread,
  });
  return found > 0 || damages() > 0 || unread !== null ? EXIT.INCOMPLETE : EXIT.WELL;
}

const listed = (all: readonly Mentioned[]): string =>
  all.length === 0
    ? "none"
    : `${all
        .slice(0, LISTED)
        .map(({ id, name, events }) => `${name ?? id} (${events})`)
        .join(", ")}${all.length > LISTED ? ` and ${all.length - LISTED} more` : ""}`;
