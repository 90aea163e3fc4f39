import { afterEach, expect, test, vi } from "vitest";
import { replayServices } from "../../../src/app/replay/replay-providers.tsx";
import { ReplayAccessError } from "../../../src/features/replay/frame/replay-access.ts";
import type { ReplayRoom } from "../../../src/services/replay.ts";
import type { Services } from "../../../src/services/services.ts";
import { preferenceStore } from "../../../src/services/preferences.ts";
import { logged, queueAbandoned, queueCreated } from "../../support/floor-story.ts";
import { MemoryStorage } from "../../support/memory-storage.ts";
import { someHeader } from "../../support/some-header.ts";

afterEach(() => void vi.unstubAllGlobals());

/**
 * Wraps the services of a console, none of which may be called, for a replay, and collects the reported
 * calls.
 */
function inside() {
  const reported: unknown[] = [];
  vi.stubGlobal("reportError", (error: unknown) => reported.push(error));
  const outside = () => {
    throw new Error("the replay reached the outside");
  };
  const storage = new MemoryStorage();
  const events = logged([queueCreated("a", "10:00:00"), queueAbandoned("a", "10:01:00")]);
  const asked: unknown[] = [];
  const room = {
    opened: { header: someHeader(events) },
    shown: { get: () => ({ position: 1, now: 0, offset: 1 }), subscribe: () => () => undefined },
    desk: {
      events: (...ask: unknown[]) => {
        asked.push(ask);
        return Promise.resolve(events.slice(0, 1));
      },
    },
  } as unknown as ReplayRoom; // what the services look at
  const services = {
    api: { GET: outside, POST: outside },
    read: outside,
    write: outside,
    session: { getSnapshot: outside, send: outside },
    storage,
    preferences: preferenceStore(storage),
    openLogin: outside,
    openReset: outside,
    configuration: outside,
    addressOf: (path: string) => `http://console.test/api${path}`,
    leave: outside,
    now: () => 1,
  } as unknown as Services; // as above
  return { services, replay: replayServices(services, room), reported, asked, storage, events };
}

const never = new AbortController().signal;

test.each<[door: string, call: (services: Services) => unknown]>([
  ["a read", ({ read }) => read("/segments", {}, never)],
  ["a write", ({ write }) => write((api) => api.POST("/segments", { body: { name: "Sales" } as never }))],
  ["the client of the platform", ({ api }) => api.GET("/segments")],
  ["the session", ({ session }) => session.send({ type: "network.found" })],
  [
    "the login",
    ({ openLogin }) => openLogin({ redirect: null, claimId: null, feedback: false, elsewhere: "" }),
  ],
  ["a new password", ({ openReset }) => openReset("reset")],
  ["the configuration", ({ configuration }) => configuration()],
  ["an address of the platform", ({ addressOf }) => addressOf("/uploads/1/content")],
  ["another place", ({ leave }) => leave("https://elsewhere.example")],
])(
  "blocks %s in a replay: sends nothing, and reports an error to the caller and to error listeners",
  async (_, call) => {
    const { replay, reported } = inside();
    await expect((async () => call(replay))()).rejects.toThrow(
      /outside of the replay file|could not be reached/,
    );
    expect(reported).toHaveLength(1);
    expect(reported[0]).toBeInstanceOf(ReplayAccessError);
  },
);

test("the events of the log are those of the recording, as far as they have happened", async () => {
  const { replay, asked, reported, events } = inside();
  const query = { type: "queue-created", $sort: { offset: -1 as const }, $limit: 50 };
  expect(await replay.read("/events", { query }, never)).toEqual({
    channel: someHeader(events).stream.channel,
    epoch: someHeader(events).stream.epoch,
    head: 1,
    data: events.slice(0, 1),
  });
  expect(asked).toEqual([[1, query]]);
  expect(reported).toEqual([]);
});

test("stores no choices that are made in a replay", () => {
  const { replay, services, storage } = inside();
  const before = [storage.length, storage.getItem("switchboard.preferences")];
  expect(replay.preferences.get().density).toBe("compact");
  replay.preferences.change({ theme: "dark" });
  replay.storage.setItem("kept", "here");
  expect([replay.storage.getItem("kept"), replay.storage.key(1), replay.storage.length]).toEqual([
    "here",
    "kept",
    2,
  ]);
  expect([storage.length, storage.getItem("switchboard.preferences")]).toEqual(before);
  expect(services.preferences.get()).toMatchObject({ theme: "system", density: "comfortable" });
});
