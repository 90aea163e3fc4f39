import { expect, test } from "vitest";
import { TokenStore, type TokenStoreOptions } from "../../src/app/token-store.ts";
import { settled } from "../support/actors.ts";
import { atDepth } from "../support/depth.ts";
import { MemoryStorage } from "../support/memory-storage.ts";

/**
 * Starts a browser: a storage shared by all tabs, one lock, and a channel on which each tab receives the
 * others' messages.
 */
function startBrowser() {
  const lasting = new MemoryStorage();
  const listeners = new Map<object, (message: MessageEvent) => void>();
  let queue: Promise<unknown> = Promise.resolve();
  let lineages = 0;
  const alone: TokenStoreOptions["alone"] = (work) => {
    const turn = queue.then(work);
    queue = turn.catch(() => undefined);
    return turn;
  };
  const openTab = (passing: Storage = new MemoryStorage()) => {
    const tab = {};
    const channel: TokenStoreOptions["channel"] = {
      addEventListener: (_: string, listener: unknown) =>
        void listeners.set(tab, listener as (message: MessageEvent) => void),
      // Other tabs receive it a moment later, as in a browser.
      postMessage: (data: unknown) =>
        void Promise.resolve().then(() =>
          [...listeners]
            .filter(([other]) => other !== tab)
            .forEach(([, listener]) => listener(new MessageEvent("message", { data }))),
        ),
    };
    return new TokenStore({
      lasting,
      passing,
      channel,
      alone,
      newLineage: () => `lineage-${++lineages}`,
      travel: 0,
    });
  };
  return { openTab, lasting };
}

const remembered = { accessToken: "a0", refreshToken: "r0", remember: true };

test("a login that is to be remembered is there in a new tab, another one is not", () => {
  const browser = startBrowser();
  browser.openTab().signIn({ ...remembered, remember: false });
  expect(browser.openTab().refreshToken()).toBeNull();
  browser.openTab().signIn(remembered);
  expect(browser.openTab().refreshToken()).toBe("r0");
});

test("the access token is in no storage", () => {
  const browser = startBrowser();
  const passing = new MemoryStorage();
  browser.openTab(passing).signIn({ accessToken: "SECRET", refreshToken: "r", remember: true });
  expect(
    [browser.lasting.getItem("switchboard.session"), passing.getItem("switchboard.session")].join(),
  ).not.toContain("SECRET");
});

test("five tabs that each want a renewal twenty times have it once, and all go on with the same token", async () => {
  const browser = startBrowser();
  browser.openTab().signIn(remembered);
  const tabs = Array.from({ length: 5 }, () => browser.openTab());
  let asked = 0;
  const request = async () => {
    asked++;
    await settled();
    return { accessToken: `a${asked}` };
  };
  const all = await Promise.all(tabs.flatMap((tab) => Array.from({ length: 20 }, () => tab.renew(request))));
  expect(all.every((outcome) => outcome === "renewed")).toBe(true);
  expect(asked).toBe(1);
  await settled();
  expect(tabs.map((tab) => tab.current()?.token)).toEqual(Array.from({ length: 5 }, () => "a1"));
});

test(`keeps every session with one renewal each through ${atDepth("fifty", "three hundred")} races of renewals`, async () => {
  const browser = startBrowser();
  browser.openTab().signIn(remembered);
  const tabs = Array.from({ length: 4 }, () => browser.openTab());
  let asked = 0;
  for (let race = 1; race <= atDepth(50, 300); race++) {
    const request = async (refreshToken: string) => {
      expect(refreshToken).toBe(`r${race - 1}`);
      await settled();
      return { accessToken: `a${++asked}`, refreshToken: `r${race}` };
    };
    await Promise.all(tabs.map((tab) => tab.renew(request)));
    await settled();
    expect(asked).toBe(race);
    expect(new Set(tabs.map((tab) => tab.current()?.token))).toEqual(new Set([`a${race}`]));
  }
});

test("passes on an error response instead of a token, and stores none of it", async () => {
  const tab = startBrowser().openTab();
  tab.signIn(remembered);
  expect(await tab.renew(() => Promise.resolve({ kind: "http", status: 401 }))).toEqual({
    kind: "http",
    status: 401,
  });
  expect(tab.current()?.token).toBe("a0");
});

test("signs out of all tabs of the same session and of no other", async () => {
  const browser = startBrowser();
  const other = browser.openTab();
  other.signIn({ accessToken: "x", refreshToken: "x", remember: false });
  const first = browser.openTab();
  first.signIn(remembered);
  const second = browser.openTab();
  const events: string[] = [];
  second.subscribe((event) => events.push(`second ${event}`));
  other.subscribe((event) => events.push(`other ${event}`));
  first.leave(true);
  await settled();
  expect(events).toEqual(["second left"]);
  expect([first.refreshToken(), second.refreshToken(), other.refreshToken()]).toEqual([null, null, "x"]);
});

test("discards a renewal that finishes after sign-out", async () => {
  const browser = startBrowser();
  const tab = browser.openTab();
  tab.signIn(remembered);
  const renewal = tab.renew(async () => {
    tab.leave(true);
    return { accessToken: "late" };
  });
  expect(await renewal).toBe("nothing");
  expect(tab.current()).toBeNull();
  expect(tab.refreshToken()).toBeNull();
});

test("notifies a tab without a session that one began, so that it can take it over", async () => {
  const browser = startBrowser();
  const waiting = browser.openTab();
  const events: string[] = [];
  waiting.subscribe((event) => events.push(event));
  browser.openTab().signIn(remembered);
  await settled();
  expect(events).toEqual(["arrived"]);
  waiting.takeOver();
  expect(await waiting.renew(() => Promise.resolve({ accessToken: "mine" }))).toBe("renewed");
});

test("treats damaged storage as signed out", () => {
  const browser = startBrowser();
  browser.lasting.setItem("switchboard.session", "{");
  expect(browser.openTab().refreshToken()).toBeNull();
});

test("a tab whose turn comes before the word of the last renewal waits for it, and asks for no other", async () => {
  const listeners: ((message: MessageEvent) => void)[] = [];
  let turns: Promise<unknown> = Promise.resolve();
  const tabs = ["first", "second"].map(() => {
    // This tab does not see yet what the other tab stores.
    const lasting = new MemoryStorage();
    lasting.setItem(
      "switchboard.session",
      JSON.stringify({ refreshToken: "r", lineage: "one", renewals: 1 }),
    );
    const channel: TokenStoreOptions["channel"] = {
      addEventListener: (_: string, listener: unknown) =>
        void listeners.push(listener as (message: MessageEvent) => void),
      postMessage: (data: unknown) =>
        void setTimeout(
          () => listeners.forEach((listener) => listener(new MessageEvent("message", { data }))),
          2,
        ),
    };
    const alone: TokenStoreOptions["alone"] = (work) => {
      const turn = turns.then(work);
      turns = turn.catch(() => undefined);
      return turn;
    };
    return new TokenStore({
      lasting,
      passing: new MemoryStorage(),
      channel,
      alone,
      newLineage: () => "one",
      travel: 500,
    });
  });
  await tabs[0]?.renew(() => Promise.resolve({ accessToken: "a1" }));
  await expect.poll(() => tabs[1]?.current()?.token).toBe("a1");
  const asked: string[] = [];
  const outcomes = await Promise.all(
    tabs.map((tab, place) =>
      tab.renew(async () => (asked.push(`a${place}`), { accessToken: `next of ${place}` })),
    ),
  );
  expect([outcomes, asked]).toEqual([["renewed", "renewed"], ["a0"]]);
});
