import { expect, onTestFinished, test } from "vitest";
import { isPresent } from "../../machines/session-selectors.ts";
import { unwrap } from "../../src/api/problem.ts";
import { startSession } from "../../src/app/session-system.ts";
import { TokenStore, type TokenStoreOptions } from "../../src/app/token-store.ts";
import { settled } from "../support/actors.ts";
import { atDepth } from "../support/depth.ts";
import { MemoryStorage } from "../support/memory-storage.ts";

const problem = (status: number) =>
  Response.json({ type: "/problems/unauthorized", title: "No", status }, { status });

/**
 * A platform that rotates: each renewal gives the next pair, and a refresh token that was used before is a
 * thief's.
 */
class Platform {
  renewals = 0;
  logouts = 0;
  readonly asked: string[] = [];
  refresh = "r0";
  private access = "a0";

  /** From now on the present access token is refused. */
  expire(): void {
    this.access = `fresh of ${this.renewals}`;
  }

  async answer(request: Request): Promise<Response> {
    const path = new URL(request.url).pathname.replace("/api", "");
    const bearer = request.headers.get("authorization")?.replace("Bearer ", "") ?? null;
    this.asked.push(`${path} ${bearer}`);
    const body =
      request.method === "POST" && path !== "/auth/logout"
        ? ((await request.json()) as { refreshToken?: string })
        : {};
    await settled();
    if (path === "/auth/logout") {
      this.logouts++;
      return new Response(null, { status: 204 });
    }
    if (path === "/auth/refresh-token") {
      if (body.refreshToken !== this.refresh) return problem(401);
      this.renewals++;
      this.access = `a${this.renewals}`;
      this.refresh = `r${this.renewals}`;
      return Response.json({ accessToken: this.access, refreshToken: this.refresh });
    }
    return bearer === this.access
      ? Response.json(
          path === "/auth/check-token"
            ? { user: { _id: "u" }, account: { _id: "a" }, abilities: [] }
            : { total: 0, skip: 0, limit: 10, data: [] },
        )
      : problem(401);
  }
}

/**
 * Starts a browser with several tabs: one storage, one lock, and a channel on which each tab receives the
 * others' messages.
 */
function startBrowser(platform: Platform) {
  const lasting = new MemoryStorage();
  const listeners = new Map<object, (message: MessageEvent) => void>();
  let turns: Promise<unknown> = Promise.resolve();
  const alone: TokenStoreOptions["alone"] = (work) => {
    const turn = turns.then(work);
    turns = turn.catch(() => undefined);
    return turn;
  };
  return async () => {
    const tab = {};
    const channel: TokenStoreOptions["channel"] = {
      addEventListener: (_: string, listener: unknown) =>
        void listeners.set(tab, listener as (message: MessageEvent) => void),
      postMessage: (data: unknown) =>
        void Promise.resolve().then(() =>
          [...listeners]
            .filter(([other]) => other !== tab)
            .forEach(([, listener]) => listener(new MessageEvent("message", { data }))),
        ),
    };
    const tokens = new TokenStore({
      lasting,
      passing: new MemoryStorage(),
      channel,
      alone,
      newLineage: () => "one",
      travel: 0,
    });
    if (tokens.refreshToken() === null)
      tokens.signIn({ accessToken: "a0", refreshToken: "r0", remember: true });
    const system = startSession({
      host: "https://console.example/api",
      tokens,
      fetch: (request) => platform.answer(request),
      wait: () => Promise.resolve(),
    });
    onTestFinished(() => {
      system.session.stop();
    });
    await expect.poll(() => isPresent(system.session.getSnapshot())).toBe(true);
    return { ...system, read: () => unwrap(system.api.GET("/accounts")) };
  };
}

test("renews the session once for a hundred requests refused together, and answers each of them", async () => {
  const platform = new Platform();
  const tab = await startBrowser(platform)();
  const before = platform.renewals;
  platform.expire();
  const answers = await Promise.all(Array.from({ length: 100 }, () => tab.read()));
  expect(answers).toHaveLength(100);
  expect(platform.renewals - before).toBe(1);
});

test("five tabs with twenty refused requests each renew once", async () => {
  const platform = new Platform();
  const open = startBrowser(platform);
  const tabs = [await open(), await open(), await open(), await open(), await open()];
  await settled();
  const before = platform.renewals;
  platform.expire();
  await Promise.all(tabs.flatMap((tab) => Array.from({ length: 20 }, () => tab.read())));
  expect(platform.renewals - before).toBe(1);
});

test(`keeps the user signed in through ${atDepth("fifty", "three hundred")} races of tabs`, async () => {
  const platform = new Platform();
  const open = startBrowser(platform);
  const tabs = [await open(), await open(), await open()];
  await settled();
  const before = platform.renewals;
  const races = atDepth(50, 300);
  for (let race = 0; race < races; race++) {
    platform.expire();
    await Promise.all(
      tabs.map((tab, place) =>
        Promise.all(Array.from({ length: 1 + ((race + place) % 3) }, () => tab.read())),
      ),
    );
  }
  expect(tabs.every((tab) => isPresent(tab.session.getSnapshot()))).toBe(true);
  expect(platform.logouts).toBe(0);
  expect(platform.renewals - before).toBe(races);
});

test("a request that is refused again after the renewal is not put a third time", async () => {
  const platform = new Platform();
  const tab = await startBrowser(platform)();
  const renew = platform.answer.bind(platform);
  platform.answer = async (request) =>
    request.url.endsWith("/accounts") ? (platform.asked.push("/accounts"), problem(401)) : renew(request);
  await expect(tab.read()).rejects.toThrow("No");
  expect(platform.asked.filter((path) => path === "/accounts")).toHaveLength(2);
});

test("forgets the tokens on sign-out before the platform answers, and names the session to end", async () => {
  const platform = new Platform();
  const tab = await startBrowser(platform)();
  const { refresh } = platform;
  tab.session.send({ type: "logout.wanted" });
  expect(tab.tokens.refreshToken()).toBeNull();
  await expect.poll(() => tab.session.getSnapshot().matches("absent")).toBe(true);
  expect(platform.asked.at(-1)).toBe(`/auth/logout ${refresh}`);
});
