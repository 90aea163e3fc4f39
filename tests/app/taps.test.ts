import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test, vi } from "vitest";
import { createActor, createMachine } from "xstate";
import { openTaps, type TapMessage } from "../../src/app/taps.ts";

const APP = fileURLToPath(new URL("../../src/app", import.meta.url));
const thrown = (what: number): TapMessage => ({ thrown: what, path: "/" });

test("what is told before anybody hears is heard first, with when it was told", () => {
  const { tell, listen } = openTaps();
  const heard: unknown[] = [];
  tell(thrown(1));
  const after = Date.now();
  listen((one, at) => heard.push(["thrown" in one && one.thrown, at <= after]));
  tell(thrown(2));
  expect(heard.map((one) => (one as unknown[])[0])).toEqual([1, 2]);
  expect(heard[0]).toEqual([1, true]);
});

test("only so much is kept for whoever may never come", () => {
  const { tell, listen } = openTaps();
  for (let what = 0; what < 5_000; what++) tell(thrown(what));
  let heard = 0;
  listen(() => heard++);
  expect(heard).toBe(2_000);
});

test("a machine is told of as it stood before it ran, with each thing that it did", async () => {
  // A box of its own: in the same process others may run that are told of, too.
  vi.resetModules();
  const { taps, tapped: told } = await import("../../src/app/taps.ts");
  const light = createMachine({
    id: "light",
    initial: "off",
    states: { off: { on: { press: "on" } }, on: { on: { press: "off" } } },
  });
  const run = told(createActor(light)).start();
  run.send({ type: "press" });
  const heard: string[] = [];
  taps.listen((one) => {
    if ("machine" in one) heard.push(`begins ${String(one.snapshot.value)}`);
    if ("did" in one) heard.push(one.did.event.type);
  });
  run.send({ type: "press" });
  expect(heard).toEqual(["begins off", "xstate.init", "press", "press"]);
});

test("every machine that the app runs for somebody is told of; a replay is not, which shows what was recorded already", () => {
  const runs = readdirSync(APP, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path) && !path.startsWith("replay/"))
    .flatMap((path) =>
      [...readFileSync(`${APP}/${path}`, "utf8").matchAll(/(?:(\w+)\(\s*)?createActor\(/g)].map(
        ([, by]) => `${path} ${by}`,
      ),
    );
  expect(runs.length).toBeGreaterThan(6);
  expect(runs.filter((run) => !run.endsWith(" told"))).toEqual([]);
});
