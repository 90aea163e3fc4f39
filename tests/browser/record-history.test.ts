import { beforeAll, expect, test } from "vitest";
import { appendAudit } from "../../server/log/append-audit.ts";
import { agentBody } from "../support/people.ts";
import { textOf } from "../support/platform.ts";
import { ACCOUNT } from "../support/test-accounts.ts";
import { tooWide, violations } from "./support/axe.ts";
import { consoleInBrowser, focused } from "./support/console-in-browser.ts";

const { enter, platform } = consoleInBrowser();
const ADA = "65a0f0010000000000000001";
const SEGMENT = "65a0f0020000000000000001";

let as: { readonly token: string };
beforeAll(async () => {
  as = { token: (await platform().signIn("admin@demo.example")).accessToken };
});

test("the page of a user tells what became of them, and brings a name back", async () => {
  const made = await platform().api("POST /users", { ...as, json: agentBody({ segments: [SEGMENT] }) });
  const own = `/users/${textOf(made.body._id)}`;
  await platform().api(`PATCH ${own}`, { ...as, json: { firstname: "Norah", segments: [], password: "correct-horse-48" }, headers: { "if-match": '"1"' } });
  const page = await enter(own);
  await page.getByRole("link", { name: "History" }).click();
  const moments = page.getByRole("listitem").filter({ has: page.locator("time") });
  await moments.nth(1).waitFor();
  expect(await moments.first().innerText()).toMatch(/Ada Moreau changed it[\s\S]*First name\s+Nora → Norah[\s\S]*Segments[\s\S]*→ empty[\s\S]*Password\s+replaced/);
  expect(await violations(page)).toEqual([]);
  await moments.last().getByText("All of it from then on").click();
  await moments.last().getByRole("button", { name: "Restore this state" }).click();
  await page.getByRole("heading", { name: "Nora Quist", level: 1 }).waitFor();
  await expect.poll(() => moments.count()).toBe(3);

  await platform().api(`DELETE ${own}`, as);
  await page.reload();
  await page.getByRole("heading", { name: "There is no such user" }).waitFor();
  await page.getByText("Ada Moreau deleted it").waitFor();
});

test("a segment opens beside its list, with its history and the names of those who were in its team", async () => {
  const now = (await platform().api(`GET /segments/${SEGMENT}`, as)).body;
  await platform().database.db.transaction().execute((trx) => appendAudit(trx, { account: ACCOUNT, type: "segment-edited", subject: `segment/${SEGMENT}`, data: { by: ADA, before: { ...now, name: "Sails", users: [ADA] }, after: { ...now, users: [] } } }, Date.now()));
  const page = await enter("/segments");
  const name = textOf(now.name);
  await page.getByRole("link", { name, exact: true }).click();
  const drawer = page.getByRole("dialog", { name, exact: true });
  await drawer.getByText("Visible").waitFor();
  await drawer.getByRole("link", { name: "History" }).click();
  await drawer.getByText("Ada Moreau changed it").first().waitFor();
  expect(await drawer.getByRole("listitem").first().innerText()).toMatch(/Name\s+Sails → [\s\S]*Agents\s+Ada Moreau → empty/);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await drawer.waitFor({ state: "detached" });
  await expect.poll(() => focused(page)).toBe(name);
});

test("of an IP restriction it is told whom it named, and a state is had back", async () => {
  const made = await platform().api("POST /security/ip-restrictions", { ...as, json: { range: "127.0.0.0/8", users: [ADA] } });
  const id = textOf(made.body._id);
  await platform().api(`PATCH /security/ip-restrictions/${id}`, { ...as, json: { description: "The office" }, headers: { "if-match": '"1"' } });
  const page = await enter("/account/ip-restrictions", { locale: "fr-FR", viewport: { width: 390, height: 844 } });
  await page.getByRole("link", { name: "127.0.0.0/8" }).click();
  await page.getByRole("link", { name: "Historique" }).click();
  await page.getByText("Création par Ada Moreau").waitFor();
  await page.getByText("Tout à partir de là").last().click();
  expect([await tooWide(page), await violations(page)]).toEqual([0, []]);
  await page.getByRole("button", { name: "Rétablir cet état" }).click();
  await expect.poll(async () => (await platform().api(`GET /security/ip-restrictions/${id}`, as)).body.description).toBe("");
});

test("of a privilege it is told what it held, beside the list and at an address of its own; what every account has has no history", async () => {
  const made = await platform().api("POST /privileges", { ...as, json: { name: "night-watch", label: "Night watch", level: 3, permissions: ["account.read"] } });
  const id = textOf(made.body._id);
  await platform().api(`PATCH /privileges/${id}`, { ...as, json: { label: "Night shift", permissions: ["account.read", "calls.read"] }, headers: { "if-match": '"1"' } });
  const page = await enter("/account/administrators?tab=privileges");
  await page.getByRole("rowheader", { name: /^Supervisor/ }).waitFor();
  expect(await page.getByRole("link", { name: "Supervisor", exact: true }).count()).toBe(0);
  await page.getByRole("link", { name: "Night shift" }).click();
  const drawer = page.getByRole("dialog", { name: "Night shift" });
  await drawer.getByRole("link", { name: "History" }).click();
  await drawer.getByText("Ada Moreau changed it").waitFor();
  expect(await drawer.getByRole("listitem").first().innerText()).toMatch(/Night watch → Night shift/);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await drawer.waitFor({ state: "detached" });
  await page.waitForURL(/\/account\/administrators\?tab=privileges$/);

  await page.goto(new URL(`/account/administrators/${id}/history`, page.url()).href);
  await page.getByText("All of it from then on").last().click();
  await page.getByRole("button", { name: "Restore this state" }).click();
  await page.getByRole("heading", { name: "Night watch", level: 1 }).waitFor();
  await expect.poll(async () => (await platform().api(`GET /privileges/${id}`, as)).body.permissions).toEqual(["account.read"]);
});
