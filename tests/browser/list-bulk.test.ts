import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { soakTest } from "../support/soak-test.ts";
import { violationsInSoak } from "./support/axe.ts";
import { consoleInBrowser } from "./support/console-in-browser.ts";

const { enter, platform, visit } = consoleInBrowser();

/** Makes this number of tags and no other record. */
async function make(count: number): Promise<void> {
  const { db } = platform().database;
  const { accessToken } = await platform().signIn("admin@demo.example");
  await db.deleteFrom("resource_records").execute();
  for (let at = 0; at < count; at++) {
    const answer = await fetch(`${platform().url}/api/tags`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${accessToken}` },
      body: JSON.stringify({ label: `Tag ${String(at).padStart(3, "0")}`, name: `tag-${at}` }),
    });
    expect(answer.status).toBeLessThan(300);
  }
}
const kept = async () =>
  Number(
    (
      await platform()
        .database.db.selectFrom("resource_records")
        .where("collection", "=", "Tag")
        .select(({ fn }) => fn.countAll().as("count"))
        .executeTakeFirstOrThrow()
    ).count,
  );
const bar = (page: Page) => page.getByRole("group", { name: "Selection" });
const box = (page: Page, name: string) => page.getByRole("checkbox", { name: `Select ${name}` });

test("selects a few by keyboard, deletes them after a typed number, and reports each result", async () => {
  await make(12);
  const page = await visit("/tags");
  await box(page, "Tag 001").focus();
  await page.keyboard.press("Space");
  await bar(page).getByText("1 of 12 selected").waitFor();
  await box(page, "Tag 003").click({ modifiers: ["Shift"] });
  await bar(page).getByText("3 of 12 selected").waitFor();
  expect(await violationsInSoak(page)).toEqual([]);

  // A colleague removes one in the meantime.
  await platform()
    .database.db.deleteFrom("resource_records")
    .where((eb) => eb("data", "@>", JSON.stringify({ name: "tag-2" }) as never))
    .execute();
  await bar(page).getByRole("button", { name: "Delete…" }).click();
  const question = page.getByRole("dialog", { name: "Tags: delete 3 records" });
  await question.getByRole("button", { name: "Delete" }).click();
  await question.getByText("Does not match “3”").waitFor();
  expect(await kept()).toBe(11);
  let lists = 0;
  page.on("request", (request) =>
    request.method() === "GET" && new URL(request.url()).pathname === "/api/tags" ? lists++ : 0,
  );
  await question.getByRole("textbox").fill("3");
  await question.getByRole("button", { name: "Delete" }).click();
  await question.getByText("2 deleted · 1 already deleted").waitFor();
  expect(await question.getByRole("listitem").allTextContents()).toEqual([
    "Tag 002Already deleted",
    "Tag 001Deleted",
    "Tag 003Deleted",
  ]);
  expect(await violationsInSoak(page)).toEqual([]);
  await question.getByRole("button", { name: "Close" }).last().click();
  await page.getByText("1 to 9 of 9").waitFor();
  expect(await kept()).toBe(9);
  // Once for all of them, and again if a notification of a deletion arrives late.
  expect(lists).toBeLessThan(3);
  expect(await bar(page).count()).toBe(0);
});

soakTest("selects all matches across pages, and keeps the rest when it is stopped", async () => {
  await make(205);
  const page = await enter("/tags");
  await page.getByRole("checkbox", { name: "Select all rows on this page" }).click();
  await bar(page).getByText("10 of 205 selected").waitFor();
  await bar(page).getByRole("button", { name: "Select all 205" }).click();
  await bar(page).getByText("205 of 205 selected").waitFor();
  await bar(page).getByRole("button", { name: "Delete…" }).click();
  const question = page.getByRole("dialog", { name: "Tags: delete 205 records" });
  await question.getByRole("textbox").fill("205");
  await question.getByRole("button", { name: "Delete" }).click();
  await question.getByText("1 of 205 done").waitFor();
  await question.getByRole("button", { name: "Stop" }).click();
  await question.getByText(/^\d+ deleted · \d+ not attempted$/).waitFor();
  const left = await kept();
  expect(left).toBeGreaterThan(195);
  await question.getByRole("button", { name: "Close" }).last().click();
  await bar(page).getByText(`${left} of ${left} selected`).waitFor();

  // A new search starts over.
  await bar(page).getByRole("button", { name: "Clear selection" }).click();
  await box(page, "Tag 010").click();
  await page.goto(new URL("/tags?q=Tag", page.url()).href);
  await box(page, "Tag 010").waitFor();
  expect(await bar(page).count()).toBe(0);
});

soakTest("offers no selection to read-only users", async () => {
  await make(1);
  const page = await enter("/tags", { email: "supervisor@demo.example" });
  await page.getByText("Tag 000").waitFor();
  expect(await page.getByRole("checkbox").count()).toBe(0);
});
