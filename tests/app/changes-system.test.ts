import { EMPTY, Subject } from "rxjs";
import { expect, onTestFinished, test } from "vitest";
import { isPresent } from "../../machines/session-selectors.ts";
import { startChanges } from "../../src/app/changes-system.ts";
import { startSession } from "../../src/app/session-system.ts";
import { TokenStore } from "../../src/app/token-store.ts";
import type { ConnectionSignal } from "../../src/live/connection.ts";
import { MemoryStorage } from "../support/memory-storage.ts";

/** A page with its socket in the test's hands; `tried` are the tokens that the platform was shown. */
async function startPage() {
  let renewals = 0;
  const answer = (request: Request): Response =>
    Response.json(
      request.url.endsWith("/auth/refresh-token")
        ? { accessToken: `renewal ${++renewals}` }
        : { user: { _id: "u" }, account: { _id: "a" }, abilities: [] },
    );
  const channel = { postMessage: () => undefined, addEventListener: () => undefined };
  const tokens = new TokenStore({
    lasting: new MemoryStorage(),
    passing: new MemoryStorage(),
    channel,
    alone: (work) => work(),
    newLineage: () => "one",
  });
  tokens.signIn({ accessToken: "first", refreshToken: "r", remember: true });
  const { session } = startSession({
    host: "https://console.example/api",
    tokens,
    fetch: async (request) => answer(request),
    wait: () => Promise.resolve(),
  });
  await expect.poll(() => isPresent(session.getSnapshot())).toBe(true);
  const signals$ = new Subject<ConnectionSignal>();
  const sessionEnded$ = new Subject<"revoked">();
  const tried: (string | null)[] = [];
  const attempt = () => void tried.push(tokens.current()?.token ?? null);
  const connection = {
    signals$,
    received$: EMPTY,
    clock$: EMPTY,
    changed$: EMPTY,
    sessionEnded$,
    ask: () => EMPTY,
    shown: () => tried.at(-1) ?? null,
    open: attempt,
    reopen: attempt,
    close: () => undefined,
  };
  const changes = startChanges({ session, tokens, connection });
  onTestFinished(() => {
    changes.stop();
    session.stop();
  });
  return {
    tried,
    session,
    renewals: () => renewals,
    say: (signal: ConnectionSignal) => signals$.next(signal),
    end: () => sessionEnded$.next("revoked"),
    renew: () => tokens.renew(() => Promise.resolve({ accessToken: "from another" })),
  };
}

test("a socket that is refused has the token renewed once, and tries again with each that comes after", async () => {
  const { tried, renewals, say, renew } = await startPage();
  const before = renewals();
  say({ type: "socket.refused" });
  await expect.poll(() => tried).toHaveLength(2);
  expect(tried[1]).not.toBe(tried[0]);
  // A client admitted without a token receives no changes.
  say({ type: "socket.refused" });
  expect(renewals()).toBe(before + 1);
  await renew();
  await expect.poll(() => tried.at(-1)).toBe("from another");
  expect(renewals()).toBe(before + 1);
});

test("checks the session again when an open socket is refused, and reconnects when the platform closes it", async () => {
  const { tried, renewals, say } = await startPage();
  const before = renewals();
  say({ type: "socket.refused" });
  await expect.poll(() => tried).toHaveLength(2);
  say({ type: "socket.opened" });
  say({ type: "socket.closed", reason: "transport close" });
  expect(tried).toHaveLength(2);
  say({ type: "socket.closed", reason: "io server disconnect" });
  expect(tried).toHaveLength(3);
  say({ type: "socket.refused" });
  await expect.poll(() => tried).toHaveLength(4);
  expect(renewals()).toBe(before + 2);
});

test("ends the session when the changes socket reports its end", async () => {
  const { session, end } = await startPage();
  end();
  await expect.poll(() => isPresent(session.getSnapshot())).toBe(false);
});
