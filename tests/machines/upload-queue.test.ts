import { expect, onTestFinished, test } from "vitest";
import { createActor, fromPromise } from "xstate";
import { uploadQueueMachine } from "../../machines/upload-queue.ts";
import { type UploadAnswer, uploadMachine } from "../../machines/upload.ts";
import { settled } from "../support/actors.ts";
import { DueClock } from "../support/due-clock.ts";

const SIZE = 10;

/** Returns the platform's answer about a file of which it has received this many bytes. */
const has = (id: string, received: number): UploadAnswer => ({
  kind: "ok",
  upload: {
    _id: id,
    name: "a.txt",
    size: SIZE,
    received,
    state: received === SIZE ? "ready" : "receiving",
  },
});
const failed = (code: string): UploadAnswer => ({ kind: "failed", fault: { code, detail: null } });

/** A queue whose requests the test answers; `log` has them in their order, and those that were aborted. */
function startQueue() {
  const clock = new DueClock();
  const log: string[] = [];
  const open = new Map<
    string,
    { readonly resolve: (answer: UploadAnswer) => void; readonly reject: (error: Error) => void }
  >();
  let isForgetting = true;
  const ask = (name: string, signal: AbortSignal) => {
    log.push(name);
    signal.addEventListener("abort", () => log.push(`aborted: ${name}`));
    return new Promise<UploadAnswer>((resolve, reject) => open.set(name, { resolve, reject }));
  };
  const take = (name: string) => {
    const request = open.get(name);
    if (!request) throw new Error(`no open request "${name}" in ${[...open.keys()].join(", ")}`);
    open.delete(name);
    return request;
  };
  const upload = uploadMachine.provide({
    actors: {
      announce: fromPromise(({ input: { file }, signal }) => ask(`announce ${file.name}`, signal)),
      look: fromPromise(({ input: { id }, signal }) => ask(`look ${id}`, signal)),
      sendPart: fromPromise(({ input: { id, offset }, signal }) => ask(`part ${id} from ${offset}`, signal)),
      forget: fromPromise(async ({ input: { id } }) => {
        log.push(`forget ${id}`);
        if (!isForgetting) throw new Error("no answer");
      }),
    },
    actions: { refresh: () => void log.push("refresh") },
  });
  const actor = createActor(uploadQueueMachine.provide({ actors: { upload } }), { clock });
  onTestFinished(() => void actor.stop());
  actor.start();
  const sendings = () => actor.getSnapshot().context.sendings;
  return {
    clock,
    sendings,
    states: () => sendings().map(({ state }) => state),
    choose: (...names: string[]) =>
      actor.send({
        type: "files.chosen",
        files: names.map((name) => ({
          file: new File(["a".repeat(SIZE)], name),
          refusal: name.endsWith(".exe") ? "ending" : null,
        })),
      }),
    stop: (key: number) => actor.send({ type: "stop", key }),
    retry: (key: number) => actor.send({ type: "retry", key }),
    clear: () => actor.send({ type: "clear" }),
    answer: async (name: string, answer: UploadAnswer) => {
      take(name).resolve(answer);
      await settled();
    },
    fail: async (name: string) => {
      take(name).reject(new Error("thrown"));
      await settled();
    },
    refuseToForget: () => void (isForgetting = false),
    /** The requests since the last time. */
    log: () => log.splice(0),
  };
}

test("sends a file part by part, and refreshes the list once, when it is complete", async () => {
  const { choose, answer, log, sendings, clock } = startQueue();
  choose("a.txt");
  expect(log()).toEqual(["announce a.txt"]);
  await answer("announce a.txt", has("1", 0));
  await answer("part 1 from 0", has("1", 4));
  expect(sendings()).toMatchObject([{ state: "sending", sent: 4 }]);
  expect(log()).toEqual(["part 1 from 0", "part 1 from 4"]);
  await answer("part 1 from 4", has("1", SIZE));
  expect(sendings()).toMatchObject([{ state: "ready", sent: SIZE, fault: null }]);
  expect(log()).toEqual(["refresh"]);
  expect(clock.next()).toBeNull();
});

test("sends two files at a time, in the order in which they were chosen", async () => {
  const { choose, answer, log, states } = startQueue();
  choose("a.txt", "b.txt", "c.txt");
  choose("d.txt");
  expect(states()).toEqual(["sending", "sending", "waiting", "waiting"]);
  expect(log()).toEqual(["announce a.txt", "announce b.txt"]);
  await answer("announce b.txt", has("2", SIZE));
  expect(states()).toEqual(["sending", "ready", "sending", "waiting"]);
  expect(log()).toEqual(["refresh", "announce c.txt"]);
  await answer("announce a.txt", failed("forbidden"));
  expect(states()).toEqual(["failed", "ready", "sending", "sending"]);
});

test("sends no request for a refused file, and no other file waits for it", () => {
  const { choose, log, sendings } = startQueue();
  choose("a.exe", "b.txt");
  expect(log()).toEqual(["announce b.txt"]);
  expect(sendings()).toMatchObject([{ state: "failed", fault: { code: "ending" } }, { state: "sending" }]);
});

test("continues where the connection was lost, and asks the platform where that is", async () => {
  const { choose, answer, fail, retry, log, sendings } = startQueue();
  choose("a.txt");
  await answer("announce a.txt", has("1", 4));
  await fail("part 1 from 4");
  expect(sendings()).toMatchObject([{ state: "failed", sent: 4, fault: { code: "unanswered" } }]);
  log();
  retry(1);
  expect(sendings()).toMatchObject([{ state: "sending", fault: null }]);
  expect(log()).toEqual(["look 1"]);
  await answer("look 1", has("1", 8));
  expect(log()).toEqual(["part 1 from 8"]);
});

test("announces a file again whose announcement was not answered", async () => {
  const { choose, answer, retry, log } = startQueue();
  choose("a.txt");
  await answer("announce a.txt", failed("unanswered"));
  retry(1);
  expect(log()).toEqual(["announce a.txt", "announce a.txt"]);
});

test("a retried file waits for its turn", async () => {
  const { choose, answer, retry, states } = startQueue();
  choose("a.txt", "b.txt", "c.txt");
  await answer("announce a.txt", failed("unanswered"));
  retry(1);
  expect(states()).toEqual(["waiting", "sending", "sending"]);
  await answer("announce b.txt", has("2", SIZE));
  expect(states()).toEqual(["sending", "ready", "sending"]);
});

test("retries nothing that the platform rejected", async () => {
  const { choose, answer, retry, log, states } = startQueue();
  choose("a.txt");
  await answer("announce a.txt", failed("plan-limit"));
  log();
  retry(1);
  expect([states(), log()]).toEqual([["failed"], []]);
});

test("aborts the part of a file that is stopped, and deletes what the platform has of it", async () => {
  const { choose, answer, stop, log, states } = startQueue();
  choose("a.txt", "b.txt", "c.txt");
  await answer("announce a.txt", has("1", 0));
  log();
  stop(1);
  await settled();
  expect(states()).toEqual(["stopped", "sending", "sending"]);
  expect(log()).toEqual(["aborted: part 1 from 0", "forget 1", "announce c.txt", "refresh"]);
});

test("a file that is stopped while it is announced is deleted as soon as its id is known", async () => {
  const { choose, answer, stop, log, states } = startQueue();
  choose("a.txt");
  stop(1);
  expect([states(), log()]).toEqual([["stopped"], ["announce a.txt"]]);
  await answer("announce a.txt", has("1", 0));
  expect(log()).toEqual(["forget 1", "refresh"]);
});

test.each([
  ["is refused", failed("plan-limit")],
  ["fails", null],
])("nothing is deleted where the announcement of a stopped file %s", async (_, given) => {
  const { choose, answer, fail, stop, log, states } = startQueue();
  choose("a.txt");
  stop(1);
  await (given ? answer("announce a.txt", given) : fail("announce a.txt"));
  expect([states(), log()]).toEqual([["stopped"], ["announce a.txt"]]);
});

test("stops a file that waits: without a request before its first turn, with a deletion after a failure", async () => {
  const { choose, answer, retry, stop, log, states } = startQueue();
  choose("a.txt", "b.txt", "c.txt");
  await answer("announce a.txt", has("1", 0));
  await answer("part 1 from 0", failed("unanswered"));
  choose("d.txt");
  retry(1);
  log();
  stop(4);
  expect([states(), log()]).toEqual([["waiting", "sending", "sending", "stopped"], []]);
  stop(1);
  await settled();
  expect(states()).toEqual(["stopped", "sending", "sending", "stopped"]);
  expect(log()).toEqual(["forget 1", "refresh"]);
});

test("a failed deletion ends the file like a successful one", async () => {
  const { choose, answer, stop, refuseToForget, log, states } = startQueue();
  refuseToForget();
  choose("a.txt");
  await answer("announce a.txt", has("1", 0));
  log();
  stop(1);
  await settled();
  expect(states()).toEqual(["stopped"]);
  expect(log()).toEqual(["aborted: part 1 from 0", "forget 1", "refresh"]);
});

test("stops nothing that is over", async () => {
  const { choose, answer, stop, log, states } = startQueue();
  choose("a.txt", "b.txt");
  await answer("announce a.txt", has("1", SIZE));
  await answer("announce b.txt", failed("unanswered"));
  log();
  stop(1);
  stop(2);
  expect([states(), log()]).toEqual([["ready", "failed"], []]);
});

test("clearing the list leaves the files that are on their way, and their keys", async () => {
  const { choose, answer, clear, sendings } = startQueue();
  choose("a.exe", "b.txt", "c.txt", "d.txt");
  await answer("announce b.txt", has("2", SIZE));
  clear();
  choose("e.txt");
  expect(sendings().map(({ key, file, state }) => [key, file.name, state])).toEqual([
    [3, "c.txt", "sending"],
    [4, "d.txt", "sending"],
    [5, "e.txt", "waiting"],
  ]);
});
