import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { textOf } from "../support/platform.ts";
import { soakTest } from "../support/soak-test.ts";
import { ACCOUNT } from "../support/test-accounts.ts";
import { tooWide, violations, violationsInSoak } from "./support/axe.ts";
import { consoleInBrowser, focused } from "./support/console-in-browser.ts";

const { enter, platform, visit } = consoleInBrowser();

const PDF = Buffer.from(`%PDF-1.7\n${"a".repeat(2_500_000)}`);
const uploads = () =>
  platform()
    .database.db.selectFrom("uploads")
    .select(["name", "size", "received"])
    .orderBy("name_key")
    .execute();
const choose = (page: Page, ...files: { name: string; buffer: Buffer }[]) =>
  page
    .locator("input[type=file]")
    .setInputFiles(files.map((file) => ({ ...file, mimeType: "application/octet-stream" })));

test("selects several files, rejects some by name in place, and downloads the others unchanged", async () => {
  const page = await visit("/account/uploads");
  await page.getByText("No files yet").waitFor();
  await page.getByText("Up to 100 MB each", { exact: false }).waitFor();
  expect(await violationsInSoak(page)).toEqual([]);
  await choose(
    page,
    { name: "Tarifs d’été.pdf", buffer: PDF },
    { name: "a.csv", buffer: Buffer.from("a;b\n1;2\n") },
    { name: "setup.exe", buffer: Buffer.from("MZ") },
    { name: "picture.png", buffer: Buffer.from("not a picture") },
  );
  const sendings = page.getByRole("region", { name: "Uploads in progress" });
  await sendings.getByText("4 of 4 done").waitFor();
  await sendings.getByText("File type not allowed", { exact: false }).first().waitFor();
  await sendings.getByText("The file content does not match", { exact: false }).first().waitFor();
  expect(await violationsInSoak(page)).toEqual([]);
  expect(await uploads()).toEqual([
    { name: "a.csv", size: 8, received: 8 },
    { name: "Tarifs d’été.pdf", size: PDF.length, received: PDF.length },
  ]);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download Tarifs d’été.pdf" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("Tarifs d’été.pdf");
  expect(readFileSync(await download.path()).equals(PDF)).toBe(true);
});

soakTest("a file that is dropped is taken too", async () => {
  const page = await enter("/account/uploads");
  await page.getByRole("button", { name: "Download a.csv" }).waitFor();
  const data = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(["dropped"], "dropped.txt"));
    return transfer;
  });
  await page.getByText("or drop them here").dispatchEvent("drop", { dataTransfer: data });
  await page.getByRole("button", { name: "Download dropped.txt" }).waitFor();
  expect(await uploads()).toContainEqual({ name: "dropped.txt", size: 7, received: 7 });
});

soakTest("asks before a running upload is stopped or left, and removes its parts", async () => {
  const page = await enter("/account/uploads");
  await page.getByRole("button", { name: "Download a.csv" }).waitFor();
  await page.route("**/uploads/*/content?*", () => undefined);
  await choose(page, { name: "long.txt", buffer: Buffer.from("long") });
  await page.getByRole("progressbar", { name: "Uploading long.txt" }).waitFor();
  await page.getByRole("link", { name: "Business" }).click();
  await page.getByRole("button", { name: "Stay" }).click();
  await page.getByRole("button", { name: "Stop upload of long.txt" }).click();
  await page.getByText("Stopped", { exact: true }).waitFor();
  await expect.poll(async () => (await uploads()).map(({ name }) => name)).not.toContain("long.txt");
});

soakTest(
  "a file gets another name with the same ending, and is deleted by its name, all by keys",
  async () => {
    const page = await enter("/account/uploads");
    await page.getByRole("button", { name: "Rename “a.csv”" }).focus();
    await page.keyboard.press("Enter");
    const form = page.getByRole("dialog", { name: "Rename “a.csv”" });
    await form.getByLabel("Name").fill("b.exe");
    await page.keyboard.press("Enter");
    await form.getByText("The name must end with .csv").first().waitFor();
    await form.getByLabel("Name").fill("b.csv");
    await page.keyboard.press("Enter");
    await form.waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Delete file “b.csv”" }).click();
    const question = page
      .getByRole("dialog", { name: "Delete file “b.csv”" })
      .or(page.getByRole("alertdialog"));
    await question.getByRole("textbox").fill("b.csv");
    await page.keyboard.press("Enter");
    await question.waitFor({ state: "detached" });
    await expect.poll(async () => (await uploads()).map(({ name }) => name)).not.toContain("b.csv");
    expect(await focused(page)).not.toBe("");
  },
);

soakTest(
  "downloads but changes nothing with read-only access, and fits a phone in the longest language",
  async () => {
    const page = await enter("/account/uploads", {
      email: "supervisor@demo.example",
      locale: "fr-FR",
      viewport: { width: 320, height: 640 },
    });
    await page.getByText("dropped.txt").waitFor();
    expect(await page.locator("input[type=file]").count()).toBe(0);
    expect(await page.getByRole("button", { name: /Supprimer|Renommer/ }).count()).toBe(0);
    expect([await tooWide(page), await violations(page)]).toEqual([0, []]);
    const admin = await enter("/account/uploads", { locale: "fr-FR", viewport: { width: 320, height: 640 } });
    await admin.getByText("dropped.txt").first().waitFor();
    expect([await tooWide(admin), await violations(admin)]).toEqual([0, []]);
  },
);

/** Renames a file as a colleague. */
async function renamedElsewhere(id: string, name: string): Promise<void> {
  const token = (await platform().signIn("admin@demo.example")).accessToken;
  const { body } = await platform().api(`GET /uploads/${id}`, { token });
  expect(
    (
      await platform().api(`PATCH /uploads/${id}`, {
        token,
        json: { name },
        headers: { "if-match": `"${Number(body.version)}"` },
      })
    ).status,
  ).toBe(200);
}

soakTest(
  "opens a file at its address beside the list, with the next one a key away, and its history",
  async () => {
    const page = await enter("/account/uploads?sort=name");
    await choose(page, { name: "agenda.txt", buffer: Buffer.from("Monday") });
    await page.getByRole("link", { name: "agenda.txt", exact: true }).click();
    const agenda = page.getByRole("dialog", { name: "agenda.txt" });
    await agenda.getByText("Ada Moreau").waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/account\/uploads\/[0-9a-f]{24}$/);
    expect(await violations(page)).toEqual([]);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      agenda.getByRole("button", { name: "Download agenda.txt" }).click(),
    ]);
    expect(readFileSync(await download.path(), "utf8")).toBe("Monday");
    await agenda.getByRole("button", { name: "Edit" }).click();
    const form = page.getByRole("dialog", { name: "Rename “agenda.txt”" });
    await form.getByLabel("Name").fill("agenda for May.txt");
    await page.keyboard.press("Enter");
    const renamed = page.getByRole("dialog", { name: "agenda for May.txt" });
    await renamed.getByRole("link", { name: "Changes" }).click();
    await expect.poll(() => renamed.getByRole("listitem").count()).toBe(2);
    expect(await violations(page)).toEqual([]);
    await renamed.getByText("View this version").last().click();
    await renamed.getByRole("button", { name: "Restore this version" }).click();
    await page.getByRole("dialog", { name: "agenda.txt", exact: true }).waitFor();
    await expect.poll(async () => (await uploads()).map(({ name }) => name)).toContain("agenda.txt");
    await page.getByRole("button", { name: "Next" }).first().click();
    await page.getByRole("dialog", { name: "dropped.txt" }).waitFor();
    await page.keyboard.press("k");
    await page.getByRole("dialog", { name: "agenda.txt" }).waitFor();
  },
);

soakTest("keeps a file renamed by a colleague until it is requested again", async () => {
  const page = await enter("/account/uploads");
  await choose(page, { name: "old prices.txt", buffer: Buffer.from("1") });
  await page.getByRole("link", { name: "old prices.txt" }).click();
  await page.getByRole("dialog", { name: "old prices.txt" }).getByRole("button", { name: "Delete" }).click();
  const question = page
    .getByRole("alertdialog")
    .or(page.getByRole("dialog", { name: "Delete file “old prices.txt”" }));
  await question.getByRole("textbox").fill("old prices.txt");
  await renamedElsewhere(new URL(page.url()).pathname.split("/").at(-1) ?? "", "prices.txt");
  await question.getByRole("button", { name: "Delete" }).click();
  await question.getByRole("alert").waitFor();
  expect((await uploads()).map(({ name }) => name)).toContain("prices.txt");
  await question.getByRole("button", { name: "Delete" }).click();
  await question.waitFor({ state: "detached" });
  await expect.poll(async () => (await uploads()).map(({ name }) => name)).not.toContain("prices.txt");
  await expect.poll(() => new URL(page.url()).pathname).toBe("/account/uploads");
});

soakTest("shows a deleted file's last state at its address, without a restore", async () => {
  const { accessToken: token } = await platform().signIn("admin@demo.example");
  const { body } = await platform().api("POST /uploads", { token, json: { name: "gone.txt", size: 1 } });
  const path = `/uploads/${textOf(body._id)}`;
  await platform().api(`PUT ${path}/content`, {
    token,
    raw: Buffer.from("1"),
    query: "offset=0",
    headers: { "content-type": "application/octet-stream" },
  });
  await platform().api(`DELETE ${path}`, { token });
  const page = await enter(`/account${path}`);
  await page.getByRole("heading", { level: 1, name: "gone.txt" }).waitFor();
  expect(await page.getByRole("button", { name: /again/i }).count()).toBe(0);
});

soakTest("explains that no kind allowed by the account can be uploaded, without a file picker", async () => {
  const { accessToken: token } = await platform().signIn("admin@demo.example");
  const allow = (version: number, fileExtensions: string[]) =>
    platform().api(`PATCH /accounts/${ACCOUNT}`, {
      token,
      json: { configuration: { fileExtensions } },
      headers: { "if-match": `"${version}"` },
    });
  const kept = await allow(1, ["json"]);
  expect(kept.status).toBe(200);
  const page = await enter("/account/uploads");
  await page
    .getByText("None of the extensions allowed in this account can be uploaded here.", { exact: false })
    .waitFor();
  expect(await page.locator("input[type=file]").count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await allow(Number(kept.body["version"]), []);
});
