import { expect, test } from "vitest";
import { draw, drawSample } from "./support/house-sample.ts";

test("draws the same items for a seed in any order, and others for another seed", () => {
  const items = Array.from({ length: 100 }, (_, index) => `item ${index}`);
  const drawn = draw(items, 10, "a");
  expect(new Set(drawn).size).toBe(10);
  expect(draw(items.toReversed(), 10, "a")).toEqual(drawn);
  expect(draw(items, 10, "b")).not.toEqual(drawn);
});

test("draws twelve screens, twelve files and 200 texts of each language", () => {
  const { screens, files, es, fr } = drawSample("a");
  expect([screens.length, files.length, es.length, fr.length]).toEqual([12, 12, 200, 200]);
  expect(es.filter(({ key, en, text }) => key === "" || en === "" || text === "")).toEqual([]);
});
