import { beforeAll, expect, test } from "vitest";
import { appendAudit } from "../../server/log/append-audit.ts";
import { agentBody } from "../support/people.ts";
import { textOf } from "../support/platform.ts";
import { soakTest } from "../support/soak-test.ts";
import { ACCOUNT } from "../support/test-accounts.ts";
import { tooWide, violations, violationsInSoak } from "./support/axe.ts";
import { newDevice, TestDevice } from "../support/test-device.ts";
import { consoleInBrowser, focused } from "./support/console-in-browser.ts";

const { enter, platform, visit } = consoleInBrowser();
const ADA = "65a0f0010000000000000001";
const SEGMENT = "65a0f0020000000000000001";

let as: { readonly token: string };
beforeAll(async () => {
  as = { token: (await platform().signIn("admin@demo.example")).accessToken };
});

test("shows the history of a user on the page, and restores a name", async () => {
  const made = await platform().api("POST /users", { ...as, json: agentBody({ segments: [SEGMENT] }) });
  const own = `/users/${textOf(made.body._id)}`;
  await platform().api(`PATCH ${own}`, {
    ...as,
    json: { firstname: "Norah", segments: [], password: "correct-horse-48" },
    headers: { "if-match": '"1"' },
  });
  const page = await visit(own);
  await page.getByRole("link", { name: "Changes" }).click();
  const moments = page.getByRole("listitem").filter({ has: page.locator("time") });
  await moments.nth(1).waitFor();
  expect(await moments.first().innerText()).toMatch(
    /Changed by Ada Moreau[\s\S]*First name\s+Nora → Norah[\s\S]*Segments[\s\S]*→ empty[\s\S]*Password\s+replaced/,
  );
  expect(await violationsInSoak(page)).toEqual([]);
  await moments.last().getByText("View this version").click();
  await moments.last().getByRole("button", { name: "Restore this version" }).click();
  await page.getByRole("heading", { name: "Nora Quist", level: 1 }).waitFor();
  await expect.poll(() => moments.count()).toBe(3);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await page.getByRole("heading", { name: "Norah Quist", level: 1 }).waitFor();
  await expect.poll(() => moments.count()).toBe(4);

  await platform().api(`DELETE ${own}`, as);
  await page.reload();
  await page.getByRole("heading", { name: "User not found" }).waitFor();
  await page.getByText("Deleted by Ada Moreau").waitFor();
});

soakTest("does not undo a later change after a restore, and notifies on any page", async () => {
  const made = await platform().api("POST /users", {
    ...as,
    json: agentBody({ username: "undo.late", email: "undo@demo.example" }),
  });
  const own = `/users/${textOf(made.body._id)}`;
  await platform().api(`PATCH ${own}`, {
    ...as,
    json: { firstname: "Norah" },
    headers: { "if-match": '"1"' },
  });
  const page = await enter(`${own}/history`);
  await page.getByText("View this version").last().click();
  await page.getByRole("button", { name: "Restore this version" }).click();
  const undo = page.getByRole("button", { name: "Undo", exact: true });
  await undo.waitFor();
  await platform().api(`PATCH ${own}`, {
    ...as,
    json: { firstname: "Elsa" },
    headers: { "if-match": '"3"' },
  });
  await page.getByRole("link", { name: "Details" }).click();
  await undo.click();
  await page.getByText("The change to Nora Quist was not undone").first().waitFor();
  expect((await platform().api(`GET ${own}`, as)).body["firstname"]).toBe("Elsa");
});

soakTest("shows events without changes in a user's history as sentences, without a revision", async () => {
  const made = await platform().api("POST /users", {
    ...as,
    json: agentBody({
      username: "elsa.lind",
      email: "elsa@demo.example",
      availability: [{ day: 1, start: "09:00", end: "17:00" }],
    }),
  });
  const own = `/users/${textOf(made.body._id)}`;
  await platform().api(`PATCH ${own}`, {
    ...as,
    json: { availability: [] },
    headers: { "if-match": '"1"' },
  });
  await platform()
    .database.db.transaction()
    .execute(async (trx) => {
      for (const [type, data] of [
        ["two-factor-enabled", { by: ADA }],
        ["sign-in-locked", {}],
      ] as const)
        await appendAudit(
          trx,
          { account: ACCOUNT, type, subject: own.slice(1).replace("users", "user"), data },
          Date.now(),
        );
    });
  const page = await enter(`${own}/history`);
  const moments = page.getByRole("listitem").filter({ has: page.locator("time") });
  await moments.first().getByText("The platform locked sign-in temporarily after failed attempts").waitFor();
  await moments.nth(1).getByText("Ada Moreau turned on two-factor authentication").waitFor();
  expect(await moments.first().getByText("View this version").count()).toBe(0);
  // Who has no hours is there at all of them.
  expect(await moments.nth(2).innerText()).toMatch(/Mon 9:00–17:00 → No hours set: always available/);
});

soakTest(
  "a segment opens beside its list, with its history and the names of those who were in its team",
  async () => {
    const now = (await platform().api(`GET /segments/${SEGMENT}`, as)).body;
    await platform()
      .database.db.transaction()
      .execute((trx) =>
        appendAudit(
          trx,
          {
            account: ACCOUNT,
            type: "segment-edited",
            subject: `segment/${SEGMENT}`,
            data: { by: ADA, before: { ...now, name: "Sails", users: [ADA] }, after: { ...now, users: [] } },
          },
          Date.now(),
        ),
      );
    const page = await enter("/segments");
    const name = textOf(now.name);
    await page.getByRole("link", { name, exact: true }).click();
    const drawer = page.getByRole("dialog", { name, exact: true });
    await drawer.getByText("Visible").waitFor();
    await drawer.getByRole("link", { name: "Changes" }).click();
    await drawer.getByText("Changed by Ada Moreau").first().waitFor();
    expect(await drawer.getByRole("listitem").first().innerText()).toMatch(
      /Name\s+Sails → [\s\S]*Agents\s+Ada Moreau → empty/,
    );
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await drawer.waitFor({ state: "detached" });
    await expect.poll(() => focused(page)).toBe(name);
  },
);

soakTest("shows the users of an IP restriction in its history, and restores a revision", async () => {
  const made = await platform().api("POST /security/ip-restrictions", {
    ...as,
    json: { range: "127.0.0.0/8", users: [ADA] },
  });
  const id = textOf(made.body._id);
  await platform().api(`PATCH /security/ip-restrictions/${id}`, {
    ...as,
    json: { description: "The office" },
    headers: { "if-match": '"1"' },
  });
  const page = await enter("/account/ip-restrictions", {
    locale: "fr-FR",
    viewport: { width: 390, height: 844 },
  });
  await page.getByRole("link", { name: "127.0.0.0/8" }).click();
  await page.getByRole("link", { name: "Modifications" }).click();
  await page.getByText("Création par Ada Moreau").waitFor();
  await page.getByText("Voir cette version").last().click();
  expect([await tooWide(page), await violations(page)]).toEqual([0, []]);
  await page.getByRole("button", { name: "Rétablir cette version" }).click();
  await expect
    .poll(async () => (await platform().api(`GET /security/ip-restrictions/${id}`, as)).body.description)
    .toBe("");
});

soakTest(
  "shows a privilege's permissions in its history, beside the list and at its address, and opens built-in ones without a history",
  async () => {
    const made = await platform().api("POST /privileges", {
      ...as,
      json: { name: "night-watch", label: "Night watch", level: 3, permissions: ["account.read"] },
    });
    const id = textOf(made.body._id);
    await platform().api(`PATCH /privileges/${id}`, {
      ...as,
      json: { label: "Night shift", permissions: ["account.read", "calls.read"] },
      headers: { "if-match": '"1"' },
    });
    const page = await enter("/account/administrators/privileges");
    await page.getByRole("link", { name: "Supervisor", exact: true }).click();
    const unchanging = page.getByRole("dialog", { name: "Supervisor" });
    await unchanging.getByText("2 · Supervisors").waitFor();
    expect([
      await unchanging.getByRole("link", { name: "Changes" }).count(),
      await unchanging.getByRole("button", { name: "Edit" }).count(),
    ]).toEqual([0, 0]);
    await page.keyboard.press("Escape");
    await unchanging.waitFor({ state: "detached" });
    await page.getByRole("link", { name: "Night shift" }).click();
    const drawer = page.getByRole("dialog", { name: "Night shift" });
    await drawer.getByRole("link", { name: "Changes" }).click();
    await drawer.getByText("Changed by Ada Moreau").waitFor();
    expect(await drawer.getByRole("listitem").first().innerText()).toMatch(/Night watch → Night shift/);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await drawer.waitFor({ state: "detached" });
    await page.waitForURL(/\/account\/administrators\/privileges$/);

    await page.goto(new URL(`/account/administrators/privileges/${id}/history`, page.url()).href);
    await page.getByText("View this version").last().click();
    await page.getByRole("button", { name: "Restore this version" }).click();
    await page.getByRole("heading", { name: "Night watch", level: 1 }).waitFor();
    await expect
      .poll(async () => (await platform().api(`GET /privileges/${id}`, as)).body.permissions)
      .toEqual(["account.read"]);
  },
);

soakTest(
  "shows an API key's names but never the key, restores a name, and does not restore a revoked key",
  async () => {
    await platform().api("POST /privileges", {
      ...as,
      json: { name: "reads-calls", label: "Reads calls", level: 3, permissions: ["calls.read"] },
    });
    const made = await platform().api("POST /api-keys", {
      ...as,
      json: { name: "Warehouse", privilege: "reads-calls" },
    });
    const [key, id] = [textOf(made.body["key"]), textOf(made.body.apiKey?._id)];
    await platform().api(`PATCH /api-keys/${id}`, {
      ...as,
      json: { name: "Storehouse" },
      headers: { "if-match": '"1"' },
    });
    const page = await enter("/account/api-keys");
    await page.getByRole("link", { name: "Storehouse" }).click();
    const drawer = page.getByRole("dialog", { name: "Storehouse" });
    await drawer.getByText("never", { exact: true }).waitFor();
    await drawer.getByText("Reads calls").waitFor();
    await drawer.getByRole("link", { name: "Changes" }).click();
    await drawer.getByText("Changed by Ada Moreau").waitFor();
    expect(await drawer.getByRole("listitem").first().innerText()).toMatch(/Name\s+Warehouse → Storehouse/);
    await drawer.getByText("View this version").last().click();
    expect([
      await violations(page),
      (await page.content()).includes(key.slice(8)),
      await drawer.getByText("Last used").count(),
    ]).toEqual([[], false, 0]);
    await drawer.getByRole("button", { name: "Restore this version" }).click();
    await page.getByRole("dialog", { name: "Warehouse" }).waitFor();
    await page.getByRole("link", { name: "Warehouse", includeHidden: true }).waitFor({ state: "attached" });

    await platform().api(`DELETE /api-keys/${id}`, as);
    await page.goto(new URL(`/account/api-keys/${id}`, page.url()).href);
    await page.getByText(/^Deleted by Ada Moreau on/).waitFor();
    expect(await page.getByRole("button", { name: "Create again" }).count()).toBe(0);
  },
);

soakTest(
  "shows changes of the configuration, and restores a revision except for a deleted secret",
  async () => {
    const own = `/accounts/${ACCOUNT}`;
    const change = async (configuration: object) =>
      platform().api(`PATCH ${own}`, {
        ...as,
        json: { configuration },
        headers: { "if-match": `"${Number((await platform().api(`GET ${own}`, as)).body.version)}"` },
      });
    await change({
      recordingMode: "automatic",
      captchaProvider: "turnstile",
      captchaSiteKey: "site",
      captchaSecret: "hush-hush",
    });
    await change({ captchaProvider: "none", captchaSiteKey: null, maxResponseSeconds: 45 });
    await platform().api(`PATCH ${own}`, {
      ...as,
      json: { name: "Aurora" },
      headers: { "if-match": `"${Number((await platform().api(`GET ${own}`, as)).body.version)}"` },
    });
    await change({ recordingMode: "manual", fileExtensions: ["pdf"] });
    const page = await enter("/account/configuration");
    await page.getByRole("link", { name: "Changes" }).click();
    await page.waitForURL(/\/account\/configuration\/history$/);
    const moments = page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ has: page.locator("time") });
    await expect.poll(() => moments.count()).toBe(3);
    expect(await moments.first().innerText()).toMatch(
      /Changed by Ada Moreau[\s\S]*Recording mode\s+Automatic → Manual[\s\S]*Allowed extensions\s+empty → pdf/,
    );
    expect(await moments.nth(1).innerText()).toMatch(
      /Maximum response time\s+30 seconds → 45 seconds[\s\S]*Captcha · Provider\s+Turnstile → None[\s\S]*Captcha · Secret\s+Set on .* → empty/,
    );
    expect([await violations(page), await tooWide(page)]).toEqual([[], 0]);

    await moments.last().getByText("View this version").click();
    await moments.last().getByRole("button", { name: "Restore this version" }).click();
    await moments.last().getByRole("alert").getByText("no longer valid: Captcha · Secret.").waitFor();
    await moments.nth(1).getByText("View this version").click();
    await moments.nth(1).getByRole("button", { name: "Restore this version" }).click();
    await page.getByText("Configuration restored to the version of").first().waitFor();
    await expect
      .poll(async () => (await platform().api(`GET ${own}`, as)).body.configuration)
      .toMatchObject({
        recordingMode: "automatic",
        fileExtensions: [],
        maxResponseSeconds: 45,
        captchaProvider: "none",
      });
    await expect.poll(() => moments.count()).toBe(4);
    await page.getByRole("link", { name: "Details" }).click();
    await expect
      .poll(() => page.getByRole("combobox", { name: "Recording mode" }).textContent())
      .toContain("Automatic");
  },
);

soakTest(
  "opens a POC at its address with its history, renames it back once disconnected, and keeps showing its events",
  async () => {
    const hello = newDevice();
    const list = "/branches/65a0f0050000000000000001/pocs";
    const made = await platform().api(`POST ${list}`, { ...as, json: { pocId: hello.id, label: "Door" } });
    await platform().api(`PATCH ${list}/${hello.id}`, {
      ...as,
      json: { label: "Window", internalId: "W-1" },
      headers: { "if-match": made.headers.get("etag") ?? "" },
    });
    const device = await TestDevice.open(platform().url, hello);
    await device.standing();
    const page = await enter(list);
    await page.getByRole("button", { name: "Open “Window”" }).click();
    await page.waitForURL(new RegExp(`${hello.id}$`));
    const drawer = page.getByRole("dialog");
    await drawer.getByRole("button", { name: "Edit" }).waitFor();
    await page.goBack();
    await drawer.waitFor({ state: "detached" });
    await page.goForward();
    await page.reload();
    await drawer.getByRole("link", { name: "Changes" }).click();
    await page.waitForURL(/\/history$/);
    await drawer.getByText("Enrolled by Ada Moreau").waitFor();
    expect(await drawer.getByRole("listitem").first().innerText()).toMatch(
      /Changed by Ada Moreau[\s\S]*POC\s+Door → Window[\s\S]*Internal ID\s+empty → W-1/,
    );
    await drawer.getByText("View this version").last().click();
    const restore = drawer.getByRole("button", { name: "Restore this version" });
    await expect.poll(() => restore.getAttribute("aria-disabled")).toBe("true");
    await drawer.getByText("Disconnect the device to edit it.").waitFor();
    expect(await violations(page)).toEqual([]);
    device.close();
    await expect.poll(() => restore.getAttribute("aria-disabled")).toBe(null);
    await restore.click();
    await page.getByRole("dialog", { name: "Door" }).waitFor();
    expect((await platform().api(`GET ${list}/${hello.id}`, as)).body).toMatchObject({
      label: "Door",
      internalId: null,
    });
    await drawer.getByRole("link", { name: "Details" }).click();
    await drawer.getByRole("button", { name: "Unroll" }).click();
    await drawer.getByRole("textbox").fill("Door");
    await drawer.getByRole("button", { name: "Unroll" }).click();
    await page.waitForURL(new RegExp(`${list}$`));
    await drawer.waitFor({ state: "detached" });

    await page.goto(new URL(`${list}/${hello.id}/history`, page.url()).href);
    await drawer.getByText("Unrolled by Ada Moreau").waitFor();
    expect(
      await drawer.getByRole("button", { name: "Restore this version", includeHidden: true }).count(),
    ).toBe(0);
    await page.keyboard.press("Escape");
    await page.waitForURL(new RegExp(`${list}$`));
  },
);

soakTest(
  "shows a POC's history to read-only users in French in a narrow window, without a restore",
  async () => {
    const hello = newDevice();
    const list = "/branches/65a0f0050000000000000001/pocs";
    const made = await platform().api(`POST ${list}`, { ...as, json: { pocId: hello.id, label: "Hall" } });
    await platform().api(`PATCH ${list}/${hello.id}`, {
      ...as,
      json: { label: "Stairs" },
      headers: { "if-match": made.headers.get("etag") ?? "" },
    });
    const page = await enter(`${list}/${hello.id}/history`, {
      email: "supervisor@demo.example",
      locale: "fr-FR",
      viewport: { width: 390, height: 844 },
    });
    const drawer = page.getByRole("dialog", { name: "Stairs" });
    await drawer.getByText("Inscription par Ada Moreau").waitFor();
    await drawer.getByText("Voir cette version").last().click();
    await drawer.getByText("Hall").last().waitFor();
    expect([
      await drawer.getByRole("button", { name: "Rétablir cette version" }).count(),
      await tooWide(page),
      await violations(page),
    ]).toEqual([0, 0, []]);
  },
);

soakTest("labels the rotation of a secret", async () => {
  const made = await platform().api("POST /secrets", { ...as, json: { name: "shop" } });
  const id = textOf(made.body.secret?._id);
  await platform().api(`POST /secrets/${id}/rotations`, { ...as, json: {} });
  const page = await enter(`/webhooks/secrets/${id}/history`);
  await page.getByText("Rotated by Ada Moreau").waitFor();
  expect(await page.getByText("Created by Ada Moreau").count()).toBe(1);
});

soakTest(
  "shows a deleted secret's last revision without a restore, because its signing key is deleted",
  async () => {
    const made = await platform().api("POST /secrets", { ...as, json: { name: "crm" } });
    const own = `/secrets/${textOf(made.body.secret?._id)}`;
    await platform().api(`DELETE ${own}`, as);
    const page = await enter(`/webhooks${own}`);
    await page.getByText(/^Deleted by Ada Moreau on/).waitFor();
    expect(await page.getByRole("button", { name: "Create again" }).count()).toBe(0);
  },
);
