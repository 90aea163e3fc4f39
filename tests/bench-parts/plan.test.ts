import { expect, test } from "vitest";
import type { FigureKind } from "../bench/figure.ts";
import { planFrom, timesOf } from "../bench/plan.ts";
import { BenchRefused } from "../bench/refusal.ts";

interface Run {
  readonly figures: readonly FigureKind[];
  readonly needsData?: boolean;
  readonly isHuge?: boolean;
}

const kind = (id: string): FigureKind => ({ id, unit: "ms" });
const goal = { is: "<=", than: 1 } as const;
const SCRIPTS: Run = {
  figures: ["js-login", "js-monitor"].map((id) => ({ ...kind(id), goal, isExact: true })),
};
const INGEST: Run = { figures: [{ ...kind("ingest-ratio-10k"), goal }, kind("ingest-10k")] };
const CONTACTS: Run = { figures: [{ ...kind("contacts-list-100k"), goal }], needsData: true };
const HUGE: Run = { figures: [{ ...kind("calls-rows-10m"), goal }], isHuge: true };
const PEER: Run = { figures: [kind("peer-x-ingest-10k")] };
const RUNS: readonly Run[] = [SCRIPTS, CONTACTS, HUGE, INGEST, PEER];

test("without a name everything is measured that needs no large data", () => {
  const { runs, isCompared, isRecorded } = planFrom([], RUNS);
  expect({ runs, isCompared, isRecorded }).toEqual({
    runs: [SCRIPTS, INGEST, PEER],
    isCompared: false,
    isRecorded: false,
  });
});

test("the name data brings everything that needs large data, and other names beside it", () => {
  expect(planFrom(["data"], RUNS).runs).toEqual([CONTACTS]);
  expect(planFrom(["data", "ingest-10k"], RUNS).runs).toEqual([CONTACTS, INGEST]);
});

test("measures with ten million calls only if it is asked for", () => {
  expect(planFrom(["data-10m"], RUNS).runs).toEqual([HUGE]);
  expect(planFrom(["calls-rows-10m", "data"], RUNS).runs).toEqual([CONTACTS, HUGE]);
});

test("a name brings the run that measures it, once and in the order of the runs", () => {
  expect(planFrom(["contacts-list-100k", "js-monitor", "js-login"], RUNS).runs).toEqual([SCRIPTS, CONTACTS]);
});

test("rejects an unknown name and lists all known ones", () => {
  expect(() => planFrom(["js-login", "speed"], RUNS)).toThrow(BenchRefused);
  expect(() => planFrom(["speed"], RUNS)).toThrow(/Unknown: speed\.[^]*js-login[^]*contacts-list-100k/);
});

test("an unknown option is refused", () => {
  expect(() => planFrom(["--comparre"], RUNS)).toThrow(/Unknown: --comparre\. Usage/);
});

test("a comparison measures only what the history keeps", () => {
  const { runs, chosen, isCompared } = planFrom(["--compare"], RUNS);
  expect(runs).toEqual([SCRIPTS, INGEST]);
  expect([...chosen]).toEqual(["js-login", "js-monitor", "ingest-ratio-10k"]);
  expect(isCompared).toBe(true);
});

test("options go with names and with each other, and only the named figures are kept", () => {
  const plan = planFrom(["--record", "js-login", "--compare", "data"], RUNS);
  expect(plan).toMatchObject({ runs: [SCRIPTS, CONTACTS], isCompared: true, isRecorded: true });
  expect([...plan.chosen]).toEqual(["js-login", "contacts-list-100k"]);
});

test.each(["--compare", "--record"])("%s refuses a figure that the history does not keep", (option) => {
  expect(() => planFrom([option, "ingest-10k"], RUNS)).toThrow(
    /Not in the history:\s+ingest-10k\s+The history keeps:\s+js-login/,
  );
});

test("a run is measured three times where the history keeps what differs from time to time, else once", () => {
  expect([SCRIPTS, INGEST, CONTACTS, PEER].map(timesOf)).toEqual([1, 3, 3, 1]);
});
