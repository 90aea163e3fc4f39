import { expect, test } from "vitest";
import { clusterMarks, clusterExtents, labelSides } from "../../../../src/features/replay/timeline/placed.ts";

const at = (x: number, words: number) => ({ from: x - 8, until: x + 8, words });

test("places labels on the preferred side, on the other if it is occupied, and nowhere without room", () => {
  expect(labelSides([at(100, 50)], 0, 300, "left")).toEqual(["left"]);
  expect(labelSides([at(20, 50)], 0, 300, "left")).toEqual(["right"]);
  expect(labelSides([at(100, 50), at(150, 80)], 0, 300, "left")).toEqual(["left", "right"]);
  expect(labelSides([at(100, 50), at(150, 200)], 0, 300, "left")).toEqual(["left", null]);
});

test("places no label over preceding ones, and reserves no room for empty labels", () => {
  expect(labelSides([at(100, 80), at(220, 100)], 0, 400, "right")).toEqual(["right", "right"]);
  expect(labelSides([at(100, 110), at(250, 120)], 0, 300, "right")).toEqual(["right", null]);
  expect(labelSides([at(100, 0)], 0, 300, "right")).toEqual([null]);
});

test("signs nearer than twenty are one with their count", () => {
  expect(clusterMarks([{ x: 10 }, { x: 29 }, { x: 30 }, { x: 60 }])).toEqual([
    [{ x: 10 }, { x: 29 }],
    [{ x: 30 }],
    [{ x: 60 }],
  ]);
});

test("extends overlapping and nearly overlapping spans to their common extent", () => {
  expect(
    clusterExtents([
      { from: 20, until: 24 },
      { from: 10, until: 15 },
      { from: 40, until: 44 },
    ]),
  ).toEqual([
    { from: 10, until: 24 },
    { from: 10, until: 24 },
    { from: 40, until: 44 },
  ]);
});
