import { readFile, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { DEFAULT_TARGETS } from "../../streams/metrics/standing.ts";
import { evidenceWords, expectationWords } from "../recording-file/expectation-words.ts";
import { expectationsOf } from "../recording-file/expectations.ts";
import { checkFloors } from "../recording-file/check-floors.ts";
import { findingWords } from "../recording-file/finding-words.ts";
import { firstFindings } from "../recording-file/first-findings.ts";
import { foldWords, newerWords } from "../recording-file/version-words.ts";
import { type Case, junitOf } from "../recording-file/junit.ts";
import { checkFile } from "../recording-file/read-checked.ts";
import { EXIT, messageOf, UsageError } from "./exit-status.ts";
import { assertNotOverwritten } from "./assert-not-overwritten.ts";
import { terminal } from "./terminal.ts";

export const VERIFY_USAGE = `  verify FILE [--expect FILE.json] [--answer-within 20] [--junit REPORT.xml]
      Checks a recording: the form of its lines, the order of its events, what is missing between them, and the seals
      that vouch for its bytes. What is wrong is named by its line, the header being line 1. What the recording says is
      expected of it is judged, too.
      --expect         what else has to be so (see server/recording-file/README.md)
      --answer-within  seconds in which an answer is in time, for service levels; 20 where it is absent
      --junit          writes what was checked as JUnit XML, too
      Exit status: 0 sound and as expected, 1 not, 2 not understood, 130 stopped.`;

const OPTIONS = {
  expect: { type: "string" },
  "answer-within": { type: "string", default: String(DEFAULT_TARGETS.answerWithinSeconds) },
  junit: { type: "string" },
} as const;

/** Verifies a recording against its seals and expectations. Standard output contains only the summary. */
export async function runVerify(args: readonly string[], signal: AbortSignal): Promise<number> {
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new UsageError("verify needs one file to check.");
  const answerWithinSeconds = Number(values["answer-within"]);
  if (!Number.isSafeInteger(answerWithinSeconds) || answerWithinSeconds < 0)
    throw new UsageError(`--answer-within ${values["answer-within"]} is no number of seconds.`);
  if (values.junit !== undefined) await assertNotOverwritten("--junit", values.junit, [file, values.expect]);
  const given = values.expect === undefined ? [] : expectationsOf(await readFile(values.expect, "utf8"));
  const read = (lines: number) => terminal.progress(() => `${lines} lines read`);
  const checked = await checkFile(file, { expectations: given, answerWithinSeconds, read, signal }).catch(
    async (error: unknown) => {
      // The JUnit report must also contain files that cannot be read.
      if (values.junit !== undefined && !signal.aborted)
        await writeFile(values.junit, junitOf(file, [soundCase(messageOf(error))]));
      throw error;
    },
  );
  const {
    header,
    findings: inLines,
    found: foundInLines,
    isRecording,
    unread,
    expectations,
    verdicts,
    ...rest
  } = checked;
  const inFloors =
    rest.records["state"] || rest.records["snapshot"] || (header?.stream.first ?? 1) > 1
      ? await checkFloors(file, signal)
      : [];
  const [findings, found] = [[...inLines, ...inFloors], foundInLines + inFloors.length];
  const told = firstFindings(findings);
  const wrong = [
    ...(unread === null ? [] : [unread]),
    ...told.map(findingWords),
    ...(found > told.length ? [`and ${found - told.length} more`] : []),
  ];
  const outcomes = expectations.map((expectation, index) => {
    const verdict = verdicts[index] ?? { state: "broken", evidence: null };
    return {
      expectation: expectationWords(expectation),
      state: verdict.state,
      evidence: header ? evidenceWords(verdict, header.zone) : "",
    };
  });
  for (const line of [...wrong, ...(header ? [foldWords(header), newerWords(header)] : [])])
    if (line !== null) terminal.say(line);
  for (const { expectation, state, evidence } of isRecording ? outcomes : [])
    terminal.say(`${state === "met" ? "✓" : "✕"} ${expectation}${evidence === "" ? "" : ` (${evidence})`}`);
  const broken = outcomes.filter(({ state }) => state !== "met").length;
  const isAsExpected = broken === 0;
  // Nothing else is known about a file that is not a recording.
  if (isRecording)
    terminal.say(
      `${file}: ${rest.events} events in ${rest.lines} lines${rest.isSealed ? "" : ", without seals"}; ${header?.edited ? "edited; " : ""}it is ${wrong.length === 0 ? "sound" : "not sound"}${heldWords(outcomes.length, broken)}.`,
    );
  if (values.junit !== undefined) {
    const cases: Case[] = [
      soundCase(wrong.length === 0 ? null : wrong.join("\n")),
      ...outcomes.map(({ expectation, state, evidence }) => ({
        name: expectation,
        failure: state === "met" ? null : evidence || "it never was so",
      })),
    ];
    await writeFile(values.junit, junitOf(file, cases));
  }
  terminal.result({
    file,
    name: header?.name ?? null,
    ...rest,
    sound: wrong.length === 0,
    findings,
    expectations: outcomes,
  });
  return wrong.length === 0 && isAsExpected ? EXIT.WELL : EXIT.NOT_SO;
}

const soundCase = (failure: string | null): Case => ({ name: "is sound", failure });

/** Reported apart from integrity. */
function heldWords(all: number, broken: number): string {
  if (all === 0) return "";
  if (broken === 0) return all === 1 ? "; its expectation holds" : `; its ${all} expectations hold`;
  return broken === all
    ? `; none of its ${all} expectations holds`
    : `; ${broken} of its ${all} expectations ${broken === 1 ? "does" : "do"} not hold`;
}
