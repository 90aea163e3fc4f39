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
      Says what a recording holds: when, which events, segments and agents, what is missing, and whether its seals are whole.
      Exit status: 0 read to its end, 1 failed, 2 not understood, 3 read without what could not be read.`;

const LISTED = 10;

/** Describes a recording. Standard output contains only the summary. */
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
      // What is packed may be damaged so early that its first line is none, which only shows further on.
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
  const { name, zone, fold, stream, redaction, events: said } = header;
  const clock = clockIn(zone);
  const span =
    first === null || last === null ? "no event" : `${clock.format(first)} to ${clock.format(last)}, ${zone}`;
  const bytes = await sizeOf(file);
  if (unread !== null) terminal.say(unread);
  terminal.say(`${name}: ${span}`);
  terminal.say(
    `${events} of ${said} events in ${lines} lines, ${bytes} bytes; offsets from ${stream.first} of ${stream.channel}`,
  );
  terminal.say(
    `Personal data ${redaction ? `were taken out (${redaction.policy})` : "are in it"}; ${isSealed ? (found === 0 ? "its seals are whole" : "not all is as it was written") : "no seals vouch for it"}.`,
  );
  for (const words of [foldWords(header), newerWords(header)]) if (words !== null) terminal.say(words);
  for (const [type, count] of Object.entries(types)) terminal.say(`  ${count} ${type}`);
  for (const [k, count] of Object.entries(records)) terminal.say(`  ${count} records of kind ${k}`);
  const unknown = unknownKinds(records);
  for (const [k, count] of Object.entries(unknown))
    terminal.say(`${count} records of kind ${k} are not known here, and are skipped.`);
  terminal.say(`Segments: ${listed(segments)}`);
  terminal.say(`Agents: ${listed(agents)}`);
  const told = firstFindings(findings);
  for (const finding of told) terminal.say(findingWords(finding));
  if (found > told.length) terminal.say(`… and ${found - told.length} more.`);
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
    said,
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
