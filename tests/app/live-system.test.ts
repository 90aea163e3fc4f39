import { EMPTY, Subject } from "rxjs";
import { expect, onTestFinished, test } from "vitest";
import { isPresent } from "../../machines/session-selectors.ts";
import { type LiveSystem, startLive } from "../../src/app/live-system.ts";
import { startSession } from "../../src/app/session-system.ts";
import { TokenStore } from "../../src/app/token-store.ts";
import type { ConnectionSignal } from "../../src/live/connection.ts";
import { emptyFloor, floorToJson } from "../../streams/projections/floor.ts";
import { MemoryStorage } from "../support/memory-storage.ts";

const SNAPSHOT = {
  epoch: "e",
  offset: 3,
  clock: { now: "2026-05-03T14:05:00Z", rate: 1, zone: "UTC" },
  state: floorToJson(emptyFloor("UTC")),
};

/** Starts a page whose socket the test controls; `asked` lists its HTTP requests. */
async function startPage() {
  const asked: string[] = [];
  let renewals = 0;
  const answer = (request: Request): Response => {
    const path = new URL(request.url).pathname.replace("/api", "");
    asked.push(path);
    if (path === "/live-monitor/snapshot") return Response.json(SNAPSHOT);
    return Response.json(
      path === "/auth/refresh-token"
        ? { accessToken: `renewal ${++renewals}` }
        : { user: { _id: "u" }, account: { _id: "a" }, abilities: [] },
    );
  };
  const channel = { postMessage: () => undefined, addEventListener: () => undefined };
  const tokens = new TokenStore({
    lasting: new MemoryStorage(),
    passing: new MemoryStorage(),
    channel,
    alone: (work) => work(),
    newLineage: () => "one",
  });
  tokens.signIn({ accessToken: "first", refreshToken: "r", remember: true });
  const { api, session } = startSession({
    host: "https://console.example/api",
    tokens,
    fetch: async (request) => answer(request),
    wait: () => Promise.resolve(),
  });
  await expect.poll(() => isPresent(session.getSnapshot())).toBe(true);
  asked.length = 0;

  const signals$ = new Subject<ConnectionSignal>();
  const tried: (string | null)[] = [];
  const attempt = () => void tried.push(tokens.current()?.token ?? null);
  let live: LiveSystem | null = null;
  const shownAtOpen: (number | undefined)[] = [];
  const connection = {
    signals$,
    received$: EMPTY,
    clock$: EMPTY,
    changed$: EMPTY,
    sessionEnded$: EMPTY,
    ask: () => EMPTY,
    shown: () => tried.at(-1) ?? null,
    open: () => {
      shownAtOpen.push(live?.floor.get()?.offset);
      attempt();
    },
    reopen: attempt,
    close: () => undefined,
  };
  const started = startLive({
    api,
    session,
    tokens,
    connection,
    now: Date.now,
    mono: () => performance.now(),
  });
  live = started;
  onTestFinished(() => {
    started.stop();
    session.stop();
  });
  await expect.poll(() => tried).toHaveLength(1);
  const first = asked.splice(0);
  return {
    first,
    shownAtOpen,
    asked,
    tried,
    refuse: () => signals$.next({ type: "socket.refused" }),
    renew: () => tokens.renew(() => Promise.resolve({ accessToken: "from another" })),
  };
}

test("shows the floor before it opens the socket", async () => {
  const { first, shownAtOpen } = await startPage();
  expect(first).toEqual(["/live-monitor/snapshot"]);
  expect(shownAtOpen).toEqual([SNAPSHOT.offset]);
});

test("a socket that is refused has the token renewed, and tries again with the next", async () => {
  const { asked, tried, refuse } = await startPage();
  const [before] = tried;
  refuse();
  await expect.poll(() => tried).toHaveLength(2);
  expect(asked).toEqual(["/auth/refresh-token"]);
  expect(tried[1]).not.toBe(before);
});

test("a socket whose token was renewed while it was being refused tries again with the new one, and asks for no other", async () => {
  const { asked, tried, refuse, renew } = await startPage();
  await renew();
  refuse();
  await expect.poll(() => tried.at(-1)).toBe("from another");
  expect(asked).toEqual([]);
});
