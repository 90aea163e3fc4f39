import { filter, firstValueFrom, scan, shareReplay } from "rxjs";
import { onTestFinished } from "vitest";
import type { Event } from "../../openapi/generated/live-monitor.ts";
import { type LiveSystem, startLive } from "../../src/app/live-system.ts";
import { type SessionSystem, startSession } from "../../src/app/session-system.ts";
import { TokenStore } from "../../src/app/token-store.ts";
import { connect } from "../../src/live/connection.ts";
import { evolveFloor } from "../../streams/projections/evolve-floor.ts";
import type { Floor } from "../../streams/projections/floor.ts";
import { MemoryStorage } from "./memory-storage.ts";
import { ACCOUNT } from "./test-accounts.ts";

/** Starts the services of a page for a signed-in user, without the page. */
export function startConsole(
  url: string,
  tokens: { readonly accessToken: string; readonly refreshToken: string },
): SessionSystem {
  const store = new TokenStore({
    lasting: new MemoryStorage(),
    passing: new MemoryStorage(),
    channel: { addEventListener: () => undefined, postMessage: () => undefined },
    alone: (work) => work(),
    newLineage: () => crypto.randomUUID(),
  });
  store.signIn({ ...tokens, remember: false });
  const console = startSession({
    host: `${url}/api`,
    tokens: store,
    fetch: (request) => fetch(request),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  });
  onTestFinished(() => {
    console.session.stop();
  });
  return console;
}

export interface Monitor {
  readonly live: LiveSystem;
  /** Every event that was folded in, in the order of folding. */
  readonly folded: readonly Event[];
  /** Resolves when the connection was opened for the nth time. */
  readonly opens: (times: number) => Promise<unknown>;
  /** Resolves when everything up to this place of the log was folded in. */
  readonly reaches: (offset: number) => Promise<Floor>;
}

/**
 * A live monitor of that person. Nothing in it waits for more than 5 ms, and it looks at the floor at every
 * change.
 */
export function startMonitor(url: string, { api, session, tokens }: SessionSystem): Monitor {
  const folded: Event[] = [];
  const connection = connect({
    origin: url,
    channel: `account/${ACCOUNT}/floor`,
    token: () => tokens.current()?.token ?? null,
    reconnection: { first: 1, later: 5 },
  });
  const opened$ = connection.signals$.pipe(
    filter(({ type }) => type === "socket.opened"),
    scan((times) => times + 1, 0),
    shareReplay(1),
  );
  opened$.subscribe();
  let frames = 0;
  const live = startLive({
    api,
    session,
    tokens,
    connection,
    now: Date.now,
    mono: () => performance.now(),
    // Each frame comes long after the one before.
    requestFrame: (draw) => void setImmediate(() => draw((frames += 1) * 1_000)),
    delays: { ready: 2 },
    evolve: (floor, events) => {
      folded.push(...events);
      return evolveFloor(floor, events);
    },
  });
  onTestFinished(() => live.stop());
  const reaches = (offset: number) =>
    new Promise<Floor>((resolve) => {
      const look = () => {
        const held = live.floor.get();
        if (!held || held.offset < offset) return;
        stop();
        resolve(held.state);
      };
      const stop = live.floor.subscribe(look);
      look();
    });
  return {
    live,
    folded,
    opens: (times) => firstValueFrom(opened$.pipe(filter((opened) => opened >= times))),
    reaches,
  };
}
