import { readFile, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { DEFAULT_TARGETS } from "../../streams/metrics/targets.ts";
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
      Checks the lines, order, gaps and seals of a replay file, and the expectations that it contains. Each finding
      names its line; the header is line 1.
      --expect         file with more expectations (see server/recording-file/README.md)
      --answer-within  target in seconds for service levels. Default: 20
      --junit          also writes the results as JUnit XML
      Exit status: 0 valid and as expected, 1 not valid, not as expected or failed, 2 invalid usage, 130 stopped.`;

const OPTIONS = {
  expect: { type: "string" },
  "answer-within": { type: "string", default: String(DEFAULT_TARGETS.answerWithinSeconds) },
  junit: { type: "string" },
} as const;

/** Verifies a replay file against its seals and expectations. Standard output contains only the summary. */
export async function runVerify(args: readonly string[], signal: AbortSignal): Promise<number> {
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new UsageError("verify requires one file.");
  const answerWithinSeconds = Number(values["answer-within"]);
  if (!Number.isSafeInteger(answerWithinSeconds) || answerWithinSeconds < 0)
    throw new UsageError(`--answer-within ${values["answer-within"]} is not a whole number of seconds.`);
  if (values.junit !== undefined) await assertNotOverwritten("--junit", values.junit, [file, values.expect]);
  const given = values.expect === undefined ? [] : expectationsOf(await readFile(values.expect, "utf8"));
  const read = (lines: number) => terminal.progress(() => `${lines} lines read`);
  const checked = await checkFile(file, { expectations: given, answerWithinSeconds, read, signal }).catch(
    async (error: unknown) => {
      // A file that cannot be read must also be in the JUnit report.
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
  const listed = firstFindings(findings);
  const faults = [
    ...(unread === null ? [] : [unread]),
    ...listed.map(findingWords),
    ...(found > listed.length ? [`and ${found - listed.length} more`] : []),
  ];
  const outcomes = expectations.map((expectation, index) => {
    const verdict = verdicts[index] ?? { state: "broken", evidence: null };
    return {
      expectation: expectationWords(expectation),
      state: verdict.state,
      evidence: header ? evidenceWords(verdict, header.zone) : "",
    };
  });
  for (const line of [...faults, ...(header ? [foldWords(header), newerWords(header)] : [])])
    if (line !== null) terminal.say(line);
  for (const { expectation, state, evidence } of isRecording ? outcomes : [])
    terminal.say(`${state === "met" ? "✓" : "✕"} ${expectation}${evidence === "" ? "" : ` (${evidence})`}`);
  const broken = outcomes.filter(({ state }) => state !== "met").length;
  const isAsExpected = broken === 0;
  // For a file that is not a replay file, only the findings are shown.
  if (isRecording)
    terminal.say(
      `${file}: ${rest.events} events in ${rest.lines} lines${rest.isSealed ? "" : ", without seals"}${header?.edited ? ", edited" : ""}; ${faults.length === 0 ? "valid" : "not valid"}${metWords(outcomes.length, broken)}.`,
    );
  if (values.junit !== undefined) {
    const cases: Case[] = [
      soundCase(faults.length === 0 ? null : faults.join("\n")),
      ...outcomes.map(({ expectation, state, evidence }) => ({
        name: expectation,
        failure: state === "met" ? null : evidence || "never met",
      })),
    ];
    await writeFile(values.junit, junitOf(file, cases));
  }
  terminal.result({
    file,
    name: header?.name ?? null,
    ...rest,
    sound: faults.length === 0,
    findings,
    expectations: outcomes,
  });
  return faults.length === 0 && isAsExpected ? EXIT.WELL : EXIT.NOT_SO;
}

const soundCase = (failure: string | null): Case => ({ name: "is sound", failure });

/** Formats the number of expectations that were met; empty if there are no expectations. */
const metWords = (all: number, broken: number): string =>
  all === 0 ? "" : `; ${all - broken} of ${all} expectations met`;
