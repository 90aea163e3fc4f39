import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { soakTest } from "../support/soak-test.ts";
import { tooWide, violations, violationsInSoak } from "./support/axe.ts";
import { consoleInBrowser, focused } from "./support/console-in-browser.ts";

const { enter, platform, visit } = consoleInBrowser();

const tags = () =>
  platform()
    .database.db.selectFrom("resource_records")
    .where("collection", "=", "Tag")
    .select("data")
    .orderBy("created_at")
    .execute();
const drawer = (page: Page, name: string) => page.getByRole("dialog", { name });
async function make(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  await page.getByRole("button", { name: "New tag" }).first().click();
  const form = drawer(page, "New tag");
  for (const [label, value] of Object.entries(values)) await form.getByLabel(label).fill(value);
  await form.getByRole("button", { name: "Create" }).click();
}

test("a tag is made, changed and deleted, each with its words, and all by the keyboard's way", async () => {
  const page = await visit("/tags");
  await page.getByText("No tags yet").waitFor();
  expect(await violationsInSoak(page)).toEqual([]);

  await make(page, {});
  await drawer(page, "New tag").getByText("2 fields need attention").waitFor();
  await page.keyboard.press("Escape");
  await drawer(page, "New tag").waitFor({ state: "detached" });

  await make(page, { Label: "Complaint", Name: "complaint", Description: "Somebody is not content" });
  await page.getByRole("cell", { name: "Somebody is not content", exact: true }).waitFor();
  await make(page, { Label: "Émotion", Name: "emotion" });
  await page.getByRole("row", { name: /Émotion/ }).waitFor();

  await make(page, { Label: "Other", Name: "Complaint" });
  await drawer(page, "New tag").getByText("Another tag has this name").first().waitFor();
  await drawer(page, "New tag").getByLabel("Name").fill("a b");
  await drawer(page, "New tag").getByRole("button", { name: "Create" }).click();
  await drawer(page, "New tag").getByText("Use letters, digits, - and _").first().waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Leave" }).click();

  await page.getByRole("button", { name: "Edit tag “Complaint”" }).click();
  await drawer(page, "Edit tag “Complaint”").getByLabel("Description").fill("");
  await page.keyboard.press("Control+Enter");
  await drawer(page, "Edit tag “Complaint”").waitFor({ state: "detached" });
  expect((await tags()).map(({ data }) => data)).toEqual([
    { label: "Complaint", name: "complaint", description: "" },
    { label: "Émotion", name: "emotion", description: "" },
  ]);

  // The pointer is still over the pencil, whose name hangs over the row below it.
  await page.getByRole("button", { name: "Delete tag “Émotion”" }).press("Enter");
  const question = page
    .getByRole("alertdialog")
    .or(page.getByRole("dialog", { name: "Delete tag “Émotion”" }));
  await question.getByRole("button", { name: "Delete" }).click();
  expect(await tags()).toHaveLength(2);
  await question.getByRole("textbox").fill("Émotion");
  await question.getByRole("button", { name: "Delete" }).click();
  await question.waitFor({ state: "detached" });
  await expect.poll(async () => (await tags()).length).toBe(1);
  expect(await focused(page)).not.toBe("");
});

soakTest("shows read-only users no controls that would be refused", async () => {
  const page = await visit("/tags", { email: "supervisor@demo.example" });
  await page.getByText("Complaint", { exact: true }).waitFor();
  expect(await page.getByRole("button", { name: /tag/ }).count()).toBe(0);
});

soakTest("fits every page to a phone in the longest language, empty and with its form", async () => {
  const page = await enter("/tags", { locale: "fr-FR", viewport: { width: 320, height: 640 } });
  for (const [path, create] of [
    ["/tags", "Nouvelle étiquette"],
    ["/account/abandon-reasons", "Nouveau motif d’abandon"],
    ["/account/ai/topics", "Nouveau sujet IA"],
    ["/account/referrers", "Nouveau lien"],
    ["/contacts", "Nouveau contact"],
    ["/account/notifications", "Nouvelle notification"],
  ] as const) {
    await page.goto(new URL(path, page.url()).href);
    await page.getByRole("button", { name: create }).first().waitFor();
    expect(await tooWide(page)).toBe(0);
    await page.getByRole("button", { name: create }).first().click();
    await page.getByRole("dialog", { name: create }).waitFor();
    expect([await tooWide(page), await violations(page)]).toEqual([0, []]);
    await page.keyboard.press("Escape");
  }
});

soakTest(
  "derives a new tag's id from its label until the id is edited, and keeps the id of an existing tag",
  async () => {
    const page = await enter("/tags");
    await page.getByRole("button", { name: "New tag" }).first().click();
    const form = drawer(page, "New tag");
    const [label, id] = [form.getByLabel("Label"), form.getByLabel("Name")];
    await label.fill("Réclamation");
    await expect.poll(() => id.inputValue()).toBe("reclamation");
    await label.fill("Réclamation n° 2");
    await expect.poll(() => id.inputValue()).toBe("reclamation-n-2");
    await id.fill("second");
    await label.fill("Réclamation n° 3");
    await form.getByRole("button", { name: "Create" }).click();
    await page.getByRole("row", { name: /n° 3.*second/ }).waitFor();

    await page.getByRole("button", { name: "Edit tag “Réclamation n° 3”" }).click();
    const edited = page.getByRole("dialog");
    await edited.getByLabel("Label").fill("Else");
    await edited.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByRole("row", { name: /Else.*second/ }).waitFor();
  },
);

soakTest(
  "stores every kind of contact field, finds contacts by it, and keeps a company while it has members",
  async () => {
    const page = await enter("/contacts");
    const form = drawer(page, "New contact");
    const open = () => page.getByRole("button", { name: "New contact" }).first().click();
    const create = async () => {
      await form.getByRole("button", { name: "Create" }).click();
      await form.waitFor({ state: "detached" });
    };
    await open();
    await form.getByRole("button", { name: "Create" }).click();
    await form.getByText("Enter a name, company, email, phone or external ID").first().waitFor();
    await form.getByLabel("Type").click();
    await page.getByRole("option", { name: "Company" }).click();
    await form.locator("#field-company input").fill("Ferrer & Sons");
    await form.getByLabel("Employees").fill("1200");
    await create();

    await open();
    await form.getByLabel("First name").fill("Núria");
    await form.getByLabel("Date of birth").fill("1984-02-29");
    await form.getByLabel("Last contact").fill("2026-07-01T09:30");
    await form.locator("#field-campaigns input").last().fill("spring");
    await page.keyboard.press("Enter");
    await page.keyboard.type("lisbon");
    await page.getByRole("switch", { name: "Campaign consent" }).press("Space");
    await form.getByLabel("Employer").fill("ferr");
    await page.getByRole("option", { name: "Ferrer & Sons" }).click();
    await create();
    const [, nuria] = await platform()
      .database.db.selectFrom("resource_records")
      .where("collection", "=", "Contact")
      .select("data")
      .orderBy("created_at")
      .execute();
    expect(nuria?.data).toMatchObject({
      name: "Núria",
      birthDate: "1984-02-29",
      lastContactAt: "2026-07-01T07:30:00.000Z",
      campaigns: ["spring", "lisbon"],
      campaignConsent: true,
      employees: null,
    });

    await page.goto(
      new URL(
        "/contacts?cols=name,employer,birthDate,employees,campaigns,campaignConsent,lastContactAt,actions&min.birthDate=1984-02-29&max.birthDate=1984-02-29&min.lastContactAt=2026-07-01&max.lastContactAt=2026-07-01&is.campaignConsent=true",
        page.url(),
      ).href,
    );
    await page.getByText("1 to 1 of 1 · 2 without filters").waitFor();
    for (const words of ["Ferrer & Sons", "Feb 29, 1984", "spring and lisbon", "Yes", "Jul 1, 2026, 09:30"])
      await page.getByRole("cell", { name: words }).waitFor();
    expect([await violations(page), await page.getByText("Date of birth from").count()]).toEqual([[], 1]);

    await page.goto(new URL("/contacts", page.url()).href);
    await page.getByRole("button", { name: "Delete contact “Ferrer & Sons”" }).click();
    const refusal = page.getByRole("dialog", { name: "Delete contact “Ferrer & Sons”" });
    await refusal
      .getByText(
        "“Ferrer & Sons” cannot be deleted because these records use it. Remove it from them or delete them first:",
      )
      .waitFor();
    expect([
      await refusal.getByRole("listitem").allInnerTexts(),
      await refusal.getByRole("textbox").count(),
    ]).toEqual([["Contacts (1): Núria"], 0]);
  },
);

soakTest("sends a notification immediately by default, and does not offer to delete it", async () => {
  const page = await enter("/account/notifications");
  await page.getByRole("button", { name: "New notification" }).first().click();
  const form = drawer(page, "New notification");
  await form.getByLabel("Title").fill("Fire drill");
  await form.getByLabel("Message").fill("At eleven");
  await form.getByRole("button", { name: "Create" }).click();
  await form.waitFor({ state: "detached" });
  const row = page.getByRole("row").filter({ hasText: "Fire drill" });
  await row.waitFor();
  // When it was to be sent, and when it was.
  expect(await row.locator("time").count()).toBe(2);
  expect(await page.getByRole("button", { name: /^Delete/ }).count()).toBe(0);
});
