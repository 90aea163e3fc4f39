import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Event } from "../../../openapi/generated/live-monitor.ts";
import type { Expectation } from "../../../openapi/generated/recording.ts";
import { writeRecording } from "../../../server/recording-file/write-recording.ts";
import { checkFile } from "../../../server/recording-file/read-checked.ts";
import { recordedLog } from "../../../streams/replay/recorded-log.ts";
import { type Regression, regressionOf } from "../../../streams/replay/regression.ts";
import { ReplayIndex } from "../../../streams/replay/replay-index.ts";
import { hasJanuary, needed } from "../../support/recorded-data.ts";
import { tenthOfJanuary } from "../../support/tenth-of-january.ts";

const OWN: Expectation = {
  expect: "always",
  that: [{ number: "waiting", is: "<=", value: 20 }],
  from: "16:00",
};
const isEvent = (record: object): record is Event => "offset" in record && !("k" in record);

describe.skipIf(!hasJanuary)(`the worst hour of a real day as a test${needed}`, () => {
  const folder = mkdtempSync(join(tmpdir(), "switchboard-regression-"));
  const path = join(folder, "hour.ndjson");
  let hour: Regression;
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  beforeAll(async () => {
    const { header, events } = await tenthOfJanuary();
    const log = recordedLog(header, events);
    const at = (clock: string) => Date.parse(`1999-01-10T${clock}:00+02:00`);
    hour = await regressionOf(
      log,
      ReplayIndex.of(log),
      { from: at("16:00"), until: at("17:00"), name: "10 January, 16:00–17:00" },
      [OWN],
      20,
    );
    await writeRecording(path, hour.header, hour.records);
  });

  const checked = async () => {
    const { findings, expectations, verdicts } = await checkFile(path, {
      expectations: [],
      answerWithinSeconds: 20,
      read: () => undefined,
      signal: new AbortController().signal,
    });
    return {
      findings: findings.map(({ what }) => what),
      broken: expectations.filter((_, index) => verdicts[index]?.state !== "met"),
    };
  };
  const abandoned = () =>
    hour.records.filter(isEvent).find(({ type }) => type === "queue-abandoned")?.offset ?? 0;

  test("contains its own expectations and meets them", async () => {
    expect(await checked()).toEqual({ findings: [], broken: [] });
    expect(hour.expectations.at(-1)).toEqual({ ...OWN, from: "1999-01-10T16:00" });
    expect(hour.expectations.filter(({ expect: what }) => what === "count")).toHaveLength(7);
  });

  test("detects a missing line and its place by the seals when an abandoned call is removed", async () => {
    const gone = abandoned();
    const lines = readFileSync(path, "utf8").split("\n");
    writeFileSync(path, lines.filter((line) => !line.includes(`"offset":${gone},"data"`)).join("\n"));
    expect((await checked()).findings).toEqual(expect.arrayContaining(["missing", "gap", "count"]));
  });

  test("detects a removed call by the expectations when resealed and renumbered", async () => {
    const gone = abandoned();
    const left = hour.records
      .filter((record) => !isEvent(record) || record.offset !== gone)
      .map((record) =>
        isEvent(record) && record.offset > gone ? { ...record, offset: record.offset - 1 } : record,
      );
    await writeRecording(path, { ...hour.header, events: hour.header.events - 1 }, left);
    const { findings, broken } = await checked();
    expect(findings).toEqual([]);
    expect(broken).toContainEqual(expect.objectContaining({ expect: "count", type: "queue-abandoned" }));
  });

  test("an expectation behind the first event is refused, since nothing before it would be held to it, and so is one that is none", async () => {
    const at = hour.records.findIndex(isEvent) + 1;
    await writeRecording(
      path,
      hour.header,
      hour.records.toSpliced(at, 0, { k: "expectation", expectation: OWN }),
    );
    await expect(checked()).rejects.toThrow("An expectation follows the first event");
    await writeRecording(path, hour.header, [
      ...hour.records.slice(0, 1),
      { k: "expectation", expectation: { expect: "always" } },
    ]);
    await expect(checked()).rejects.toThrow('/expectations/0: "that" is missing');
  });
});
