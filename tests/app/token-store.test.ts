import { expect, test } from "vitest";
import { TokenStore, type TokenStoreOptions } from "../../src/app/token-store.ts";
import { settled } from "../support/actors.ts";
import { atDepth } from "../support/depth.ts";
import { MemoryStorage } from "../support/memory-storage.ts";

/** One browser: a storage that all tabs share, one lock, and a channel on which each tab hears the others. */
function startBrowser() {
  const lasting = new MemoryStorage();
  const hearers = new Map<object, (message: MessageEvent) => void>();
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
      addEventListener: (_: string, hear: unknown) =>
        void hearers.set(tab, hear as (message: MessageEvent) => void),
      // Others hear a moment later, as they do in a browser.
      postMessage: (data: unknown) =>
        void Promise.resolve().then(() =>
          [...hearers]
            .filter(([other]) => other !== tab)
            .forEach(([, hear]) => hear(new MessageEvent("message", { data }))),
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
  browser.openTab().arrive({ ...remembered, remember: false });
  expect(browser.openTab().refreshToken()).toBeNull();
  browser.openTab().arrive(remembered);
  expect(browser.openTab().refreshToken()).toBe("r0");
});

test("the access token is in no storage", () => {
  const browser = startBrowser();
  const passing = new MemoryStorage();
  browser.openTab(passing).arrive({ accessToken: "SECRET", refreshToken: "r", remember: true });
  expect(
    [browser.lasting.getItem("switchboard.session"), passing.getItem("switchboard.session")].join(),
  ).not.toContain("SECRET");
});

test("five tabs that each want a renewal twenty times have it once, and all go on with the same token", async () => {
  const browser = startBrowser();
  browser.openTab().arrive(remembered);
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

test(`${atDepth("fifty", "three hundred")} races of renewals end with nobody thrown out and one renewal each`, async () => {
  const browser = startBrowser();
  browser.openTab().arrive(remembered);
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

test("what the platform answers instead of a token is handed on, and nothing is kept of it", async () => {
  const tab = startBrowser().openTab();
  tab.arrive(remembered);
  expect(await tab.renew(() => Promise.resolve({ kind: "http", status: 401 }))).toEqual({
    kind: "http",
    status: 401,
  });
  expect(tab.current()?.token).toBe("a0");
});

test("who leaves, leaves in all tabs of the same login and in no other", async () => {
  const browser = startBrowser();
  const other = browser.openTab();
  other.arrive({ accessToken: "x", refreshToken: "x", remember: false });
  const first = browser.openTab();
  first.arrive(remembered);
  const second = browser.openTab();
  const told: string[] = [];
  second.subscribe((event) => told.push(`second ${event}`));
  other.subscribe((event) => told.push(`other ${event}`));
  first.leave(true);
  await settled();
  expect(told).toEqual(["second left"]);
  expect([first.refreshToken(), second.refreshToken(), other.refreshToken()]).toEqual([null, null, "x"]);
});

test("a renewal that was on its way does not bring back who left meanwhile", async () => {
  const browser = startBrowser();
  const tab = browser.openTab();
  tab.arrive(remembered);
  const renewal = tab.renew(async () => {
    tab.leave(true);
    return { accessToken: "late" };
  });
  expect(await renewal).toBe("nothing");
  expect(tab.current()).toBeNull();
  expect(tab.refreshToken()).toBeNull();
});

test("a tab without a login hears that one began and can take it over", async () => {
  const browser = startBrowser();
  const waiting = browser.openTab();
  const told: string[] = [];
  waiting.subscribe((event) => told.push(event));
  browser.openTab().arrive(remembered);
  await settled();
  expect(told).toEqual(["arrived"]);
  waiting.takeOver();
  expect(await waiting.renew(() => Promise.resolve({ accessToken: "mine" }))).toBe("renewed");
});

test("a storage that somebody broke is as if nobody had signed in", () => {
  const browser = startBrowser();
  browser.lasting.setItem("switchboard.session", "{");
  expect(browser.openTab().refreshToken()).toBeNull();
});

test("a tab whose turn comes before the word of the last renewal waits for it, and asks for no other", async () => {
  const hearers: ((message: MessageEvent) => void)[] = [];
  let turns: Promise<unknown> = Promise.resolve();
  const tabs = ["first", "second"].map(() => {
    // Of what another tab stores this one sees nothing yet.
    const lasting = new MemoryStorage();
    lasting.setItem(
      "switchboard.session",
      JSON.stringify({ refreshToken: "r", lineage: "one", renewals: 1 }),
    );
    const channel: TokenStoreOptions["channel"] = {
      addEventListener: (_: string, hear: unknown) =>
        void hearers.push(hear as (message: MessageEvent) => void),
      postMessage: (data: unknown) =>
        void setTimeout(() => hearers.forEach((hear) => hear(new MessageEvent("message", { data }))), 2),
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
