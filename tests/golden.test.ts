import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { DESCRIBED } from "../openapi/generated/described.ts";
import { expectationsOf } from "../server/recording-file/expectations.ts";
import { rulesOf as monitorRules, tabOf } from "../src/features/monitor/monitor-lists.ts";
import { ADMINISTRATORS_RULES, USERS_RULES } from "../src/features/people/people-rules.ts";
import { RECORDED_CALLS_RULES } from "../src/features/insights/recordings/recorded-calls-rules.ts";
import { SUBMISSIONS_RULES } from "../src/features/insights/submissions/submissions-rules.ts";
import { MAILS_RULES } from "../src/features/utilities/mails-rules.ts";
import { LOGS_RULES } from "../src/features/webhooks/logs-rules.ts";
import { openFile } from "../src/replay/open-file.ts";
import { listOf, rulesOf } from "../src/resource/kit/described/described-view.ts";
import { readView, type ViewRules, writeView } from "../src/ui/view-state.ts";
import { floorToJson } from "../streams/projections/floor.ts";
import { shaOf } from "../streams/recording/sha-of.ts";
import { FOLDS } from "../streams/replay/folds.ts";
import { judgedLog } from "../streams/replay/judged-log.ts";
import { runInProcess } from "./server/cli/command-in-process.ts";
import { contractNames, missingNames } from "./support/contract-names.ts";
import { GOLDEN_RECORDINGS, GOLDEN_VIEWS, goldenFile } from "./support/golden.ts";

const before: unknown = JSON.parse(goldenFile("names.json").toString());

test("every name that others stored, linked to or programmed against is still there", () => {
  expect(missingNames(before, contractNames())).toEqual([]);
});

test.each([
  [
    "an operation that is gone",
    { operations: { readTag: { at: "GET /tags/{id}" } } },
    { operations: {} },
    ["/operations/readTag"],
  ],
  ["a path that changed", { at: "GET /tags/{id}" }, { at: "GET /tag/{id}" }, ["/at: GET /tags/{id}"]],
  [
    "a member that is gone",
    { events: { "call-ended": ["reason", "time"] } },
    { events: { "call-ended": ["time"] } },
    ["/events/call-ended: reason"],
  ],
])("%s is found", (_, names, now, missing) => {
  expect(missingNames(names, now)).toEqual(missing);
});

/** Seconds in which an answer is in time; the default of the replay and of the command line. */
const ANSWER_WITHIN = 20;

/** Reads a recording with the code of the replay, and its verdict from the command line. */
async function readGolden(path: string, bytes: Buffer) {
  const { log, flaws, isSealed } = await openFile(
    new Blob([new Uint8Array(bytes)]),
    () => undefined,
    new AbortController().signal,
  );
  const records = log.records.map(({ record }) => record);
  const events = [];
  for (let index = 0; index < log.length; index++) events.push(await log.event(index));
  const { fold } = FOLDS.get(log.header.fold) ?? {};
  const end = fold?.(log.begin.floor, log.facts);
  const own = records.flatMap((record) => (record["k"] === "expectation" ? [record["expectation"]] : []));
  const steps: unknown[] = [];
  let floor = log.begin.floor;
  for (const fact of log.facts) {
    floor = fold?.(floor, [fact]) ?? floor;
    const { ended: _, days: __, ...present } = floorToJson(floor);
    steps.push(present);
  }
  const info = await runInProcess(["info", path]);
  const { unknown, segments, agents } = Object(JSON.parse(info.stdout));
  const verified = await runInProcess(["verify", path]);
  const { lines, records: kinds, sound } = Object(JSON.parse(verified.stdout));
  return {
    log,
    own,
    read: {
      name: log.header.name,
      redaction: log.header.redaction ?? null,
      isSealed,
      flawless: flaws.end === null && flaws.findings.length === 0,
      sound,
      lines,
      events: log.length,
      records: kinds,
      unknown,
      segments,
      agents,
      types: Object.fromEntries(
        log.typeNames.map((name, place) => [name, log.types.filter((type) => type === place).length]),
      ),
      digests: {
        steps: shaOf(steps),
        begin: shaOf(floorToJson(log.begin.floor)),
        events: shaOf(events),
        records: shaOf(records),
        end: end && shaOf(floorToJson(end)),
      },
    },
  };
}

const expectationFile = (expectations: readonly unknown[]) =>
  JSON.stringify({ format: "switchboard-expectations", version: 1, expectations });

describe.each(Object.entries(GOLDEN_RECORDINGS))(
  "the recording %s",
  (file, { rows: _, verdicts, ...known }) => {
    const path = fileURLToPath(new URL(`golden/recordings/${file}`, import.meta.url));

    test("is read without loss, folds to the same floor and gets the same verdicts", async () => {
      const { log, own, read } = await readGolden(path, readFileSync(path));
      expect(read).toEqual(known);
      const expected =
        file === "queue-log.ndjson.gz"
          ? goldenFile("recordings/queue-log.expect.json").toString()
          : expectationFile(own);
      expect(judgedLog(log, expectationsOf(expected), ANSWER_WITHIN)).toEqual(verdicts);
    });
  },
);

test("a recording with one changed value is not taken for the golden one", async () => {
  const file = "queue-log.ndjson.gz";
  const text = gunzipSync(goldenFile(`recordings/${file}`)).toString();
  const path = fileURLToPath(new URL(`golden/recordings/${file}`, import.meta.url));
  const changed = text.replace('"type":"queue-abandoned"', '"type":"queue-dismissed"');
  const { read } = await readGolden(path, Buffer.from(changed));
  const { digests } = GOLDEN_RECORDINGS[file] ?? {};
  expect(read.flawless && read.digests.events === digests?.events).toBe(false);
  expect(read.digests.end).not.toBe(digests?.end);
});

const described = (one: keyof typeof DESCRIBED): ViewRules => rulesOf(listOf(DESCRIBED[one]), ["updatedAt"]);
/** The rules of lists that can be read without their page. The others are opened in a browser. */
const RULES: Readonly<Record<string, ViewRules | undefined>> = {
  contacts: described("Contact"),
  "forms.submissions": SUBMISSIONS_RULES,
  mails: MAILS_RULES,
  recordings: RECORDED_CALLS_RULES,
  segments: described("Segment"),
  tags: described("Tag"),
  users: USERS_RULES,
  "users.administrators": ADMINISTRATORS_RULES,
  "webhooks.logs": LOGS_RULES,
};

test.each(
  GOLDEN_VIEWS.views.flatMap(({ stored, reads }) =>
    reads === null ? [] : [[stored.name, stored, reads] as const],
  ),
)("the saved view %s keeps its filters, columns and order", (_, { resource, query }, reads) => {
  const rules = RULES[resource];
  expect(rules && readView(query, rules)).toEqual(reads);
  expect(rules && writeView(readView(query, rules), rules)).toBe(query);
});

test.each(Object.entries(GOLDEN_VIEWS.links))(
  "the link %s keeps its filters, columns and order",
  (link, reads) => {
    const query = new URL(link, "http://console.example").search;
    // Choices that were added later are not in the link.
    expect(readView(query, monitorRules(tabOf(query)))).toMatchObject(reads);
  },
);
