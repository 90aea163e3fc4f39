import { expect, onTestFinished, test, vi } from "vitest";
import type { Api } from "../../../src/api/client.ts";
import { Unanswered } from "../../../src/api/problem.ts";
import { replaySources, startReplay } from "../../../src/app/replay/replay-system.ts";
import type { AskedDesk } from "../../../src/replay/client.ts";
import { deskOf } from "../../../src/replay/worker-api.ts";
import { Held } from "../../../src/replay/worker-state.ts";
import type { ReplayRequest, ReplayRoom, ReplaySystem } from "../../../src/services/replay.ts";
import { transportState } from "../../../src/services/use-transport.ts";
import { evolveFloor } from "../../../streams/projections/evolve-floor.ts";
import { emptyFloor, floorToJson } from "../../../streams/projections/floor.ts";
import { settled } from "../../support/actors.ts";
import { eventually } from "../../support/eventually.ts";
import {
  at,
  callCreated,
  callEnded,
  contactCreated,
  contactEnded,
  logged,
  queueAbandoned,
  queueCreated,
} from "../../support/floor-story.ts";
import { writtenRecording } from "../../support/written-recording.ts";

const EVENTS = logged([
  contactCreated("c-a", "10:00:00"),
  queueCreated("a", "10:00:00"),
  contactCreated("c-b", "10:00:30"),
  queueCreated("b", "10:00:30"),
  callCreated("a", "10:01:00", { queue: "a", contact: "c-a" }),
  queueAbandoned("b", "10:02:00"),
  contactEnded("c-b", "10:02:00", "abandoned"),
  callEnded("a", "10:05:00"),
  contactEnded("c-a", "10:05:00", "answered"),
]);

const recording = new Blob([writtenRecording(EVENTS)]);
const wanted = (file: Blob, at: ReplayRequest["at"] = null): ReplayRequest => ({
  load: () => Promise.resolve(file),
  at,
  tell: String,
});

/** A replay whose worker is of this process, and whose frames and answers come when the test wants them. */
function start() {
  const desk = deskOf(new Held());
  const asks: string[] = [];
  let hold: Promise<void> | null = null;
  const asked = Object.fromEntries(
    Object.entries(desk).map(([name]) => [
      name,
      async (...parameters: never[]) => {
        asks.push(`${name} ${JSON.stringify(parameters[0] ?? null)}`);
        const { [name]: method } = desk as unknown as Record<string, (...parameters: never[]) => unknown>; // as it is now: tests put others in its place
        const answer: unknown = await method?.(...parameters);
        await hold;
        return structuredClone(answer);
      },
    ]),
  ) as unknown as AskedDesk; // what a worker would answer to the same methods
  let draw: ((at: number) => void) | null = null;
  const system = startReplay({
    desk: asked,
    frame: (next) => {
      draw = next;
      return () => (draw = null);
    },
    requestFrame: (next) => next(Infinity),
  });
  onTestFinished(system.stop);
  return {
    system,
    desk,
    asks,
    draw: (at: number) => draw?.(at),
    isDrawing: () => draw !== null,
    /** Holds all responses until the returned function is called. */
    holdAnswers: () => {
      const held: (() => void)[] = [];
      hold = new Promise((resolve) => held.push(resolve));
      return () => {
        hold = null;
        for (const release of held) release();
      };
    },
  };
}

async function roomOf(system: ReplaySystem, place: ReplayRequest["at"] = null): Promise<ReplayRoom> {
  await system.open(wanted(recording, place));
  const room = system.room.get();
  if (!room) throw new Error("nothing is open");
  return room;
}

const foldOf = (position: number) => floorToJson(evolveFloor(emptyFloor("UTC"), EVENTS.slice(0, position)));

test("shows the folded state of the position after any seeks, however it was reached", async () => {
  const { system } = start();
  const room = await roomOf(system, { offset: 4 });
  expect(room.shown.get().position).toBe(4);
  for (const [to, position] of [
    [{ position: 9 }, 9],
    [{ time: at("10:00:10") }, 2],
    [{ offset: 6 }, 6],
    [{ position: -3 }, 0],
    [{ time: at("23:00:00") }, 9],
    [{ position: 5 }, 5],
  ] as const) {
    room.seek(to);
    await eventually(() => expect(room.shown.get().position).toBe(position));
    expect(floorToJson(room.shown.get().floor)).toEqual(foldOf(position));
  }
});

test("seeks only to the last of many positions requested together", async () => {
  const { system, asks, holdAnswers } = start();
  const room = await roomOf(system);
  asks.length = 0;
  const go = holdAnswers();
  for (const position of [1, 2, 3, 4, 5, 6, 7]) room.seek({ position });
  go();
  await eventually(() => expect(room.shown.get().position).toBe(7));
  expect(asks).toEqual(['show {"position":1}', 'show {"position":7}']);
});

test("steps go on from where everything before them leads, however late that is shown; of a key that is held few are remembered", async () => {
  const { system, holdAnswers } = start();
  const room = await roomOf(system);
  const on = (by: number) => room.seekFrom(({ position }) => ({ position: position + by }));
  let go = holdAnswers();
  room.seek({ position: 9 });
  on(-1);
  on(-1);
  go();
  await eventually(() => expect(room.shown.get().position).toBe(7));
  go = holdAnswers();
  room.seek({ position: 1 });
  on(1);
  on(1);
  room.seek({ position: 6 });
  on(-1);
  go();
  await eventually(() => expect(room.shown.get().position).toBe(5));
  go = holdAnswers();
  room.seek({ position: 0 });
  for (let press = 0; press < 9; press++) on(1);
  go();
  await eventually(() => expect(room.shown.get().position).toBe(4));
  await settled();
  expect(room.shown.get().position).toBe(4);
});

test("requests one frame at a time while playing, and shows the current position", async () => {
  const { system, asks, draw, isDrawing, holdAnswers } = start();
  const room = await roomOf(system);
  asks.length = 0;
  room.transport.send({ type: "speed.chosen", speed: 64 });
  room.transport.send({ type: "play" });
  draw(1_000);
  await settled();
  expect(asks).toHaveLength(1);
  const go = holdAnswers();
  draw(1_500);
  draw(2_000);
  draw(2_500);
  expect(asks).toHaveLength(2);
  go();
  await eventually(() => expect(room.shown.get().now).toBe(at("10:00:00") + 500 * 64));
  expect(room.shown.get().position).toBe(4);
  draw(3_000);
  await eventually(() => expect(room.shown.get().now).toBe(at("10:00:00") + 2_000 * 64));
  draw(9_000);
  await eventually(() => expect(transportState(room.transport.getSnapshot())).toBe("ended"));
  expect([room.shown.get().position, isDrawing()]).toEqual([9, false]);
  room.transport.send({ type: "play" });
  await eventually(() => expect(room.shown.get().position).toBe(0));
  expect(transportState(room.transport.getSnapshot())).toBe("playing");
});

test("at the highest speed it goes as far as the work of a frame comes", async () => {
  const { system, draw } = start();
  const room = await roomOf(system);
  room.transport.send({ type: "speed.chosen", speed: "max" });
  room.transport.send({ type: "play" });
  draw(0);
  await eventually(() => expect(transportState(room.transport.getSnapshot())).toBe("ended"));
  expect(floorToJson(room.shown.get().floor)).toEqual(foldOf(9));
});

test("a file that is no recording can be taken instead, and then nothing has failed", async () => {
  const { system } = start();
  const log = new Blob(["a,b\n1,2\n"]);
  const refusals: unknown[] = [];
  const take =
    (isTaken: boolean): ReplayRequest["instead"] =>
    async (refusal) => {
      refusals.push(refusal);
      return isTaken;
    };
  await system.open({ ...wanted(log), instead: take(true) });
  expect([
    transportState(system.transport.getSnapshot()),
    system.transport.getSnapshot().context.problem,
  ]).toEqual(["empty", null]);
  await system.open({ ...wanted(log), instead: take(false) });
  expect(transportState(system.transport.getSnapshot())).toBe("failed");
  expect(refusals).toEqual([{ why: "none" }, { why: "none" }]);
});

test("rejects invalid files, reports why a fetch failed, and opens the next file all the same", async () => {
  const { system } = start();
  await system.open(wanted(new Blob(["a,b\n1,2\n"])));
  expect(transportState(system.transport.getSnapshot())).toBe("failed");
  await system.open({ load: () => Promise.reject(new Error("gone")), at: null, tell: () => "It is gone." });
  expect([
    transportState(system.transport.getSnapshot()),
    system.transport.getSnapshot().context.problem,
  ]).toEqual(["failed", "It is gone."]);
  expect((await roomOf(system)).opened.length).toBe(9);
});

test("an opening that is given up opens nothing, and neither does one that another took the place of", async () => {
  const { system, holdAnswers } = start();
  const go = holdAnswers();
  const given = system.open(wanted(recording));
  await eventually(() => expect(transportState(system.transport.getSnapshot())).toBe("opening"));
  system.transport.send({ type: "cancel" });
  go();
  await given;
  expect([transportState(system.transport.getSnapshot()), system.room.get()]).toEqual(["empty", null]);
  const short = new Blob([writtenRecording(EVENTS.slice(0, 3))]);
  await Promise.all([system.open(wanted(recording)), system.open(wanted(short))]);
  expect(system.room.get()?.opened.length).toBe(3);
});

test("reports a position that cannot be shown, and keeps showing every other one", async () => {
  const { system, desk, draw } = start();
  const room = await roomOf(system);
  const { show } = desk;
  desk.show = () => {
    throw new Error("no such moment");
  };
  room.seek({ position: 4 });
  await eventually(() => expect(room.trouble.get()).toBe("no such moment"));
  expect(room.shown.get().position).toBe(0);
  desk.show = show;
  room.seek({ position: 5 });
  await eventually(() => expect(room.shown.get().position).toBe(5));
  expect([room.trouble.get(), floorToJson(room.shown.get().floor)]).toEqual([null, foldOf(5)]);
  desk.playFor = () => {
    throw new Error("no way on");
  };
  room.transport.send({ type: "speed.chosen", speed: "max" });
  room.transport.send({ type: "play" });
  draw(0);
  await eventually(() => expect(room.trouble.get()).toBe("no way on"));
  expect(transportState(room.transport.getSnapshot())).toBe("paused");
});

test("reports a time range whose download stops as a timeout of the platform", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const api = {
    GET: (_: string, { signal }: { signal: AbortSignal }) => {
      const data = new ReadableStream({
        start: (stream) => signal.addEventListener("abort", () => stream.error(signal.reason)),
      });
      return Promise.resolve({ data, response: new Response() });
    },
  } as unknown as Api; // the only request that a time range needs
  const range = { from: "2026-02-03T09:00:00.000Z", to: "2026-02-03T10:00:00.000Z", names: false };
  const fetching = { signal: new AbortController().signal, progress: () => undefined };
  const outcome = replaySources(api)
    .fetchRange(range, fetching)
    .catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(await outcome).toEqual(new Unanswered(true));
});
