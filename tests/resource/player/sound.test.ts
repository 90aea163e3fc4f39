import { expect, test } from "vitest";
import { afterSilence, barsOf, momentsOf, nextMoment, soundOf } from "../../../src/resource/player/sound.ts";

const RATE = 1_000;

/** Returns samples of stretches: seconds and amplitude. */
const samples = (...stretches: readonly (readonly [seconds: number, loud: number])[]) =>
  Float32Array.from(
    stretches.flatMap(([seconds, loud]) =>
      Array.from({ length: seconds * RATE }, (_, at) => (at % 2 === 0 ? loud : -loud)),
    ),
  );

test("finds where the speech begins, and the silences that no track fills", () => {
  const customer = samples([1, 0], [2, 0.5], [12, 0.001], [2, 0.5], [4, 0], [1, 0.4]);
  const agent = samples([1, 0], [2, 0], [1, 0.3], [13, 0], [4, 0], [1, 0]);
  const sound = soundOf([customer, agent], RATE);
  expect(sound).toMatchObject({ duration: 22_000, begins: 1_000 });
  expect(sound.silences).toEqual([
    { from: 4_000, until: 15_000 },
    { from: 17_000, until: 21_000 },
  ]);
  expect(momentsOf(sound)).toEqual([{ from: 4_000, until: 15_000 }]);
  expect(sound.tracks).toHaveLength(2);
  expect(Math.max(...sound.tracks.flat())).toBe(1);
});

test("a silent recording has one silence, and an empty one has none", () => {
  expect(soundOf([samples([10, 0])], RATE)).toMatchObject({
    begins: 0,
    silences: [{ from: 0, until: 10_000 }],
  });
  expect(soundOf([], RATE)).toMatchObject({ duration: 0, silences: [], tracks: [] });
});

test("draws the first two of many tracks", () => {
  expect(soundOf([samples([1, 1]), samples([1, 1]), samples([1, 1])], RATE).tracks).toHaveLength(2);
});

test("goes from one long silence to the next, and from the last to the first", () => {
  const silences = [
    { from: 3_000, until: 6_000 },
    { from: 10_000, until: 20_000 },
    { from: 40_000, until: 60_000 },
  ];
  expect([0, 10_000, 40_000, 70_000].map((at) => nextMoment({ silences }, at))).toEqual([
    10_000, 40_000, 10_000, 10_000,
  ]);
  expect(nextMoment({ silences: silences.slice(0, 1) }, 0)).toBeNull();
});

test("skips the middle of a silence, so that no words are cut off", () => {
  const sound = { silences: [{ from: 10_000, until: 20_000 }] };
  expect([9_000, 10_400, 10_600, 19_800].map((at) => afterSilence(sound, at))).toEqual([
    null,
    null,
    19_700,
    null,
  ]);
});

test("draws the loudest moment of each bar, also with more bars than values", () => {
  expect(barsOf([0, 1, 0, 0, 0.5, 0], 3)).toEqual([1, 0, 0.5]);
  expect(barsOf([0.2, 0.8], 4)).toEqual([0.2, 0.2, 0.8, 0.8]);
  expect(barsOf([], 2)).toEqual([0, 0]);
});
