import { expect, onTestFinished, test } from "vitest";
import type { Permission } from "../../openapi/generated/console.ts";
import { holderOf, isPresent } from "../../machines/session-view.ts";
import { startSession } from "../../src/app/session-system.ts";
import { TokenStore } from "../../src/app/token-store.ts";
import { MemoryStorage } from "../support/memory-storage.ts";

/** Somebody who is signed in at a platform that can change what they may do. */
async function signedIn() {
  let may: readonly Permission[] = ["segments.read", "users.read"];
  let looks = 0;
  const fetch = (request: Request): Promise<Response> => {
    const path = new URL(request.url).pathname.replace("/api", "");
    const headers = { abilities: may.join(" ") };
    if (path === "/auth/refresh-token") return Promise.resolve(Response.json({ accessToken: "a" }));
    if (path === "/auth/check-token") looks++;
    return Promise.resolve(
      Response.json(
        path === "/auth/check-token"
          ? { user: { _id: "u" }, account: { _id: "a" }, abilities: may }
          : { total: 0, skip: 0, limit: 10, data: [] },
        { headers },
      ),
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
  tokens.arrive({ accessToken: "a", refreshToken: "r", remember: true });
  const { session, api } = startSession({
    host: "https://console.example/api",
    tokens,
    fetch,
    wait: () => Promise.resolve(),
  });
  onTestFinished(() => {
    session.stop();
  });
  await expect.poll(() => isPresent(session.getSnapshot())).toBe(true);
  return {
    become: (...abilities: Permission[]) => (may = abilities),
    abilities: () => holderOf(session.getSnapshot())?.abilities,
    read: () => api.GET("/segments"),
    session,
    looks: () => looks,
  };
}

test("what somebody may do by now is known with the next answer, whatever was asked", async () => {
  const { become, abilities, read } = await signedIn();
  expect(abilities()).toEqual(["segments.read", "users.read"]);
  become("segments.read");
  await read();
  await expect.poll(abilities).toEqual(["segments.read"]);
});

test("nobody looks again while nothing has changed, and once only for many answers that say the same", async () => {
  const { become, abilities, read, looks } = await signedIn();
  await Promise.all([read(), read(), read()]);
  expect(looks()).toBe(1);
  become("users.read", "segments.read");
  await read();
  expect(looks()).toBe(1);
  become("segments.read");
  await Promise.all(Array.from({ length: 20 }, read));
  await expect.poll(abilities).toEqual(["segments.read"]);
  expect(looks()).toBe(2);
});

test("the person is there all the while", async () => {
  const { become, read, session } = await signedIn();
  const seen: boolean[] = [];
  session.subscribe((snapshot) => seen.push(isPresent(snapshot)));
  become();
  await read();
  await expect.poll(() => holderOf(session.getSnapshot())?.abilities).toEqual([]);
  expect(seen).not.toContain(false);
});
