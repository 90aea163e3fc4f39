import { parseArgs } from "node:util";
import { findingWords } from "../recording-file/finding-words.ts";
import { checkFile } from "../recording-file/read-checked.ts";
import { terminal } from "./terminal.ts";
import { UsageError } from "./usage-error.ts";

export const VERIFY_USAGE = `  verify FILE
      Checks a recording: the form of its lines, the order of its events, what is missing between them, and the seals
      that vouch for its bytes. What is wrong is named by its line, the header being line 1.
      Exit status: 0 sound, 1 not, 2 not understood, 130 stopped.`;

const UNSOUND = 1;

/** Says whether a recording is as it was written. Standard output is the summary and nothing else. */
export async function runVerify(args: readonly string[], signal: AbortSignal): Promise<number> {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true, options: {} });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new UsageError("verify needs one file to check.");
  const { header, findings, found, unread, ...rest } = await checkFile(file, (lines) => terminal.progress(() => `${lines} lines read`), signal);
  for (const finding of findings) terminal.say(findingWords(finding));
  if (found > findings.length) terminal.say(`… and ${found - findings.length} more.`);
  if (unread !== null) terminal.say(unread);
  const isSound = found === 0 && unread === null;
  terminal.say(`${file}: ${rest.events} events in ${rest.lines} lines${rest.isSealed ? "" : ", without seals"}, ${isSound ? "sound" : "not sound"}.`);
  terminal.result({ file, name: header?.name ?? null, ...rest, sound: isSound, findings });
  return isSound ? 0 : UNSOUND;
}
