import { expect, onTestFinished, test } from "vitest";
import type { Permission } from "../../openapi/generated/console.ts";
import { holderOf, isPresent } from "../../machines/session-selectors.ts";
import { startSession } from "../../src/app/session-system.ts";
import { TokenStore } from "../../src/app/token-store.ts";
import { MemoryStorage } from "../support/memory-storage.ts";

/** Signs in at a platform that can change the user's permissions. */
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
  tokens.signIn({ accessToken: "a", refreshToken: "r", remember: true });
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

test("updates a user's permissions with the next response to any request", async () => {
  const { become, abilities, read } = await signedIn();
  expect(abilities()).toEqual(["segments.read", "users.read"]);
  become("segments.read");
  await read();
  await expect.poll(abilities).toEqual(["segments.read"]);
});

test("reads the permissions again only after a change, and only once for many identical responses", async () => {
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
