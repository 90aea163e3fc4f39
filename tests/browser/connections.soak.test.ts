import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import type { DisconnectReason } from "../../openapi/generated/live-monitor.ts";
import { pbx } from "../support/pbx.ts";
import { tooWide, violations } from "./support/axe.ts";
import { consoleInBrowser } from "./support/console-in-browser.ts";

const { enter, platform, visit } = consoleInBrowser();

const AISHA = "65a0f0030000000000000001";
const AKIRA = "65a0f0030000000000000002";
const LIST = "/users/connections";

const at = (clock: string) => ({ time: `2026-02-03T${clock}.000Z` });
/** Feeds a connection, and its end a minute later. */
const session = (user: string, name: string, minute: number, reason: DisconnectReason = "ping timeout") => {
  const clock = (second: number) =>
    at(
      `${String(9 + Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}:${String(second).padStart(2, "0")}`,
    );
  return [
    pbx(
      "user-connected",
      `user/${user}`,
      { session: name, ip: "10.0.0.7", browser: "Firefox 140" },
      clock(0),
    ),
    pbx("user-disconnected", `user/${user}`, { session: name, reason }, clock(30)),
  ];
};

beforeAll(async () => {
  await platform().feed(
    Array.from({ length: 11 }, (_, minute) => session(AISHA, `a${minute}`, minute)).flat(),
  );
  await platform().feed(session(AKIRA, "k0", 20, "client disconnect"));
});

const shown = (page: Page, words: string) => page.getByText(words).first().waitFor();
const names = (page: Page) => page.getByRole("rowheader").allInnerTexts();

test("all connections are listed beside the users, found by their agent, narrowed by why they ended, and the address keeps it", async () => {
  const page = await visit("/users");
  await page
    .getByRole("navigation", { name: "Users and connections" })
    .getByRole("link", { name: "Connections" })
    .click();
  await shown(page, "1 to 10 of 12");
  expect(await violations(page)).toEqual([]);
  await page.getByRole("searchbox", { name: "Search in connections" }).fill("akira");
  await shown(page, "1 to 1 of 1 · 12 without filters");
  expect(await names(page)).toEqual(["Akira Tanaka"]);
  await page.getByRole("searchbox", { name: "Search in connections" }).fill("");
  await page.getByRole("button", { name: "Add filter" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Disconnection reason", exact: true }).click();
  await page.getByRole("checkbox", { name: "High latency" }).check();
  await page.getByRole("button", { name: "Done" }).click();
  await shown(page, "1 to 10 of 11 · 12 without filters");
  await page.getByRole("columnheader", { name: "Session ID" }).getByRole("button").first().click();
  await expect.poll(() => new URL(page.url()).searchParams.get("sort")).toBe("session");
  await page.reload();
  await shown(page, "Reason is High latency");
  await expect.poll(async () => (await page.getByRole("row").nth(1).innerText()).includes("a0")).toBe(true);
});

test("one connection opens beside the list at an address of its own, without a history, and leads to its agent", async () => {
  const page = await enter(`${LIST}?q=a3`);
  await shown(page, "1 to 1 of 1 · 12 without filters");
  await page.getByRole("rowheader").getByRole("link").click();
  const one = page.getByRole("dialog", { name: /^Aisha Rahman, / });
  await one.getByText("10.0.0.7").waitFor();
  expect(await one.getByRole("link", { name: "Changes" }).count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  expect(new URL(page.url()).pathname).toMatch(/^\/users\/connections\/[0-9a-f]{24}$/);
  await page.reload();
  await page.getByRole("heading", { level: 1, name: /^Aisha Rahman, / }).waitFor();
  await page.getByRole("link", { name: "Aisha Rahman", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "Aisha Rahman", exact: true }).waitFor();
});

test("the rows that are picked are written to a file, as the view shows them", async () => {
  const page = await enter(`${LIST}?sort=session&cols=session,user,reason`);
  await page
    .getByRole("checkbox", { name: /^Select Aisha Rahman, / })
    .first()
    .check();
  await page.getByRole("checkbox", { name: /^Select Akira Tanaka, / }).waitFor({ state: "detached" });
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export", exact: true }).click();
  await page.getByRole("menuitem", { name: /selected.*CSV|CSV.*selected/i }).click();
  const written = (await readFile(await (await download).path())).toString();
  expect(written.trim().split(/\r?\n/).slice(-1)).toEqual([expect.stringContaining("a0")]);
  expect(written).not.toContain("a1");
});

test("shows new connections as they happen, until they end", async () => {
  const page = await enter(`${LIST}?is.connected=true`);
  await page.getByText("Live", { exact: true }).first().waitFor();
  await page.getByRole("button", { name: "Clear filters" }).first().waitFor();
  await platform().feed([
    pbx("user-connected", `user/${AKIRA}`, { session: "now" }, { time: new Date().toISOString() }),
  ]);
  await expect.poll(() => page.getByRole("row", { name: /Akira Tanaka.*Still connected/ }).count()).toBe(1);
  await platform().feed([
    pbx(
      "user-disconnected",
      `user/${AKIRA}`,
      { session: "now", reason: "transport close" },
      { time: new Date().toISOString() },
    ),
  ]);
  await expect.poll(() => page.getByRole("row", { name: /Akira Tanaka/ }).count()).toBe(0);
});

test("leads from a user's page to all connections of that user", async () => {
  const page = await enter(`/users/${AISHA}`);
  await page.getByRole("link", { name: "View 11 connections" }).click();
  await shown(page, "Agent is Aisha Rahman");
  await shown(page, "1 to 10 of 11");
  expect(new Set(await names(page))).toEqual(new Set(["Aisha Rahman"]));
});

test("shows who can grant access to connections", async () => {
  const page = await enter(LIST, { email: "reviewer@demo.example" });
  await page.getByRole("heading", { level: 1, name: /^You don’t have access to Connections/ }).waitFor();
  expect(await page.getByRole("table").count()).toBe(0);
});

test("fits a phone in French", async () => {
  const page = await enter(LIST, { locale: "fr-FR", viewport: { width: 390, height: 844 } });
  await page.getByRole("heading", { level: 1, name: "Connexions" }).waitFor();
  await page.getByRole("link", { name: "Aisha Rahman" }).first().waitFor();
  expect([await tooWide(page), await violations(page)]).toEqual([0, []]);
});
