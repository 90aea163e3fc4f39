import { expect, onTestFinished, test } from "vitest";
import { createActor } from "xstate";
import { bulkRunMachine, isRunning } from "../../machines/bulk-run.ts";
import type { Outcome } from "../../machines/request-outcome.ts";
import { requests } from "../support/actors.ts";
import { DueClock } from "../support/due-clock.ts";

const ok: Outcome<null> = { kind: "ok", value: null };
const http = (status: number, code: string): Outcome<null> => ({ kind: "http", status, code });

function startRun(...names: string[]) {
  const clock = new DueClock();
  const act = requests<Outcome<null>, { id: string; version?: number | undefined }>();
  let refreshed = 0;
  const machine = bulkRunMachine.provide({
    actors: { act: act.logic },
    actions: { refresh: () => void refreshed++ },
  });
  const actor = createActor(machine, {
    clock,
    input: { records: names.map((name, at) => ({ id: `id of ${name}`, name, version: at + 1 })) },
  });
  onTestFinished(() => void actor.stop());
  actor.start();
  const now = () => actor.getSnapshot();
  return {
    clock,
    act,
    stop: () => actor.send({ type: "stop" }),
    asked: () => act.inputs.map(({ id }) => id),
    versions: () => act.inputs.map(({ version }) => version),
    busy: () => isRunning(now()),
    results: () => now().context.results.map(({ name, kind }) => `${name} ${kind}`),
    left: () => now().context.left.map(({ name }) => name),
    now,
    refreshed: () => refreshed,
  };
}

test("processes records one by one, half a second apart, and refreshes the list once after the last", async () => {
  const { clock, act, asked, busy, results, refreshed } = startRun("Ana", "Ben", "Cleo");
  expect(asked()).toEqual(["id of Ana"]);
  await act.answer(ok);
  clock.wait(499);
  expect(asked()).toEqual(["id of Ana"]);
  clock.wait(1);
  expect(asked()).toEqual(["id of Ana", "id of Ben"]);
  clock.wait(60_000);
  expect(asked()).toHaveLength(2);
  await act.answer(ok);
  clock.wait(500);
  expect([busy(), refreshed()]).toEqual([true, 0]);
  await act.answer(ok);
  expect([busy(), refreshed(), clock.next()]).toEqual([false, 1, null]);
  expect(results()).toEqual(["Ana done", "Ben done", "Cleo done"]);
});

test("reports an unknown outcome for a record whose answer is unreadable", async () => {
  const { act, results } = startRun("Ana");
  await act.answer({ kind: "bad-body" });
  expect(results()).toEqual(["Ana unanswered"]);
});

test("continues past a refused record and a record another user removed, and reports both", async () => {
  const { clock, act, results, left, now } = startRun("Ana", "Ben", "Cleo");
  await act.answer(http(409, "in-use"));
  clock.wait(500);
  await act.answer(http(404, "not-found"));
  clock.wait(500);
  await act.answer(ok);
  expect(results()).toEqual(["Ana refused", "Ben gone", "Cleo done"]);
  expect(now().context.results[0]).toMatchObject({ status: 409, code: "in-use" });
  expect(left()).toEqual([]);
});

test("keeps the listed order and names the referrers of each refused record", async () => {
  const { clock, act, versions, now } = startRun("Ana", "Ben");
  const holders = [{ list: "segments", names: ["Loans"], total: 1 }];
  await act.answer({ kind: "http", status: 409, code: "conflict", holders });
  clock.wait(500);
  await act.answer(http(412, "stale-version"));
  expect(versions()).toEqual([1, 2]);
  expect(now().context.results.map((result) => [result.code, result.holders])).toEqual([
    ["conflict", holders],
    ["stale-version", []],
  ]);
});

test("removes no further records when stopped between two", async () => {
  const { clock, act, asked, stop, results, left, refreshed, busy } = startRun("Ana", "Ben", "Cleo");
  await act.answer(ok);
  clock.wait(200);
  stop();
  clock.wait(10_000);
  expect([asked().length, busy(), refreshed()]).toEqual([1, false, 1]);
  expect([results(), left()]).toEqual([["Ana done"], ["Ben", "Cleo"]]);
});

test("reports the outcome of the record in progress when stopped", async () => {
  const { clock, act, asked, stop, results, left, busy } = startRun("Ana", "Ben");
  stop();
  expect(busy()).toBe(true);
  await act.answer(ok);
  clock.wait(10_000);
  expect([asked().length, busy()]).toEqual([1, false]);
  expect([results(), left()]).toEqual([["Ana done"], ["Ben"]]);
});

test.each([
  ["nobody answers", { kind: "net" } as const, "Ana unanswered"],
  ["the answer takes too long", { kind: "timeout" } as const, "Ana unanswered"],
  ["the session is over", http(401, "unauthorized"), "Ana refused"],
])("where %s, the rest is not tried", async (_, outcome, result) => {
  const { clock, act, results, left, refreshed } = startRun("Ana", "Ben");
  await act.answer(outcome);
  clock.wait(10_000);
  expect([results(), left(), refreshed()]).toEqual([[result], ["Ben"], 1]);
});

test("ends immediately when there is nothing to remove", () => {
  const { asked, busy } = startRun();
  expect([asked(), busy()]).toEqual([[], false]);
});
