import type { Page } from "playwright-core";
import { beforeEach, expect, test } from "vitest";
import { soakTest } from "../support/soak-test.ts";
import { ACCOUNT, addPerson, PASSWORD } from "../support/test-accounts.ts";
import { tooWide, violations } from "./support/axe.ts";
import { consoleInBrowser, focused } from "./support/console-in-browser.ts";

const { platform, visit } = consoleInBrowser();
const SUPERVISOR = "65a0f0010000000000000002";
const ADMIN = "65a0f0010000000000000001";
const OFFICE = "198.51.100.0/24";

beforeEach(async () => {
  await platform().database.db.deleteFrom("ip_restrictions").execute();
});

/** A restriction as the platform keeps it. */
async function restrict(range: string, users: readonly string[] = [SUPERVISOR]): Promise<void> {
  const { db } = platform().database;
  const id = `65f0${range.replaceAll(/\D/g, "").padEnd(20, "0").slice(0, 20)}`;
  await db
    .insertInto("ip_restrictions")
    .values({ account: ACCOUNT, id, range, description: "", search: range, created_at: 0, updated_at: 0 })
    .execute();
  await db
    .insertInto("ip_restriction_users")
    .values(users.map((user_id) => ({ account: ACCOUNT, restriction: id, user_id })))
    .execute();
}

async function name(page: Page, person: string): Promise<void> {
  await page.getByRole("combobox", { name: "Users" }).fill(person);
  await page.getByRole("option", { name: person }).click();
  await page.getByRole("button", { name: `Remove ${person}` }).waitFor();
  // The list stays open for more; it closes before its parent.
  await page.keyboard.press("Escape");
  await page.getByRole("listbox", { name: "Users" }).waitFor({ state: "detached" });
}

test("creates, changes and deletes a restriction as an administrator", async () => {
  const page = await visit("/account/ip-restrictions");
  await page.getByRole("heading", { name: "No IP restrictions yet" }).waitFor();
  await page.getByRole("button", { name: "New IP restriction" }).click();
  const drawer = page.getByRole("dialog", { name: "New IP restriction" });
  await drawer.getByText("Your address is 127.0.0.1.").waitFor();
  await drawer.getByLabel("Address or range").fill("198.51.100.77/24");
  await name(page, "Bruno Carvalho");
  await drawer.getByRole("textbox", { name: /^Description/ }).fill("The office");
  await drawer.getByRole("button", { name: "Create", exact: true }).click();
  await page.getByRole("rowheader", { name: OFFICE }).waitFor();
  await page.getByRole("cell", { name: "Bruno Carvalho" }).waitFor();

  await page.getByRole("button", { name: `Edit IP restriction ${OFFICE}` }).click();
  const edit = page.getByRole("dialog", { name: `Edit IP restriction ${OFFICE}` });
  await edit.getByRole("textbox", { name: /^Description/ }).fill("");
  await edit.getByLabel("Address or range").fill("2001:db8::/32");
  await edit.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("rowheader", { name: "2001:db8::/32" }).waitFor();
  await expect.poll(() => page.getByText("The office").count()).toBe(0);

  await page.getByRole("button", { name: "Delete IP restriction 2001:db8::/32" }).click();
  await page.getByText("Bruno Carvalho can then connect from any address").waitFor();
  await page.getByLabel("Type “2001:db8::/32” to confirm").fill("2001:db8::/32");
  await page.getByRole("button", { name: "Delete IP restriction", exact: true }).click();
  await page.getByRole("heading", { name: "No IP restrictions yet" }).waitFor();
});

soakTest("reports an invalid range before sending, with a link from the summary", async () => {
  const page = await visit("/account/ip-restrictions");
  const asked: string[] = [];
  await page.route("**/api/security/ip-restrictions", (route) => {
    if (route.request().method() === "POST") asked.push(route.request().url());
    return route.continue();
  });
  await page.getByRole("button", { name: "New IP restriction" }).click();
  const drawer = page.getByRole("dialog");
  for (const typed of ["010.1.1.1", "10.0.0.0/33", "office", "::ffff:010.1.1.1"]) {
    await drawer.getByLabel("Address or range").fill(typed);
    await drawer.getByRole("button", { name: "Create", exact: true }).click();
    await drawer.getByRole("alert").getByText("Not an IP address or range.").waitFor();
  }
  await drawer
    .getByRole("alert")
    .getByRole("button", { name: /^Users: / })
    .click();
  await expect.poll(() => focused(page)).toMatch(/^Users/);
  expect(asked).toEqual([]);
});

soakTest(
  "warns users with their address before they lock themselves out, and then locks them out",
  async () => {
    const email = "locked@demo.example";
    await addPerson(platform().database.db, email, 1, "admin");
    const page = await visit("/account/ip-restrictions", { email });
    await page.getByRole("button", { name: "New IP restriction" }).click();
    const drawer = page.getByRole("dialog", { name: "New IP restriction" });
    await drawer.getByLabel("Address or range").fill(OFFICE);
    await name(page, "Test locked");
    await drawer.getByRole("button", { name: "Create", exact: true }).click();
    const question = page.getByRole("dialog", { name: "Lock yourself out?" });
    await question.getByText("Your address 127.0.0.1 is not in any range").waitFor();
    await expect.poll(() => focused(page)).toBe("Go back");
    await question.getByRole("button", { name: "Go back" }).click();
    await question.waitFor({ state: "detached" });
    const count = async () =>
      (await platform().database.db.selectFrom("ip_restrictions").select("id").execute()).length;
    expect(await count()).toBe(0);
    await drawer.getByRole("button", { name: "Create", exact: true }).click();
    await question.getByRole("button", { name: "Lock me out" }).click();
    await expect.poll(count).toBe(1);
    const refused = await platform().api("POST /auth/login", {
      json: { strategy: "local", email, password: "x", agreement: true },
    });
    expect(refused.status).toBe(401);
  },
);

soakTest("shows no controls to users who may only read restrictions", async () => {
  await restrict(OFFICE);
  const { db } = platform().database;
  await db
    .insertInto("privileges")
    .values({
      account: ACCOUNT,
      id: "65f00000000000000000aaaa",
      name: "looker-on",
      label: "Looker-on",
      level: 2,
      permissions: JSON.stringify(["account.read", "segments.read", "ip-restrictions.read"]),
      created_at: 0,
      updated_at: 0,
    })
    .execute();
  await addPerson(db, "looker@demo.example", 2, "looker-on");
  const page = await visit("/account/ip-restrictions", { email: "looker@demo.example" });
  await page.getByRole("rowheader", { name: OFFICE }).waitFor();
  expect(await page.getByRole("button", { name: /IP restriction/ }).count()).toBe(0);
});

soakTest(
  "the list and its form have no faults of accessibility in either theme, and fit the narrowest screen",
  async () => {
    await restrict(OFFICE);
    const page = await visit("/account/ip-restrictions");
    await page.getByRole("rowheader", { name: OFFICE }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: "New IP restriction" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Create", exact: true }).click();
    await page.getByRole("dialog").getByRole("alert").waitFor();
    expect(await violations(page)).toEqual([]);
    const narrow = await visit("/account/ip-restrictions", { viewport: { width: 320, height: 700 } });
    await narrow.getByText(OFFICE).waitFor();
    await expect.poll(() => tooWide(narrow)).toBeLessThanOrEqual(0);
  },
);

soakTest(
  "deletes several after a new password check, and keeps one that would lock the user out, with the reason",
  async () => {
    const { db } = platform().database;
    const page = await visit("/account/ip-restrictions");
    for (const [range, users] of [
      ["127.0.0.0/8", [ADMIN]],
      [OFFICE, [SUPERVISOR]],
      ["203.0.113.0/24", [ADMIN]],
    ] as const)
      await restrict(range, users);
    await page.reload();
    await page.getByRole("checkbox", { name: "Select all rows on this page" }).press("Space");
    await db
      .updateTable("sessions")
      .set({ proved_at: Date.now() - 600_000 })
      .execute();
    await page.getByRole("button", { name: "Delete…" }).click();
    const question = page.getByRole("dialog", { name: "IP restrictions: delete 3 records" });
    await question.getByRole("textbox").fill("3");
    await question.getByRole("button", { name: "Delete" }).click();
    const proof = page.getByRole("dialog", { name: "Confirm your identity" });
    await proof.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await proof.getByRole("button", { name: "Confirm" }).click();
    await question.getByText("2 deleted · 1 refused").waitFor();
    await question.getByText("Deleting it would lock you out", { exact: false }).waitFor();
    expect(await db.selectFrom("ip_restrictions").select("range").execute()).toEqual([
      { range: "127.0.0.0/8" },
    ]);
  },
);

soakTest("filters the list by named users", async () => {
  await restrict(OFFICE, [SUPERVISOR]);
  await restrict("203.0.113.0/24", ["65a0f0030000000000000001"]);
  const page = await visit(`/account/ip-restrictions?is.users=${SUPERVISOR}`);
  await page.getByRole("link", { name: OFFICE }).waitFor();
  await page.getByRole("button", { name: "Users is Sofía Navarro", exact: true }).waitFor();
  expect(await page.getByRole("link", { name: /^[\d.]+\/\d+$/ }).count()).toBe(1);
});
