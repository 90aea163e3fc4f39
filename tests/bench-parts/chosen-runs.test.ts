import { expect, test } from "vitest";
import { UnknownFigure, chosenRuns } from "../bench/chosen-runs.ts";

const RUNS = [{ ids: ["js-login", "js-monitor"] }, { ids: ["ingest-ratio-10k"] }, { ids: ["cpu-ratio-10k"] }];

test("without a name everything is measured", () => {
  expect(chosenRuns(RUNS, [])).toEqual(RUNS);
});

test("a name brings the run that measures it, once and in the order of the runs", () => {
  expect(chosenRuns(RUNS, ["cpu-ratio-10k", "js-monitor", "js-login"])).toEqual([RUNS[0], RUNS[2]]);
});

test("a name that nobody measures is refused with all that there are", () => {
  expect(() => chosenRuns(RUNS, ["js-login", "speed"])).toThrow(UnknownFigure);
  expect(() => chosenRuns(RUNS, ["speed"])).toThrow(/No figure is called speed\.[^]*js-login[^]*cpu-ratio-10k/);
});
