import { expect, test } from "vitest";
import { floorToJson } from "../../streams/projections/floor.ts";
import { testDatabase } from "../support/database.ts";
import { atDepth } from "../support/depth.ts";
import { freePort } from "../support/free-port.ts";
import { startConsole, startMonitor } from "../support/node-console.ts";
import { contacts } from "../support/pbx.ts";
import { newFolder } from "../support/new-folder.ts";
import { startPlatform } from "../support/platform.ts";

const RESTARTS = atDepth(2, 20);

test(`a platform that restarts ${atDepth("twice", "twenty times")}, events coming in between, is followed without a gap`, async () => {
  const [folder, port] = [newFolder(), await freePort()];
  const start = async () => startPlatform({ database: await testDatabase(folder), port });
  let platform = await start();
  const console = startConsole(platform.url, await platform.signIn("supervisor@demo.example"));
  const monitors = [1, 2, 3].map(() => startMonitor(platform.url, console));
  // The first rows come before the socket.
  await Promise.all(monitors.flatMap(({ opens, reaches }) => [reaches(1), opens(1)]));
  const base = monitors[0]?.live.floor.get()?.offset ?? 0;
  const ids: string[] = [];
  const feed = async (round: number, when: string) => {
    const batch = contacts(5, `${when}-${round}`);
    ids.push(...batch.map(({ id }) => id));
    await platform.feed(batch);
  };
  for (let round = 1; round <= RESTARTS; round++) {
    await feed(round, "before");
    await platform.close();
    platform = await start();
    // Events that arrive before any client has reconnected.
    await feed(round, "after");
    await Promise.all(monitors.map(({ opens }) => opens(round + 1)));
  }
  const floors = await Promise.all(monitors.map(({ reaches }) => reaches(base + ids.length)));
  const { body } = await platform.api("GET /live-monitor/snapshot", {
    token: console.tokens.current()?.token,
  });
  for (const [index, floor] of floors.entries()) {
    // A client that fails to reconnect for long enough polls, and a polled snapshot replaces events that then
    // need no folding.
    const places = monitors[index]?.folded.map(({ id }) => ids.indexOf(id)) ?? [];
    expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
    expect(floorToJson(floor)).toEqual(body["state"]);
  }
  await platform.close();
});
