import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { startReceiver } from "../support/receiver.ts";
import { textOf } from "../support/platform.ts";
import { soakTest } from "../support/soak-test.ts";
import { tooWide, violations } from "./support/axe.ts";
import { consoleInBrowser, focused } from "./support/console-in-browser.ts";

const { platform, visit } = consoleInBrowser();
const ADMIN = "admin@demo.example";
const asked = async (path: string, json?: object) =>
  (await platform().api(path, { token: (await platform().signIn(ADMIN)).accessToken, ...(json && { json }) }))
    .body;

test("an administrator makes a secret and a webhook with a template, tests it, finds the try in the logs, copies it as cURL, and sends it again", async () => {
  const receiver = await startReceiver();
  receiver.answer = (response) =>
    void response.writeHead(202, { "content-type": "application/json" }).end('{"taken": true}');
  const page = await visit("/webhooks/secrets");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);

  await page.getByRole("button", { name: "New secret" }).click();
  const form = page.getByRole("dialog", { name: "New secret" });
  await form.getByLabel("Name").fill("two words");
  await page.keyboard.press("Control+s");
  await form.getByRole("alert").getByRole("button", { name: "Name: Only letters, figures and _" }).waitFor();
  await form.getByLabel("Name").fill("warehouse_1");
  await page.keyboard.press("Control+s");
  const made = page.getByRole("dialog", { name: "Secret warehouse_1" });
  const value = await made.locator("code").innerText();
  expect(value).toMatch(/^whsec_/);
  await made.getByRole("checkbox").check();
  await made.getByRole("button", { name: "Done" }).click();
  await page
    .getByRole("row", { name: /warehouse_1/ })
    .getByText("signs nothing")
    .waitFor();
  expect(await page.content()).not.toContain(value);

  // The rest by the keyboard alone, as far as it matters.
  await page.keyboard.press("g");
  await page.keyboard.press("w");
  await page.waitForURL(/\/webhooks\/list/);
  await page.getByRole("button", { name: "New webhook" }).press("Enter");
  await page.getByLabel("Name", { exact: true }).fill("Warehouse");
  await page.getByRole("textbox", { name: "Address" }).fill("http://10.0.0.1/hook");
  await page.keyboard.press("Control+s");
  await page
    .getByRole("alert")
    .getByRole("button", { name: "Events: Choose at least one event" })
    .press("Enter");
  expect(await focused(page)).toBe("Find an event");
  await page.keyboard.type("waits");
  await page.getByRole("checkbox", { name: "A customer waits queue-created" }).press("Space");
  await page.keyboard.press("Control+s");
  await page.getByRole("alert").getByText("This leads into a private network.").waitFor();
  await page.getByRole("textbox", { name: "Address" }).fill(receiver.url);
  await page.getByRole("button", { name: "Add header" }).press("Enter");
  const header = page.getByRole("group", { name: "Header 1" });
  await expect.poll(() => focused(page)).toBe("Name");
  await page.keyboard.type("Authorization");
  await header.getByLabel("Value").fill("Bearer of-the-house");
  expect(await header.getByRole("checkbox").isChecked()).toBe(true);
  await page.getByRole("combobox", { name: "Secrets" }).click();
  await page.getByRole("option", { name: "warehouse_1" }).click();
  await page.getByRole("textbox", { name: "Template" }).fill("{% if %}");
  await page.getByRole("button", { name: "Preview" }).click();
  await page.getByText("The template makes nothing that can be sent: line 1:").waitFor();
  await page
    .getByRole("textbox", { name: "Template" })
    .fill('{"queue": {{ subject | json }}, "it\'s": "here"}');
  await page.getByRole("button", { name: "Preview" }).click();
  await page
    .getByRole("region", { name: "What would be sent" })
    .getByText('"queue": "queue/test-queue"')
    .waitFor();
  await page.keyboard.press("Control+s");
  await page.getByRole("heading", { level: 1, name: "Warehouse" }).waitFor();
  await page.waitForURL(/\/webhooks\/editor\/[0-9a-f]{24}$/);

  await page.getByRole("button", { name: "Send test" }).press("Enter");
  await page.getByText(/^Delivered\s*Answered 202 Accepted in [\d,]+ ms$/).waitFor();
  await page.getByRole("region", { name: "What the receiver answered" }).getByText('"taken": true').waitFor();
  expect(receiver.received).toMatchObject([
    {
      body: '{"queue": "queue/test-queue", "it\'s": "here"}',
      headers: { authorization: "Bearer of-the-house" },
    },
  ]);

  await page.getByRole("link", { name: "Show in the logs" }).press("Enter");
  const drawer = page.getByRole("dialog", { name: "queue-created" });
  await drawer.getByText("202 Accepted").first().waitFor();
  await drawer.getByRole("link", { name: "Request" }).click();
  await drawer.getByText("Without the secret values, which are not kept: Authorization.").waitFor();
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
  // What came of it is read once the pointer is among the rows, and it was sent again elsewhere: what others
  // do waits then, what one did oneself does not.
  let answer = () => {};
  receiver.answer = (response) => {
    answer = () => void response.writeHead(202).end();
  };
  const isList = (url: URL) => url.pathname === "/api/webhooks-logs" && !url.searchParams.has("traceId");
  const readAtOnce = page.waitForResponse((response) => isList(new URL(response.url())));
  await drawer.getByRole("button", { name: "Send again" }).press("Enter");
  await expect.poll(() => receiver.received.length).toBe(2);
  await readAtOnce;
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
  await asked(`POST /webhooks-logs/${log}/resends`);
  await expect.poll(() => reads).toBeGreaterThan(before);
  release();
  await expect
    .poll(() => page.getByRole("table").getByRole("link", { name: "queue-created" }).count())
    .toBeGreaterThan(1);
});

soakTest(
  "a webhook is switched off and on where it is listed, and goes when its name was typed; what is left unsaved is asked about",
  async () => {
    const webhook = await asked("POST /webhooks", {
      name: "Depot",
      url: "https://1.1.1.1/",
      events: ["call-created"],
    });
    const page = await visit("/webhooks/list");
    const row = page.getByRole("row", { name: /Depot/ });
    await row.getByRole("switch", { name: "Depot is enabled" }).press("Space");
    await page.getByText("Depot disabled: it is told of nothing new").waitFor();
    await expect
      .poll(async () => (await asked(`GET /webhooks/${textOf(webhook._id)}`))["enabled"])
      .toBe(false);
    await row.getByRole("switch").press("Space");
    await page.getByText("Depot enabled").waitFor();

    await row.getByRole("link", { name: "Depot" }).click();
    await page.getByRole("link", { name: "History" }).click();
    await expect.poll(() => page.getByText("Changed by Ada Moreau").count()).toBe(2);
    await page.getByRole("link", { name: "Details" }).click();
    await page.getByLabel("Name", { exact: true }).fill("Depot 2");
    await page.getByText("Save first: the test goes to the webhook as it is saved.").waitFor();
    await page.getByRole("link", { name: "Webhooks" }).first().click();
    const question = page.getByRole("dialog", { name: "Leave without saving?" });
    await question.getByRole("button", { name: "Leave" }).click();
    await page.waitForURL(/\/webhooks\/list/);

    await page.getByRole("button", { name: "Delete webhook Depot" }).click();
    const removal = page.getByRole("dialog", { name: "Delete webhook Depot" });
    await removal.getByRole("textbox").fill("Depot");
    await removal.getByRole("button", { name: "Delete" }).click();
    await row.waitFor({ state: "detached" });
  },
);

soakTest("from a webhook one gets to what it sent, and it is deleted where it is looked at", async () => {
  const webhook = await asked("POST /webhooks", {
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
  const removal = page.getByRole("dialog", { name: "Delete webhook Gate" });
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
  "whoever deletes a secret reads whose deliveries it signs, and whoever rotates it reads until when the old value signs too",
  async () => {
    const webhook = await asked("POST /webhooks", {
      name: "Ledger",
      url: "https://1.1.1.1/",
      events: ["call-created"],
    });
    await asked("POST /secrets", { name: "ledger_key", webhooks: [textOf(webhook._id)] });
    const page = await visit("/webhooks/secrets");
    const row = page.getByRole("row", { name: /ledger_key/ });
    await page.getByRole("button", { name: "Rotate secret ledger_key" }).click();
    await page
      .getByRole("dialog", { name: "Rotate secret ledger_key" })
      .getByRole("button", { name: "Rotate secret" })
      .click();
    const made = page.getByRole("dialog", { name: "Secret ledger_key" });
    await made.getByRole("checkbox").check();
    await made.getByRole("button", { name: "Done" }).click();
    await row.locator("td time").first().waitFor();
    await page.getByRole("button", { name: "Rotate secret ledger_key" }).click();
    await page.getByRole("dialog").getByText("The value before this one still signs, until").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Delete secret ledger_key" }).click();
    await page.getByRole("dialog").getByText("It signs for Ledger.").waitFor();
    await page.keyboard.press("Escape");

    await row.getByRole("link", { name: "ledger_key" }).click();
    const drawer = page.getByRole("dialog", { name: "ledger_key" });
    await drawer.getByRole("link", { name: "History" }).click();
    await expect.poll(() => drawer.getByText("Ada Moreau rotated it").count()).toBe(1);
    await drawer.getByText("Created by Ada Moreau").waitFor();
    await page.keyboard.press("Escape");
  },
);

soakTest(
  "the pages of webhooks have no faults of accessibility in either theme, and fit the narrowest screen",
  async () => {
    const receiver = await startReceiver();
    const name = "A webhook with a name that is long enough to be cut off wherever there is no room for it";
    const webhook = await asked("POST /webhooks", {
      name,
      url: receiver.url,
      events: ["queue-created"],
      conditions: [{ member: "data.customer", operator: "begins-with", value: "VIP" }],
      headers: [{ name: "Authorization", value: "x", secret: true }],
      parameters: [{ name: "from", value: "here" }],
      template: "{{ event | json }}",
    });
    const id = textOf(webhook._id);
    await asked(`POST /webhooks/${id}/tests`, { event: "queue-created" });
    await expect
      .poll(async () => Object.values((await asked(`GET /webhooks-logs?webhook=${id}`)).data ?? {}).length)
      .toBe(1);
    const log = textOf(Object.values((await asked(`GET /webhooks-logs?webhook=${id}`)).data ?? {})[0]?._id);
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
          .getByText(/A webhook with a name|Old value until|Trace id/)
          .first()
          .waitFor({ state: "attached" });
        if (place.includes("log="))
          await page
            .getByRole("dialog")
            .getByText(/Tries of this delivery|cURL|What was sent/)
            .first()
            .waitFor();
        expect([place, colorScheme, await violations(page)]).toEqual([place, colorScheme, []]);
      }
      const narrow = await visit(place, { viewport: { width: 320, height: 700 } });
      await expect.poll(() => tooWide(narrow)).toBeLessThanOrEqual(0);
    }
  },
);
