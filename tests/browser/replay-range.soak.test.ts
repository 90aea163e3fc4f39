import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { pbx } from "../support/pbx.ts";
import { ACCOUNT, addPerson, addPrivilege, keyFor } from "../support/test-accounts.ts";
import { violations } from "./support/axe.ts";
import { consoleInBrowser } from "./support/console-in-browser.ts";
import { soon } from "./support/monitor-view.ts";

const { enter, platform } = consoleInBrowser();
const NAMES = /contains names, email addresses and phone numbers/;
const TIME = "2026-02-03T09:00:00.000Z";

/** Feeds a customer with a name who queues in the demo's account, in a morning of the past. */
async function morning(): Promise<void> {
  const key = await keyFor(platform().database.db, ACCOUNT, "admin");
  const events = [
    pbx(
      "contact-created",
      "contact/n",
      { channel: "audio", origin: "widget", customer: "Núria Vidal" },
      { time: TIME },
    ),
    pbx(
      "queue-created",
      "queue/n",
      { contact: "n", segment: "65a0f0020000000000000001", channel: "audio", customer: "Núria Vidal" },
      { time: TIME },
    ),
  ];
  expect((await platform().api("POST /events", { key, json: events })).status).toBe(200);
}

async function chooses(page: Page): Promise<void> {
  const form = page.getByRole("form", { name: "From this account’s event log" });
  await form.getByRole("textbox", { name: "From" }).fill("2/3/2026 09:00");
  await form.getByRole("textbox", { name: "Until" }).fill("2/3/2026 11:00");
}

async function downloaded(page: Page): Promise<{ readonly name: string; readonly text: string }> {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download range" }).click();
  const file = await download;
  await page.getByText("The file is in your downloads.").waitFor();
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), "utf8") };
}

test("downloads a range of the log without names, or with names for an administrator, and records the user in the history", async () => {
  await morning();
  const page = await enter("/monitor/replay");
  await chooses(page);
  const names = page.getByRole("checkbox", { name: NAMES });
  expect(await names.isChecked()).toBe(false);
  const plain = await downloaded(page);
  expect(plain.name).toMatch(/^switchboard-20260203T\d{4}-20260203T\d{4}\.ndjson$/);
  expect(plain.text).toContain('"queue-created"');
  expect(plain.text).not.toContain("Núria");

  await names.check();
  expect((await downloaded(page)).text).toContain("Núria Vidal");
  expect(await violations(page)).toEqual([]);
  await page.goto("/account/configuration/history");
  await soon(() => page.getByRole("main").textContent()).toContain(
    "downloaded a replay file that contains names",
  );
});

test("shows names only on the first opening, not when the address is opened again", async () => {
  await morning();
  const page = await enter("/monitor/replay");
  await chooses(page);
  await page.getByRole("checkbox", { name: NAMES }).check();
  await page.getByRole("button", { name: "Open range" }).click();
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  await page.keyboard.press("End");
  await page.getByRole("rowheader", { name: "Núria Vidal" }).first().waitFor();
  await page.reload();
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  await page.keyboard.press("End");
  await page
    .getByRole("rowheader", { name: /p[0-9a-f]{16}/ })
    .first()
    .waitFor();
  expect(await page.getByRole("rowheader", { name: "Núria Vidal" }).count()).toBe(0);
});

test("a recording auditor, who follows no floor, opens the last minutes of the log and sees no names", async () => {
  await morning();
  const start = await enter("/monitor/replay", { email: "reviewer@demo.example" });
  await start
    .getByRole("group", { name: "Time ranges with events" })
    .getByRole("button", { name: "Another day" })
    .click();
  await start.getByRole("menuitem").first().click();
  await start.getByRole("button", { name: "Open range" }).click();
  await start.getByRole("button", { name: "Play", exact: true }).waitFor();
  const page = await enter("/monitor/replay?last=60", { email: "reviewer@demo.example" });
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  await page.keyboard.press("End");
  await page
    .getByRole("rowheader", { name: /p[0-9a-f]{16}/ })
    .first()
    .waitFor();
  expect(await page.getByRole("rowheader", { name: "Núria Vidal" }).count()).toBe(0);
});

test("offers names to no other users, even with access to the audit, and refuses their request", async () => {
  const { db } = platform().database;
  await addPrivilege(db, "auditing", ["monitor.read", "replay.read", "segments.read", "audit.read"]);
  await addPerson(db, "auditor@demo.example", 3, "auditing");
  for (const email of ["supervisor@demo.example", "auditor@demo.example"]) {
    const page = await enter("/monitor/replay", { email });
    await page.getByRole("button", { name: "Download range" }).waitFor();
    expect(await page.getByRole("checkbox", { name: NAMES }).count()).toBe(0);
  }
  const { accessToken } = await platform().signIn("auditor@demo.example");
  const asked = await platform().api("GET /replay/recording", { token: accessToken, query: "names=true" });
  expect(asked.status).toBe(403);
});

test("stops a slow download, and reports a failed one in place", async () => {
  const page = await enter("/monitor/replay");
  await chooses(page);
  let stopped = () => {};
  const late = new Promise<void>((resolve) => (stopped = resolve));
  await page.route("**/api/replay/recording?*", async (route) => {
    await late;
    await route.abort();
  });
  await page.getByRole("button", { name: "Download range" }).click();
  await page.getByText("The platform is collecting the events").waitFor();
  await page.getByRole("button", { name: "Stop" }).click();
  await soon(() => page.getByRole("progressbar").count()).toBe(0);
  expect(await page.getByRole("alert").count()).toBe(0);
  stopped();
  await page.getByRole("button", { name: "Download range" }).click();
  await soon(() => page.getByRole("alert").textContent()).toMatch(/^No file was written\. \S/);
});

test("keeps the input for a range without events, and offers days that contain some", async () => {
  await morning();
  const page = await enter("/monitor/replay?from=2001-01-01T00:00:00.000Z&to=2001-01-02T00:00:00.000Z");
  const form = page.getByRole("form", { name: "From this account’s event log" });
  const [from, until] = [
    form.getByRole("textbox", { name: "From" }),
    form.getByRole("textbox", { name: "Until" }),
  ];
  await soon(() => until.getAttribute("aria-invalid")).toBe("true");
  expect([await from.inputValue(), await until.inputValue()]).toEqual([
    expect.stringMatching(/^01\/01\/2001/),
    expect.stringMatching(/^01\/0[12]\/2001/),
  ]);
  expect(await until.evaluate((field) => field === document.activeElement)).toBe(true);
  await form.getByText(/^The event log begins on .+\. Choose a later end\.$/).waitFor();
  await form.getByText(/^The event log covers .+ to .+ \(\w+\/\w+\)\.$/).waitFor();
  expect(await page.getByRole("alert").count()).toBe(0);
  expect(await violations(page)).toEqual([]);

  await form.getByRole("button", { name: "Another day" }).click();
  await page.getByRole("menuitem", { name: /Feb 3, 2026/ }).click();
  await soon(() => until.getAttribute("aria-invalid")).toBe(null);
  expect(await from.inputValue()).toMatch(/^0?2\/0?3\/2026/);
  await form.getByRole("button", { name: "Open range" }).click();
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
});

test("a range with too many events is refused at its end, and stays typed with the choice of names", async () => {
  await morning();
  const page = await enter("/monitor/replay");
  await chooses(page);
  await page.getByRole("checkbox", { name: NAMES }).check();
  await page.route("**/api/replay/recording?*", (route) =>
    route.fulfill({
      status: 422,
      contentType: "application/problem+json",
      json: {
        type: "/problems/unprocessable",
        title: "Unprocessable",
        status: 422,
        errors: [{ pointer: "/query/from", code: "too-many", message: "leaves 600000 events" }],
      },
    }),
  );
  for (const act of ["Download range", "Open range"]) {
    await page.getByRole("button", { name: act }).click();
    await page.getByText("This range has more than 500,000 events. Choose a shorter one.").waitFor();
    expect(await page.getByRole("textbox", { name: "From" }).inputValue()).toMatch(/^0?2\/0?3\/2026/);
    expect(await page.getByRole("checkbox", { name: NAMES }).isChecked()).toBe(true);
  }
});
