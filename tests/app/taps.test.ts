import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test, vi } from "vitest";
import { createActor, createMachine } from "xstate";
import { openTaps, type TapMessage } from "../../src/app/taps.ts";

const APP = fileURLToPath(new URL("../../src/app", import.meta.url));
const thrown = (what: number): TapMessage => ({ thrown: what, path: "/" });

test("delivers messages from before the first listener first, with their time", () => {
  const { tell, listen } = openTaps();
  const received: unknown[] = [];
  tell(thrown(1));
  const after = Date.now();
  listen((one, at) => received.push(["thrown" in one && one.thrown, at <= after]));
  tell(thrown(2));
  expect(received.map((one) => (one as unknown[])[0])).toEqual([1, 2]);
  expect(received[0]).toEqual([1, true]);
});

test("limits the messages kept without a listener", () => {
  const { tell, listen } = openTaps();
  for (let what = 0; what < 5_000; what++) tell(thrown(what));
  let received = 0;
  listen(() => received++);
  expect(received).toBe(2_000);
});

test("reports a machine with its state before the start, and each of its events", async () => {
  // Separate modules: other machines of the process are reported too.
  vi.resetModules();
  const { taps, tapped } = await import("../../src/app/taps.ts");
  const light = createMachine({
    id: "light",
    initial: "off",
    states: { off: { on: { press: "on" } }, on: { on: { press: "off" } } },
  });
  const run = tapped(createActor(light)).start();
  run.send({ type: "press" });
  const received: string[] = [];
  taps.listen((one) => {
    if ("machine" in one) received.push(`begins ${String(one.snapshot.value)}`);
    if ("did" in one) received.push(one.did.event.type);
  });
  run.send({ type: "press" });
  expect(received).toEqual(["begins off", "xstate.init", "press", "press"]);
});

test("reports every machine that the app runs, except those of a replay", () => {
  const runs = readdirSync(APP, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path) && !path.startsWith("replay/"))
    .flatMap((path) =>
      [...readFileSync(`${APP}/${path}`, "utf8").matchAll(/(?:(\w+)\(\s*)?createActor\(/g)].map(
        ([, by]) => `${path} ${by}`,
      ),
    );
  expect(runs.length).toBeGreaterThan(6);
  expect(runs.filter((run) => !run.endsWith(" tapped"))).toEqual([]);
});
