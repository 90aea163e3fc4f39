import { expect, test } from "vitest";
import {
  eventsPath,
  hangUpsPath,
  levelPaths,
  levelY,
  waitingPaths,
  waitingTop,
  waitingY,
} from "../../../../src/features/replay/timeline/lane-paths.ts";

const MINUTE = 60_000;
const SMALL = { left: 0, width: 4, from: 0, until: 4 * MINUTE };
const lanes = {
  from: 0,
  until: 4 * MINUTE,
  columns: 4,
  waiting: Uint32Array.of(0, 5, 5, 12),
  levels: [],
  events: Uint32Array.of(2, 0, 4, 1),
  barsFrom: 0,
  bar: MINUTE,
  hangUps: Uint32Array.of(0, 3, 0, 1),
};

test("draws the target and the promised level as designed", () => {
  expect(waitingTop(18, 10)).toBe(20);
  expect(waitingTop(31, 10)).toBe(32);
  expect(waitingY(10, 20)).toBe(90);
  expect(levelY(80)).toBeCloseTo(146.4, 5);
});

test("merges columns of the same height into one mark, and marks those above the target separately", () => {
  const { all, over } = waitingPaths(lanes, SMALL, 20, 10);
  expect(all).toBe("M1 124V107h2V124zM3 124V83.2h1V124z");
  expect(over).toBe("M3 90V83.2h1V90z");
});

test("draws the level as steps that break at unknown values, and fills the gap below the promised level", () => {
  const step = (from: number, percent: number | null) => ({
    from: from * MINUTE,
    until: (from + 1) * MINUTE,
    percent,
  });
  const { line, missing } = levelPaths([step(0, 100), step(1, 50), step(2, null), step(3, 25)], SMALL, 80);
  expect(line).toBe("M0 140H1V156H2M3 164H4");
  expect(missing).toBe("M1 156V146.4h1V156zM3 164V146.4h1V164z");
});

test("fits the highest bar to its lane, with one tick per column that contains abandoned calls", () => {
  expect(eventsPath(lanes, SMALL)).toBe("M0 210V198h1V210zM2 210V186h1V210zM3 210V204h1V210z");
  expect(hangUpsPath(lanes, SMALL)).toBe("M1 224V216h1.5V224zM3 224V216h1.5V224z");
});
