import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { startReceiver } from "../support/receiver.ts";
import { textOf } from "../support/platform.ts";
import { soakTest } from "../support/soak-test.ts";
import { tooWide, violations } from "./support/axe.ts";
import { consoleInBrowser, focused } from "./support/console-in-browser.ts";

const { platform, visit } = consoleInBrowser();
const ADMIN = "admin@demo.example";
const request = async (path: string, json?: object) =>
  (await platform().api(path, { token: (await platform().signIn(ADMIN)).accessToken, ...(json && { json }) }))
    .body;

test("creates a secret and a webhook with a template, tests it, finds the attempt in the logs, copies it as cURL, and resends the event", async () => {
  const receiver = await startReceiver();
  receiver.answer = (response) =>
    void response.writeHead(202, { "content-type": "application/json" }).end('{"taken": true}');
  const page = await visit("/webhooks/secrets");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);

  await page.getByRole("button", { name: "New secret" }).click();
  const form = page.getByRole("dialog", { name: "New secret" });
  await form.getByLabel("Name").fill("two words");
  await page.keyboard.press("Control+s");
  await form
    .getByRole("alert")
    .getByRole("button", { name: "Name: Use only letters, digits and _" })
    .waitFor();
  await form.getByLabel("Name").fill("warehouse_1");
  await page.keyboard.press("Control+s");
  const made = page.getByRole("dialog", { name: "Secret “warehouse_1”" });
  const value = await made.locator("code").innerText();
  expect(value).toMatch(/^whsec_/);
  await made.getByRole("checkbox").check();
  await made.getByRole("button", { name: "Done" }).click();
  await page
    .getByRole("row", { name: /warehouse_1/ })
    .getByText("not used")
    .waitFor();
  expect(await page.content()).not.toContain(value);

  // The rest is done with the keyboard where that matters.
  await page.keyboard.press("g");
  await page.keyboard.press("w");
  await page.waitForURL(/\/webhooks\/list/);
  await page.getByRole("button", { name: "New webhook" }).press("Enter");
  await page.getByLabel("Name", { exact: true }).fill("Warehouse");
  await page.getByRole("textbox", { name: "URL", exact: true }).fill("http://10.0.0.1/hook");
  await page.keyboard.press("Control+s");
  await page
    .getByRole("alert")
    .getByRole("button", { name: "Events: Select at least one event" })
    .press("Enter");
  expect(await focused(page)).toBe("Find an event");
  await page.keyboard.type("entered");
  await page.getByRole("checkbox", { name: "Customer entered a queue queue-created" }).press("Space");
  await page.keyboard.press("Control+s");
  await page.getByRole("alert").getByText("This URL is in a private network.").waitFor();
  await page.getByRole("textbox", { name: "URL", exact: true }).fill(receiver.url);
  await page.getByRole("button", { name: "Add header" }).press("Enter");
  const header = page.getByRole("group", { name: "Header 1" });
  await expect.poll(() => focused(page)).toBe("Name");
  await page.keyboard.type("Authorization");
  await header.getByRole("textbox", { name: "Value" }).fill("Bearer of-the-house");
  expect(await header.getByRole("checkbox").isChecked()).toBe(true);
  await page.getByRole("combobox", { name: "Secrets" }).click();
  await page.getByRole("option", { name: "warehouse_1" }).click();
  await page.getByRole("textbox", { name: "Template" }).fill("{% if %}");
  await page.getByRole("button", { name: "Preview payload" }).click();
  await page.getByText("The template produces no valid payload: line 1:").waitFor();
  await page
    .getByRole("textbox", { name: "Template" })
    .fill('{"queue": {{ subject | json }}, "it\'s": "here"}');
  await page.getByRole("button", { name: "Preview payload" }).click();
  await page.getByRole("region", { name: "Payload" }).getByText('"queue": "queue/test-queue"').waitFor();
  await page.keyboard.press("Control+s");
  await page.getByRole("heading", { level: 1, name: "Warehouse" }).waitFor();
  await page.waitForURL(/\/webhooks\/editor\/[0-9a-f]{24}$/);

  await page.getByRole("button", { name: "Send test" }).press("Enter");
  await page.getByText(/^Delivered\s*202 Accepted in [\d,]+ ms$/).waitFor();
  await page.getByRole("region", { name: "Response body" }).getByText('"taken": true').waitFor();
  expect(receiver.received).toMatchObject([
    {
      body: '{"queue": "queue/test-queue", "it\'s": "here"}',
      headers: { authorization: "Bearer of-the-house" },
    },
  ]);

  await page.getByRole("link", { name: "View in logs" }).press("Enter");
  const drawer = page.getByRole("dialog", { name: "queue-created" });
  await drawer.getByText("202 Accepted").first().waitFor();
  await drawer.getByRole("link", { name: "Request" }).click();
  await drawer.getByText("The command omits the values of secret headers: Authorization.").waitFor();
  await drawer.getByRole("button", { name: "Copy as cURL" }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).not.toContain("of-the-house");
  const { stdout } = spawnSync("sh", ["-c", `curl() { printf '%s\\0' "$@"; }\n${copied}`], {
    encoding: "utf8",
  });
  expect(stdout.split("\0")).toEqual(
    expect.arrayContaining([
      "--request",
      "POST",
      "--url",
      receiver.url,
      "--data-raw",
      receiver.received[0]?.body,
      "content-type: application/json",
    ]),
  );

  await drawer.getByRole("link", { name: "Overview" }).click();
  // While the pointer is over the rows, changes by other users wait, but the result of the user's own resend
  // is loaded.
  let answer = () => {};
  receiver.answer = (response) => {
    answer = () => void response.writeHead(202).end();
  };
  const isList = (url: URL) => url.pathname === "/api/webhooks-logs" && !url.searchParams.has("traceId");
  const ownRead = page.waitForResponse((response) => isList(new URL(response.url())));
  await drawer.getByRole("button", { name: "Resend event" }).press("Enter");
  await expect.poll(() => receiver.received.length).toBe(2);
  await ownRead;
  let reads = 0;
  let release = () => {};
  const moment = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(isList, async (route) => {
    reads += 1;
    await moment;
    await route.continue();
  });
  receiver.answer = (response) => void response.writeHead(202).end();
  answer();
  await expect.poll(() => drawer.getByRole("list").getByRole("listitem").count()).toBe(2);
  expect(receiver.received[1]?.headers["webhook-id"]).toBe(receiver.received[0]?.headers["webhook-id"]);
  await expect.poll(() => reads).toBeGreaterThan(1);
  const log = new URL(page.url()).searchParams.get("log");
  await page.keyboard.press("Escape");
  await drawer.waitFor({ state: "detached" });
  await page.getByRole("row", { name: /queue-created/ }).hover();
  const before = reads;
  await request(`POST /webhooks-logs/${log}/resends`);
  await expect.poll(() => reads).toBeGreaterThan(before);
  release();
  await expect
    .poll(() => page.getByRole("table").getByRole("link", { name: "queue-created" }).count())
    .toBeGreaterThan(1);
});

soakTest(
  "disables and enables a webhook in the list, warns about unsaved changes, and deletes it once its name is typed",
  async () => {
    const webhook = await request("POST /webhooks", {
      name: "Depot",
      url: "https://1.1.1.1/",
      events: ["call-created"],
    });
    const page = await visit("/webhooks/list");
    const row = page.getByRole("row", { name: /Depot/ });
    await row.getByRole("switch", { name: "Depot is enabled" }).press("Space");
    await page.getByText("Depot disabled. New events are discarded.").waitFor();
    await expect
      .poll(async () => (await request(`GET /webhooks/${textOf(webhook._id)}`))["enabled"])
      .toBe(false);
    await row.getByRole("switch").press("Space");
    await page.getByText("Depot enabled").waitFor();

    await row.getByRole("link", { name: "Depot" }).click();
    await page.getByRole("link", { name: "Changes" }).click();
    await expect.poll(() => page.getByText("Changed by Ada Moreau").count()).toBe(2);
    await page.getByRole("link", { name: "Details" }).click();
    await page.getByLabel("Name", { exact: true }).fill("Depot 2");
    await page.getByText("Save your changes first. The test uses the saved webhook.").waitFor();
    await page.getByRole("link", { name: "Webhooks" }).first().click();
    const question = page.getByRole("dialog", { name: "Leave without saving?" });
    await question.getByRole("button", { name: "Leave" }).click();
    await page.waitForURL(/\/webhooks\/list/);

    await page.getByRole("button", { name: "Delete webhook “Depot”" }).click();
    const removal = page.getByRole("dialog", { name: "Delete webhook “Depot”" });
    await removal.getByRole("textbox").fill("Depot");
    await removal.getByRole("button", { name: "Delete" }).click();
    await row.waitFor({ state: "detached" });
  },
);

soakTest("links a webhook to its logs, and deletes it on its page", async () => {
  const webhook = await request("POST /webhooks", {
    name: "Gate",
    url: "https://1.1.1.1/",
    events: ["call-created"],
  });
  const page = await visit(`/webhooks/editor/${textOf(webhook._id)}`);
  await page.getByRole("link", { name: "Logs" }).click();
  await page.waitForURL(`**/webhooks/logs?is.webhook=${textOf(webhook._id)}`);
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Webhooks" }).click();
  await page.waitForURL(/\/webhooks\/list/);
  await page.goto(`/webhooks/editor/${textOf(webhook._id)}`);
  await page.getByRole("button", { name: "Delete" }).click();
  const removal = page.getByRole("dialog", { name: "Delete webhook “Gate”" });
  await removal.getByRole("textbox").fill("Gate");
  await removal.getByRole("button", { name: "Delete" }).click();
  await page.waitForURL(/\/webhooks\/list/);
  await page.getByText("Gate deleted").waitFor();
  expect(
    (
      await platform().api(`GET /webhooks/${textOf(webhook._id)}`, {
        token: (await platform().signIn("admin@demo.example")).accessToken,
      })
    ).status,
  ).toBe(404);
});

soakTest(
  "lists the webhooks of a secret before its deletion, and the validity of its old value before its rotation",
  async () => {
    const webhook = await request("POST /webhooks", {
      name: "Ledger",
      url: "https://1.1.1.1/",
      events: ["call-created"],
    });
    await request("POST /secrets", { name: "ledger_key", webhooks: [textOf(webhook._id)] });
    const page = await visit("/webhooks/secrets");
    const row = page.getByRole("row", { name: /ledger_key/ });
    await page.getByRole("button", { name: "Rotate secret “ledger_key”" }).click();
    await page
      .getByRole("dialog", { name: "Rotate secret “ledger_key”" })
      .getByRole("button", { name: "Rotate secret" })
      .click();
    const made = page.getByRole("dialog", { name: "Secret “ledger_key”" });
    await made.getByRole("checkbox").check();
    await made.getByRole("button", { name: "Done" }).click();
    await row.locator("td time").first().waitFor();
    await page.getByRole("button", { name: "Rotate secret “ledger_key”" }).click();
    await page.getByRole("dialog").getByText("The previous value, valid until").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Delete secret “ledger_key”" }).click();
    await page.getByRole("dialog").getByText("Used by Ledger.").waitFor();
    await page.keyboard.press("Escape");

    await row.getByRole("link", { name: "ledger_key" }).click();
    const drawer = page.getByRole("dialog", { name: "ledger_key" });
    await drawer.getByRole("link", { name: "Changes" }).click();
    await expect.poll(() => drawer.getByText("Rotated by Ada Moreau").count()).toBe(1);
    await drawer.getByText("Created by Ada Moreau").waitFor();
    await page.keyboard.press("Escape");
  },
);

soakTest("has no accessibility faults in either theme, and fits a 320 px screen", async () => {
  const receiver = await startReceiver();
  const name = "A webhook with a name that is long enough to be cut off where there is no room for it";
  const webhook = await request("POST /webhooks", {
    name,
    url: receiver.url,
    events: ["queue-created"],
    conditions: [{ member: "data.customer", operator: "begins-with", value: "VIP" }],
    headers: [{ name: "Authorization", value: "x", secret: true }],
    parameters: [{ name: "from", value: "here" }],
    template: "{{ event | json }}",
  });
  const id = textOf(webhook._id);
  await request(`POST /webhooks/${id}/tests`, { event: "queue-created" });
  await expect
    .poll(async () => Object.values((await request(`GET /webhooks-logs?webhook=${id}`)).data ?? {}).length)
    .toBe(1);
  const log = textOf(Object.values((await request(`GET /webhooks-logs?webhook=${id}`)).data ?? {})[0]?._id);
  const places = [
    "/webhooks/list",
    `/webhooks/editor/${id}`,
    "/webhooks/secrets",
    `/webhooks/logs?log=${log}`,
    `/webhooks/logs?log=${log}&part=request`,
    `/webhooks/logs?log=${log}&part=payload`,
  ];
  for (const place of places) {
    for (const colorScheme of ["light", "dark"] as const) {
      const page = await visit(place, { colorScheme });
      await page
        .getByText(/A webhook with a name|Previous value valid until|Trace ID/)
        .first()
        .waitFor({ state: "attached" });
      if (place.includes("log="))
        await page
          .getByRole("dialog")
          .getByText(/Attempts of this delivery|cURL|Payload/)
          .first()
          .waitFor();
      expect([place, colorScheme, await violations(page)]).toEqual([place, colorScheme, []]);
    }
    const narrow = await visit(place, { viewport: { width: 320, height: 700 } });
    await expect.poll(() => tooWide(narrow)).toBeLessThanOrEqual(0);
  }
});
