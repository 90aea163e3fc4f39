import { describe, expect, onTestFinished, test } from "vitest";
import { createActor, fromCallback } from "xstate";
import { type ReplayEvent, replayMachine, type Standing } from "../../machines/replay.ts";
import { transportState } from "../../src/services/use-transport.ts";
import { steppedClock } from "../support/actors.ts";

const SPAN = { length: 10, first: 1_000, last: 101_000 };

function startReplay() {
  const { clock, wait } = steppedClock();
  const done: string[] = [];
  let frame: ((ms: number) => void) | null = null;
  const machine = replayMachine.provide({
    actors: {
      frames: fromCallback<ReplayEvent>(({ sendBack }) => {
        frame = (ms) => sendBack({ type: "frame", ms });
        return () => (frame = null);
      }),
    },
    actions: {
      giveUp: () => void done.push("giveUp"),
      goOn: ({ context }) => void done.push(`go on to ${context.time}`),
      rewind: () => void done.push("rewind"),
    },
  });
  const actor = createActor(machine, { clock });
  onTestFinished(() => void actor.stop());
  actor.start();
  const standing = (position: number, now: number, next: number | null = now + 100): Standing => ({
    position,
    now,
    happened: now,
    next,
  });
  return {
    wait,
    done,
    send: (event: ReplayEvent) => actor.send(event),
    shown: (
      position: number,
      now: number,
      {
        next,
        stoppedAt = null,
        moved = false,
      }: { next?: number | null; stoppedAt?: string | null; moved?: boolean } = {},
    ) => actor.send({ type: "shown", standing: standing(position, now, next), stoppedAt, moved }),
    frame: (ms: number) => frame?.(ms),
    isDrawing: () => frame !== null,
    state: () => transportState(actor.getSnapshot()),
    context: () => actor.getSnapshot().context,
    matches: (opening: "quiet" | "shown") => actor.getSnapshot().matches({ opening }),
  };
}

function opened() {
  const replay = startReplay();
  replay.send({ type: "open" });
  replay.send({ type: "opening.done", span: SPAN });
  replay.shown(0, SPAN.first, { moved: true });
  return replay;
}

describe("opening", () => {
  test("shows the progress after 300 ms and not before", () => {
    const replay = startReplay();
    expect(replay.state()).toBe("empty");
    replay.send({ type: "open" });
    replay.wait(299);
    expect(replay.matches("quiet")).toBe(true);
    replay.send({ type: "opening.progressed", progress: 0.25 });
    replay.wait(1);
    expect(replay.matches("shown")).toBe(true);
    expect(replay.context().progress).toBe(0.25);
    replay.send({ type: "opening.done", span: SPAN });
    expect(replay.state()).toBe("paused");
  });

  test("is given up, and nothing is open then", () => {
    const replay = startReplay();
    replay.send({ type: "open" });
    replay.send({ type: "cancel" });
    expect([replay.state(), replay.done]).toEqual(["empty", ["giveUp"]]);
  });

  test("fails with its reason, and another one may be opened, for which the reason is gone", () => {
    const replay = startReplay();
    replay.send({ type: "open" });
    replay.send({ type: "opening.refused", problem: "This is not a replay file." });
    expect([replay.state(), replay.context().problem]).toEqual(["failed", "This is not a replay file."]);
    replay.send({ type: "open" });
    expect([replay.state(), replay.context().problem]).toEqual(["opening", null]);
  });

  test("another recording takes the place of one that plays", () => {
    const replay = opened();
    replay.send({ type: "play" });
    replay.send({ type: "open" });
    expect([replay.state(), replay.isDrawing()]).toEqual(["opening", false]);
  });
});

describe("playing", () => {
  test("advances time by the speed and requests the position with each frame", () => {
    const replay = opened();
    replay.send({ type: "play" });
    replay.frame(16);
    replay.send({ type: "speed.chosen", speed: 64 });
    replay.frame(100);
    expect(replay.done).toEqual(["go on to 1016", "go on to 7416"]);
    replay.send({ type: "speed.chosen", speed: 0.25 });
    replay.frame(100);
    expect(replay.done.at(-1)).toBe("go on to 7441");
  });

  test("advances as far as the work allows at the highest speed", () => {
    const replay = opened();
    replay.send({ type: "speed.chosen", speed: "max" });
    replay.send({ type: "play" });
    replay.frame(16);
    expect(replay.done).toEqual(["go on to 1000"]);
  });

  test("continues from the shown time when a speed is chosen while it plays at the highest", () => {
    const replay = opened();
    replay.send({ type: "speed.chosen", speed: "max" });
    replay.send({ type: "play" });
    replay.frame(16);
    replay.shown(5, 60_000);
    replay.send({ type: "speed.chosen", speed: 1 });
    replay.frame(16);
    expect(replay.done.at(-1)).toBe("go on to 60016");
  });

  test("keeps advancing while frames are shown and continues from a position the user moved to", () => {
    const replay = opened();
    replay.send({ type: "play" });
    replay.frame(500);
    replay.shown(1, 1_200);
    expect(replay.context().time).toBe(1_500);
    replay.shown(5, 50_000, { moved: true });
    replay.frame(10);
    expect(replay.done.at(-1)).toBe("go on to 50010");
    expect(replay.state()).toBe("playing");
  });

  test("stays at the shown position while paused", () => {
    const replay = opened();
    replay.send({ type: "play" });
    replay.frame(500);
    replay.shown(1, 1_400);
    replay.send({ type: "pause" });
    expect([replay.state(), replay.context().time, replay.isDrawing()]).toEqual(["paused", 1_400, false]);
  });

  test("two seconds of nothing are passed over where that is wanted, however fast it plays, and less is not", () => {
    const replay = opened();
    replay.send({ type: "idle.skipped", skips: true });
    replay.send({ type: "play" });
    replay.shown(1, 2_000, { next: 4_016, moved: true });
    replay.frame(16);
    expect(replay.done.at(-1)).toBe("go on to 2016");
    replay.shown(1, 2_000, { next: 4_017, moved: true });
    replay.frame(16);
    expect(replay.done.at(-1)).toBe("go on to 4017");
    replay.send({ type: "speed.chosen", speed: 4 });
    replay.shown(1, 2_000, { next: 10_000, moved: true });
    replay.frame(1);
    expect(replay.done.at(-1)).toBe("go on to 2004");
    replay.shown(1, 2_000, { next: 10_005, moved: true });
    replay.frame(1);
    expect(replay.done.at(-1)).toBe("go on to 10005");
  });

  test("stops at the last event and restarts when played again", () => {
    const replay = opened();
    replay.send({ type: "play" });
    replay.send({ type: "speed.chosen", speed: 10_000 });
    replay.frame(1_000);
    expect(replay.done.at(-1)).toBe("go on to 101000");
    replay.shown(10, 101_000, { next: null });
    expect([replay.state(), replay.isDrawing()]).toEqual(["ended", false]);
    replay.send({ type: "play" });
    expect([replay.state(), replay.done.at(-1)]).toEqual(["playing", "rewind"]);
  });

  test("continues past the last event while console actions remain", () => {
    const replay = opened();
    replay.send({ type: "play" });
    replay.shown(10, 100_000, { next: 101_000 });
    expect(replay.state()).toBe("playing");
    replay.shown(10, 101_000, { next: null });
    expect(replay.state()).toBe("ended");
  });

  test("pauses at an earlier position chosen at the end", () => {
    const replay = opened();
    replay.send({ type: "play" });
    replay.shown(10, 101_000, { next: null });
    replay.shown(3, 4_000, { moved: true });
    expect([replay.state(), replay.context().standing.position]).toEqual(["paused", 3]);
  });

  test("restarts when played from a pause at the end", () => {
    const replay = opened();
    replay.shown(10, 101_000, { next: null, moved: true });
    replay.send({ type: "play" });
    expect([replay.state(), replay.done]).toEqual(["playing", ["rewind"]]);
  });
});

describe("a breakpoint", () => {
  test("pauses at a named condition and clears the name on play or seek", () => {
    const replay = opened();
    replay.send({ type: "play" });
    replay.shown(4, 5_000, { stoppedAt: "waiting ≥ 18" });
    expect([replay.state(), replay.context().stoppedAt, replay.context().time]).toEqual([
      "paused",
      "waiting ≥ 18",
      5_000,
    ]);
    replay.send({ type: "play" });
    expect([replay.state(), replay.context().stoppedAt]).toEqual(["playing", null]);
    replay.shown(4, 5_000, { stoppedAt: "waiting ≥ 18" });
    replay.shown(5, 5_100, { moved: true });
    expect([replay.state(), replay.context().stoppedAt]).toEqual(["paused", null]);
  });
});
