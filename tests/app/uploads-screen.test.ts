import { expect, onTestFinished, test, vi } from "vitest";
import type { Write } from "../../src/api/write.ts";
import { Unanswered, unwrap } from "../../src/api/problem.ts";
import { createApi } from "../../src/api/client.ts";
import { startUploadQueue } from "../../src/app/uploads-screen.tsx";
import { eventually } from "../support/eventually.ts";

const PART = 1_000_000;
const json = (status: number, body: object) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { "content-type": status < 400 ? "application/json" : "application/problem+json" },
  });

/** A platform of which only the files are there. `fails` decides what becomes of a part. */
function start({
  fails = () => null,
  refuses = () => null,
}: {
  fails?: (name: string, offset: number) => Response | Error | null;
  refuses?: (file: File) => string | null;
} = {}) {
  const kept = new Map<string, { name: string; size: number; bytes: string }>();
  const asked: string[] = [];
  let last = 0;
  let open = 0;
  let most = 0;
  const gates: (() => void)[] = [];
  let isHeld = false;
  const upload = (id: string) => {
    const { name = "", size = 0, bytes = "" } = kept.get(id) ?? {};
    return {
      _id: id,
      name,
      size,
      received: bytes.length,
      state: bytes.length === size ? "ready" : "receiving",
    };
  };
  const answer = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const id = url.pathname.split("/")[3] ?? "";
    asked.push(`${request.method} ${url.pathname.replace("/api", "")}${url.search}`);
    if (request.method === "POST") {
      const { name, size } = (await request.json()) as { name: string; size: number };
      const made = String((last += 1));
      kept.set(made, { name, size, bytes: "" });
      return json(200, upload(made));
    }
    if (request.method === "DELETE")
      return kept.delete(id)
        ? new Response(null, { status: 204 })
        : json(404, { type: "/problems/not-found", title: "", status: 404 });
    if (request.method === "GET") return json(200, upload(id));
    open += 1;
    most = Math.max(most, open);
    if (isHeld)
      await new Promise<void>((go, gone) => {
        gates.push(go);
        request.signal.addEventListener("abort", () => gone(request.signal.reason));
      });
    open -= 1;
    const file = kept.get(id)!;
    const offset = Number(url.searchParams.get("offset"));
    const failed = fails(file.name, offset);
    if (failed instanceof Error) throw failed;
    if (failed) return failed;
    expect(offset).toBe(file.bytes.length);
    file.bytes += await request.text();
    return json(200, upload(id));
  };
  const api = createApi({
    host: "http://platform/api",
    bearer: { current: () => null, renewed: () => Promise.resolve(false) },
    fetch: answer,
    wait: () => Promise.resolve(),
  });
  const write: Write = (call) => unwrap(call(api));
  const changed = vi.fn<() => void>();
  const queue = startUploadQueue({ write, refresh: changed });
  onTestFinished(() => void queue.stop());
  const sendings = () => queue.getSnapshot().context.sendings;
  return {
    add: (files: readonly File[]) =>
      queue.send({
        type: "files.chosen",
        files: files.map((chosen) => ({ file: chosen, refusal: refuses(chosen) })),
      }),
    stop: (key: number) => queue.send({ type: "stop", key }),
    again: (key: number) => queue.send({ type: "retry", key }),
    clear: () => queue.send({ type: "clear" }),
    sendings,
    kept,
    asked,
    changed,
    most: () => most,
    hold: () => (isHeld = true),
    release: () => {
      isHeld = false;
      for (const go of gates.splice(0)) go();
    },
    waiting: () => gates.length,
    states: () => sendings().map(({ state }) => state),
  };
}

const file = (name: string, size: number, sign = "a") => new File([sign.repeat(size)], name);

test("sends a file complete in any number of parts", async () => {
  const { add, sendings, kept, changed, states } = start();
  add([file("a.txt", 2 * PART + 5)]);
  await eventually(() => expect(states()).toEqual(["ready"]));
  expect(kept.get("1")?.bytes).toHaveLength(2 * PART + 5);
  expect(sendings()[0]?.sent).toBe(2 * PART + 5);
  expect(changed).toHaveBeenCalledTimes(1);
});

test("sends two of many files concurrently, each in its turn", async () => {
  const { add, kept, most, states, hold, release, waiting } = start();
  hold();
  add(Array.from({ length: 5 }, (_, index) => file(`${index}.txt`, PART + 1)));
  await eventually(() => expect(waiting()).toBe(2));
  expect(states()).toEqual(["sending", "sending", "waiting", "waiting", "waiting"]);
  release();
  await eventually(() => expect(new Set(states())).toEqual(new Set(["ready"])));
  expect([kept.size, most()]).toEqual([5, 2]);
});

test("a file that is refused here is not begun with, and keeps no other waiting", async () => {
  const { add, sendings, asked, states } = start({
    refuses: ({ name }) => (name.endsWith(".exe") ? "ending" : null),
  });
  add([file("a.exe", 3), file("a.txt", 3)]);
  await eventually(() => expect(states()).toEqual(["failed", "ready"]));
  expect(sendings()[0]?.fault).toEqual({ code: "ending", detail: null });
  expect(asked.filter((one) => one.startsWith("POST"))).toHaveLength(1);
});

test("discards a stopped file's parts and begins the next file", async () => {
  const { add, stop, kept, hold, release, waiting, states } = start();
  hold();
  add([file("a.txt", PART * 3), file("b.txt", 3), file("c.txt", 3)]);
  await eventually(() => expect(waiting()).toBe(2));
  stop(1);
  await eventually(() => expect(states()).toEqual(["stopped", "sending", "sending"]));
  release();
  await eventually(() => expect(states()).toEqual(["stopped", "ready", "ready"]));
  await eventually(() => expect([...kept.values()].map(({ name }) => name)).toEqual(["b.txt", "c.txt"]));
});

test("resumes a file where it stopped after a lost connection", async () => {
  let isLost = true;
  const { add, again, sendings, kept, asked, states } = start({
    fails: (_, offset) => (isLost && offset === PART ? new Unanswered(false) : null),
  });
  add([file("a.txt", 2 * PART)]);
  await eventually(() => expect(states()).toEqual(["failed"]));
  expect(sendings()[0]).toMatchObject({ fault: { code: "unanswered" }, sent: PART });
  isLost = false;
  again(1);
  await eventually(() => expect(states()).toEqual(["ready"]));
  expect(kept.get("1")?.bytes).toHaveLength(2 * PART);
  expect(asked.filter((one) => one.endsWith("offset=0"))).toHaveLength(1);
});

test("shows the problem code of a rejected file", async () => {
  const { add, sendings, states } = start({
    fails: () =>
      json(422, {
        type: "/problems/unprocessable",
        title: "",
        status: 422,
        errors: [{ pointer: "/body", code: "another-kind", message: "" }],
      }),
  });
  add([file("a.pdf", 3)]);
  await eventually(() => expect(states()).toEqual(["failed"]));
  expect(sendings()[0]).toMatchObject({ fault: { code: "another-kind" } });
});

test("dismisses finished uploads only once they were seen", async () => {
  const { add, clear, hold, release, waiting, states } = start({
    refuses: ({ size }) => (size === 0 ? "empty" : null),
  });
  hold();
  add([file("a.txt", 0), file("b.txt", 3)]);
  await eventually(() => expect(waiting()).toBe(1));
  clear();
  expect(states()).toEqual(["sending"]);
  release();
  await eventually(() => expect(states()).toEqual(["ready"]));
});
