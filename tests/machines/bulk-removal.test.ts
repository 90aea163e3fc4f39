import { expect, onTestFinished, test } from "vitest";
import { createActor } from "xstate";
import { bulkRemovalMachine, isRemoving } from "../../machines/bulk-removal.ts";
import type { Outcome } from "../../machines/outcome.ts";
import { requests } from "../support/actors.ts";
import { DueClock } from "../support/due-clock.ts";

const ok: Outcome<null> = { kind: "ok", value: null };
const http = (status: number, code: string): Outcome<null> => ({ kind: "http", status, code });

function startRemoval(...names: string[]) {
  const clock = new DueClock();
  const remove = requests<Outcome<null>, { id: string }>();
  let refreshed = 0;
  const machine = bulkRemovalMachine.provide({ actors: { remove: remove.logic }, actions: { refresh: () => void refreshed++ } });
  const actor = createActor(machine, { clock, input: { records: names.map((name) => ({ id: `id of ${name}`, name })) } });
  onTestFinished(() => void actor.stop());
  actor.start();
  const now = () => actor.getSnapshot();
  return {
    clock,
    remove,
    stop: () => actor.send({ type: "stop" }),
    asked: () => remove.inputs.map(({ id }) => id),
    busy: () => isRemoving(now()),
    results: () => now().context.results.map(({ name, kind }) => `${name} ${kind}`),
    left: () => now().context.left.map(({ name }) => name),
    now,
    refreshed: () => refreshed,
  };
}

test("records go one by one, half a second apart, and the list is read anew once, after the last", async () => {
  const { clock, remove, asked, busy, results, refreshed } = startRemoval("Ana", "Ben", "Cleo");
  expect(asked()).toEqual(["id of Ana"]);
  await remove.answer(ok);
  clock.wait(499);
  expect(asked()).toEqual(["id of Ana"]);
  clock.wait(1);
  expect(asked()).toEqual(["id of Ana", "id of Ben"]);
  clock.wait(60_000);
  expect(asked()).toHaveLength(2);
  await remove.answer(ok);
  clock.wait(500);
  expect([busy(), refreshed()]).toEqual([true, 0]);
  await remove.answer(ok);
  expect([busy(), refreshed(), clock.next()]).toEqual([false, 1, null]);
  expect(results()).toEqual(["Ana removed", "Ben removed", "Cleo removed"]);
});

test("one that is refused and one that somebody else removed hold nobody up, and each is told", async () => {
  const { clock, remove, results, left, now } = startRemoval("Ana", "Ben", "Cleo");
  await remove.answer(http(409, "in-use"));
  clock.wait(500);
  await remove.answer(http(404, "not-found"));
  clock.wait(500);
  await remove.answer(ok);
  expect(results()).toEqual(["Ana refused", "Ben gone", "Cleo removed"]);
  expect(now().context.results[0]).toMatchObject({ status: 409, code: "in-use" });
  expect(left()).toEqual([]);
});

test("whoever stops between two loses no more", async () => {
  const { clock, remove, asked, stop, results, left, refreshed, busy } = startRemoval("Ana", "Ben", "Cleo");
  await remove.answer(ok);
  clock.wait(200);
  stop();
  clock.wait(10_000);
  expect([asked().length, busy(), refreshed()]).toEqual([1, false, 1]);
  expect([results(), left()]).toEqual([["Ana removed"], ["Ben", "Cleo"]]);
});

test("whoever stops while one is under way hears what became of it", async () => {
  const { clock, remove, asked, stop, results, left, busy } = startRemoval("Ana", "Ben");
  stop();
  expect(busy()).toBe(true);
  await remove.answer(ok);
  clock.wait(10_000);
  expect([asked().length, busy()]).toEqual([1, false]);
  expect([results(), left()]).toEqual([["Ana removed"], ["Ben"]]);
});

test.each([
  ["nobody answers", { kind: "net" } as const, "Ana unanswered"],
  ["the answer takes too long", { kind: "timeout" } as const, "Ana unanswered"],
  ["the session is over", http(401, "unauthorized"), "Ana refused"],
])("where %s, the rest is not tried", async (_, outcome, result) => {
  const { clock, remove, results, left, refreshed } = startRemoval("Ana", "Ben");
  await remove.answer(outcome);
  clock.wait(10_000);
  expect([results(), left(), refreshed()]).toEqual([[result], ["Ben"], 1]);
});

test("with nothing to remove it is over at once", () => {
  const { asked, busy } = startRemoval();
  expect([asked(), busy()]).toEqual([[], false]);
});
