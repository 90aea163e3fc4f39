import type { Page } from "playwright-core";
import { beforeEach, expect, test } from "vitest";
import { violationsInSoak } from "./support/axe.ts";
import { textOf } from "../support/platform.ts";
import { startReceiver } from "../support/receiver.ts";
import { soakTest } from "../support/soak-test.ts";
import { ACCOUNT, addPerson, keyFor } from "../support/test-accounts.ts";
import { consoleInBrowser } from "./support/console-in-browser.ts";

const { enter, platform, visit } = consoleInBrowser();

/** Signs in a colleague, who changes records on the screen. */
async function signInColleague() {
  const { accessToken } = await platform().signIn("admin@demo.example");
  const ask = async (method: string, path: string, body?: object, version?: number) => {
    const answer = await fetch(`${platform().url}/api${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${accessToken}`,
        ...(body && { "Content-Type": "application/json" }),
        ...(version && { "If-Match": `"${version}"` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(answer.status).toBeLessThan(300);
    return method === "DELETE"
      ? null
      : ((await answer.json()) as { readonly _id: string; readonly version: number }); // as the contract has it
  };
  return {
    make: async (label: string) => (await ask("POST", "/tags", { label, name: label.toLowerCase() }))!,
    makeWebhook: async (name: string, url = "https://crm.example/hook") =>
      (await ask("POST", "/webhooks", { name, url, events: ["queue-created"] }))!,
    test: (webhook: string) => ask("POST", `/webhooks/${webhook}/tests`, { event: "queue-created" }),
    edit: (id: string, values: object, version: number) => ask("PATCH", `/tags/${id}`, values, version),
    remove: (id: string) => ask("DELETE", `/tags/${id}`),
  };
}

beforeEach(() => platform().database.db.deleteFrom("resource_records").execute());

const names = (page: Page) => page.getByRole("rowheader").allInnerTexts();
/** The page receives changes from here on. */
const isLive = (page: Page) => page.getByText("Live", { exact: true }).first().waitFor();

soakTest(
  "shows a colleague's new, changed and deleted records without a reload while no row is in use",
  async () => {
    const { make, edit, remove } = await signInColleague();
    const { _id: id } = await make("Bravo");
    const page = await visit("/tags");
    await page.getByText("1 to 1 of 1").waitFor();
    await isLive(page);
    await make("Alpha");
    await expect.poll(() => names(page)).toEqual(["Alpha", "Bravo"]);
    await edit(id, { label: "Zulu", description: "what it is for" }, 1);
    await page.getByRole("cell", { name: "what it is for", exact: true }).waitFor();
    expect(await names(page)).toEqual(["Alpha", "Zulu"]);
    await remove(id);
    await expect.poll(() => names(page)).toEqual(["Alpha"]);
    expect(await page.getByRole("button", { name: "Show" }).count()).toBe(0);
  },
);

test("updates cells in place while the pointer or the focus is among the rows, and counts waiting changes in a bar", async () => {
  const { make, edit } = await signInColleague();
  const { _id: id } = await make("Bravo");
  await make("Charlie");
  const page = await visit("/tags");
  await page.getByText("1 to 2 of 2").waitFor();
  await isLive(page);
  await page.getByRole("rowheader", { name: "Charlie" }).hover();
  await edit(id, { description: "first" }, 1);
  await page.getByRole("cell", { name: "first", exact: true }).waitFor();
  expect(await page.getByRole("button", { name: "Show" }).count()).toBe(0);

  await make("Alpha");
  await page.getByText("1 change", { exact: true }).waitFor();
  expect(await names(page)).toEqual(["Bravo", "Charlie"]);
  expect(await violationsInSoak(page)).toEqual([]);
  await edit(id, { label: "Zulu", description: "second" }, 2);
  await page.getByText("2 changes", { exact: true }).waitFor();
  expect(await names(page)).toEqual(["Zulu", "Charlie"]);
  await page.getByRole("button", { name: "Show" }).click();
  await expect.poll(() => names(page)).toEqual(["Alpha", "Charlie", "Zulu"]);

  // By the keyboard likewise, until the focus goes elsewhere.
  await page.mouse.move(0, 0);
  await page.getByRole("checkbox", { name: "Select Charlie" }).focus();
  await make("Aardvark");
  await page.getByText("1 change", { exact: true }).waitFor();
  expect(await names(page)).toEqual(["Alpha", "Charlie", "Zulu"]);
  await page.getByRole("searchbox", { name: "Search in tags" }).focus();
  await expect.poll(() => names(page)).toEqual(["Aardvark", "Alpha", "Charlie", "Zulu"]);
});

soakTest("shows the result of a new query immediately, wherever the pointer is", async () => {
  const { make } = await signInColleague();
  await make("Bravo");
  const page = await enter("/tags");
  await page.getByText("1 to 1 of 1").waitFor();
  await isLive(page);
  await page.getByRole("rowheader", { name: "Bravo" }).hover();
  await make("Alpha");
  await page.getByText("1 change", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Label" }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => names(page)).toEqual(["Bravo", "Alpha"]);
  expect(await page.getByText("1 change", { exact: true }).count()).toBe(0);
});

soakTest("refreshes missed changes when the platform returns", async () => {
  const { make } = await signInColleague();
  await make("Bravo");
  const page = await enter("/tags");
  await page.getByText("1 to 1 of 1").waitFor();
  await isLive(page);
  await page.context().setOffline(true);
  await make("Alpha");
  await page.context().setOffline(false);
  await expect.poll(() => names(page)).toEqual(["Alpha", "Bravo"]);
});

soakTest(
  "shows the user's own change immediately with all waiting ones, though the pointer is among the rows",
  async () => {
    const { makeWebhook } = await signInColleague();
    await makeWebhook("Bravo");
    await makeWebhook("Charlie");
    const page = await enter("/webhooks/list?is.enabled=yes");
    await page.getByText("1 to 2 of 2").waitFor();
    await isLive(page);
    await page.getByRole("rowheader", { name: "Bravo" }).hover();
    await makeWebhook("Alpha");
    await page.getByText("1 change", { exact: true }).waitFor();
    expect(await names(page)).toEqual(["Bravo", "Charlie"]);
    await page.getByRole("row", { name: /Bravo/ }).getByRole("switch").press("Space");
    await expect.poll(() => names(page)).toEqual(["Alpha", "Charlie"]);
    await expect.poll(() => page.getByText(/^\d changes?$/).count()).toBe(0);
  },
);

soakTest("shows deliveries in the logs as they are attempted", async () => {
  const receiver = await startReceiver();
  const { makeWebhook, test: deliver } = await signInColleague();
  const { _id: id } = await makeWebhook("Warehouse", receiver.url);
  const page = await enter("/webhooks/logs");
  await page.getByRole("heading", { name: "No deliveries yet" }).waitFor();
  await isLive(page);
  await deliver(id);
  await expect.poll(() => page.getByRole("row", { name: /Warehouse.*Delivered/ }).count()).toBe(1);
});

/**
 * Returns functions by which systems submit, record and send, by the address of their list; each call makes a
 * different record.
 */
async function systems() {
  const { db } = platform().database;
  const key = await keyFor(db, ACCOUNT, "admin");
  const { accessToken: token } = await platform().signIn("admin@demo.example");
  const form = textOf(
    (
      await platform().api("POST /forms", {
        token,
        json: { name: "Contact", fields: [{ type: "text", name: "who", label: "Who?" }] },
      })
    ).body._id,
  );
  let count = 0;
  const made = async (operation: string, json: object) =>
    expect((await platform().api(operation, { key, json })).status).toBe(200);
  return {
    "/insights/submissions": () =>
      made("POST /forms-submissions", { form, contact: `c-${count++}`, answers: { who: "Anna" } }),
    "/insights/recordings": () => made("POST /recordings", { media: "audio/wav", call: `k-${count++}` }),
    "/account/utilities": async () => {
      const email = `somebody-${count++}@demo.example`;
      await addPerson(db, email, 4, "agent-recording");
      await made("POST /auth/password-reset", { email, kind: "reset" });
    },
  };
}

soakTest.each(["/insights/submissions", "/insights/recordings", "/account/utilities"] as const)(
  "shows new rows at %s as they arrive, and holds them while the pointer is among the rows",
  async (path) => {
    const { [path]: make } = await systems();
    await make();
    const page = await enter(path);
    await page.getByText("1 to 1 of 1").waitFor();
    await isLive(page);
    await make();
    await expect.poll(() => names(page)).toHaveLength(2);
    await page.getByRole("rowheader").first().hover();
    await make();
    await page.getByText("1 change", { exact: true }).waitFor();
    expect(await names(page)).toHaveLength(2);
    // On the way to the bar it stays.
    await page.getByRole("button", { name: "Show", exact: true }).hover();
    await make();
    await page.getByText("2 changes", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Show", exact: true }).click();
    await expect.poll(() => names(page)).toHaveLength(4);
  },
);
