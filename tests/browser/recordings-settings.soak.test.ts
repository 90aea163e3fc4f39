import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { tooWide, violations } from "./support/axe.ts";
import { consoleInBrowser } from "./support/console-in-browser.ts";

const { enter, platform } = consoleInBrowser();

const settings = async () =>
  (
    await platform()
      .database.db.selectFrom("resource_records")
      .where("collection", "=", "RecordingSetting")
      .select("data")
      .orderBy("created_at")
      .execute()
  ).map(({ data }) => data);
const BILLING = "billed at a minimum of 100 GB per month";

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole("combobox", { name: label }).click();
  await page.getByRole("option", { name: option, exact: true }).click();
}

test("asks only for the provider's fields, and shows the consequence of disabled uploads", async () => {
  const page = await enter("/account/recordings");
  await page.getByText("No recording settings yet").waitFor();
  await page.getByRole("button", { name: "New recording setting" }).first().click();
  const form = page.getByRole("dialog", { name: "New recording setting" });
  await form.getByText(BILLING, { exact: false }).waitFor();
  expect(await form.getByLabel("Bucket name").count()).toBe(0);
  await choose(page, "Storage", "Cloud");
  await choose(page, "Provider", "Amazon S3");
  await form.getByLabel("Bucket name").fill("calls");
  await form.getByLabel("Name", { exact: true }).fill("Archive");
  await form.getByRole("button", { name: "Create" }).click();
  await form.getByText("3 fields need attention").waitFor();
  await form.getByLabel("Region").fill("eu-west-1");
  await form.getByRole("switch", { name: "Assume a role (OIDC)" }).click();
  await form.getByLabel("Role ARN").fill("arn:aws:iam::123456789012:role/recordings");
  expect(await form.getByLabel("Access key ID").count()).toBe(0);
  await form.getByRole("switch", { name: "Upload automatically" }).click();
  expect(await form.getByText(BILLING, { exact: false }).count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await form.getByRole("button", { name: "Create" }).click();
  await form.waitFor({ state: "detached" });
  expect(await settings()).toEqual([
    expect.objectContaining({
      name: "Archive",
      storage: "cloud",
      provider: "s3",
      bucketName: "calls",
      oidc: true,
      hostname: null,
      automaticUpload: true,
      bytesMax: 2_000_000_000,
    }),
  ]);
});

test("neither validates nor sends input for a different provider", async () => {
  const page = await enter("/account/recordings");
  await page.getByRole("button", { name: "Edit recording setting “Archive”" }).click();
  const form = page.getByRole("dialog", { name: "Edit recording setting “Archive”" });
  await form.getByLabel("Region").fill("nowhere at all");
  await choose(page, "Provider", "Google Cloud");
  await form.getByLabel("Bucket").fill("calls");
  await form.getByLabel("JSON credentials").fill("{ half a key");
  await form.getByRole("button", { name: "Save", exact: true }).click();
  await form.getByText("The JSON credential is not valid, please fix.").first().waitFor();
  await choose(page, "Provider", "FTP");
  await form.getByLabel("Hostname").fill("127.0.0.1");
  await form.getByLabel("Port").fill("1");
  await form.getByLabel("Username").fill("root");
  await form.getByLabel("Password", { exact: true }).fill("a password");
  await form.getByRole("button", { name: "Test credentials" }).click();
  await form.getByText("The user cannot be root").first().waitFor();
  await form.getByLabel("Username").fill("calls");
  await form.getByRole("button", { name: "Test credentials" }).click();
  await form.getByText("Error detected when testing credentials").waitFor();
  await form.getByText("The storage did not respond.", { exact: false }).waitFor();
  expect(await violations(page)).toEqual([]);
  await form.getByRole("button", { name: "Save", exact: true }).click();
  await form.waitFor({ state: "detached" });
  expect(await settings()).toEqual([
    expect.objectContaining({
      provider: "ftp",
      hostname: "127.0.0.1",
      username: "calls",
      region: null,
      credentials: null,
      bucketName: null,
    }),
  ]);
});

test("keeps an unchanged secret when other fields change", async () => {
  const page = await enter("/account/recordings");
  const [before] = await settings();
  await page.getByRole("button", { name: "Edit recording setting “Archive”" }).click();
  const form = page.getByRole("dialog", { name: "Edit recording setting “Archive”" });
  await form.getByText("Set on", { exact: false }).waitFor();
  await form.getByLabel("Tracks (screen)").fill("2");
  await form.getByRole("button", { name: "Save", exact: true }).click();
  await form.waitFor({ state: "detached" });
  expect(await settings()).toEqual([{ ...before, tracks: 2 }]);
});

test("requires no credentials for own storage, and shows it as connected", async () => {
  const page = await enter("/account/recordings", { locale: "fr-FR", viewport: { width: 320, height: 640 } });
  await page.getByRole("button", { name: /^Modifier le paramètre d’enregistrement «\sArchive\s»$/ }).click();
  await choose(page, "Fournisseur", "Stockage de la plateforme");
  await page.getByRole("button", { name: "Tester les identifiants" }).click();
  await page.getByText("Identifiants valides, connexion au stockage externe établie").waitFor();
  expect([await tooWide(page), await violations(page)]).toEqual([0, []]);
  await page.keyboard.press("Escape");
});
