import { parseArgs } from "node:util";
import type { Event } from "../../openapi/generated/live-monitor.ts";
import { compare, type Difference } from "../../streams/replay/compare.ts";
import { EXIT, UsageError } from "./exit-status.ts";
import { openFile } from "./open-file.ts";
import { terminal } from "./terminal.ts";

/** Maximum number of listed differences. */
const LISTED = 20;

export const DIFF_USAGE = `  diff FIRST SECOND
      Compares two replay files and lists the first ${LISTED} differences: events in only one of the files (-, +), and events
      with the same type, subject and time but different data (~). Ids and offsets are not compared.
      Exit status: 0 equal, 1 different or failed, 2 invalid usage, 3 some lines were unreadable.`;

/** Compares two replay files. Standard output contains only the summary. */
export async function runDiff(args: readonly string[], signal: AbortSignal): Promise<number> {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true, options: {} });
  const [first, second, ...more] = positionals;
  if (first === undefined || second === undefined || more.length > 0)
    throw new UsageError("diff requires two files.");
  const [one, other] = [await eventsIn(first, signal), await eventsIn(second, signal)];
  const { differences, same } = compare(one.events, other.events);
  for (const difference of differences.slice(0, LISTED)) terminal.say(words(difference));
  if (differences.length > LISTED) terminal.say(`… and ${differences.length - LISTED} more.`);
  terminal.say(
    differences.length === 0
      ? "No differences."
      : `Differences: ${differences.length}. Equal events: ${same}.`,
  );
  terminal.result({
    same,
    firstOnly: count(differences, "first-only"),
    secondOnly: count(differences, "second-only"),
    changed: count(differences, "changed"),
    first: differences[0] ?? null,
  });
  if (one.damages + other.damages > 0) return EXIT.INCOMPLETE;
  return differences.length === 0 ? EXIT.WELL : EXIT.NOT_SO;
}

async function eventsIn(
  file: string,
  signal: AbortSignal,
): Promise<{ readonly events: readonly Event[]; readonly damages: number }> {
  const { recording, damages } = await openFile("diff", [file], signal);
  const events: Event[] = [];
  for await (const event of recording.events) events.push(event);
  return { events, damages: damages() };
}

const count = (differences: readonly Difference[], what: Difference["what"]): number =>
  differences.filter((one) => one.what === what).length;

const at = ({ time, type, subject, offset }: Event): string =>
  `${time} ${type} ${subject} (offset ${offset})`;

function words(difference: Difference): string {
  if (difference.what === "changed")
    return `~ ${at(difference.first)}: ${JSON.stringify(difference.first.data)} → ${JSON.stringify(difference.second.data)}`;
  return `${difference.what === "first-only" ? "-" : "+"} ${at(difference.event)}`;
}
