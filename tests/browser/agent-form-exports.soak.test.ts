import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { read, utils } from "sheetjs-ce";
import { expect, test } from "vitest";
import { tooWide, violations } from "./support/axe.ts";
import { consoleInBrowser, refusal } from "./support/console-in-browser.ts";

const { enter, platform, visit } = consoleInBrowser();

const PATH = "/insights/exports/agent-forms";

async function asAdmin(path: string, body: object): Promise<string> {
  const { accessToken } = await platform().signIn("admin@demo.example");
  const answer = await fetch(`${platform().url}/api${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${accessToken}` },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { _id: string })._id; // every record has one
}

const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });

test("saves an export, previews its contents, and downloads a file with a column for each question", async () => {
  const form = await asAdmin("/forms", {
    name: "Wrap-up",
    fields: [
      { type: "text", name: "outcome", label: "Outcome" },
      { type: "number", name: "minutes", label: "Minutes of work" },
    ],
  });
  for (const [outcome, minutes] of [
    ["=1+1", 5],
    ["Solved", 12.5],
  ] as const)
    await asAdmin("/forms-submissions", {
      kind: "agent-form",
      form,
      call: "call-1",
      answers: { outcome, minutes },
    });
  const page = await visit("/monitor", { email: "supervisor@demo.example" });
  await page.getByRole("link", { name: "Agent-form exports" }).click();
  await page.getByRole("button", { name: "New export" }).first().click();
  const drawer = dialog(page, "New export");
  await drawer.getByLabel("Name", { exact: true }).fill("Wrap-ups");
  await drawer.getByLabel("Submissions from").fill("2026-05-02");
  await drawer.getByLabel("Submissions until").fill("2026-05-01");
  await drawer.getByRole("button", { name: "Create" }).click();
  await drawer.getByText("The last day is before the first day").first().waitFor();
  await drawer.getByLabel("Submissions until").fill("");
  await drawer.getByLabel("Submissions from").fill("");
  await drawer.getByLabel("Forms").fill("wrap");
  await page.getByRole("option", { name: "Wrap-up" }).click();
  await drawer.getByRole("button", { name: "Create" }).click();
  await drawer.waitFor({ state: "detached" });

  await page.getByRole("button", { name: "Create file from “Wrap-ups”", exact: true }).click();
  const taking = dialog(page, "Create file from “Wrap-ups”");
  await taking.getByText("2 submissions match now.").waitFor();
  expect(await violations(page)).toEqual([]);
  const download = page.waitForEvent("download");
  await taking.getByRole("button", { name: "Create file", exact: true }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^wrap-ups-\d{4}-\d\d-\d\d\.xlsx$/);
  await taking.waitFor({ state: "detached" });
  const book = read(await readFile(await file.path()), { type: "buffer" });
  const [sheet, about] = book.SheetNames.map((name) =>
    utils.sheet_to_json<(string | number)[]>(book.Sheets[name]!, { header: 1, blankrows: false, defval: "" }),
  );
  expect(sheet!.map((row) => row.slice(1))).toEqual([
    ["Form", "Agent", "Segment", "Call", "Outcome", "Minutes of work"],
    ["Wrap-up", "", "", "call-1", "Solved", 12.5],
    ["Wrap-up", "", "", "call-1", "=1+1", 5],
  ]);
  expect(about!.map(([name, value]) => [name, value])).toEqual(
    expect.arrayContaining([
      ["List", "Wrap-ups"],
      ["Filled in by is", "Agent"],
      ["Form is", "Wrap-up"],
      ["Records", 2],
    ]),
  );

  await page.getByRole("button", { name: "Create file from “Wrap-ups”", exact: true }).click();
  await taking.getByRole("link", { name: "View these submissions" }).click();
  await page.getByText(/1 to 2 of 2/).waitFor();
  await page.getByText("Form is Wrap-up").waitFor();
});

test("finds and previews an export and downloads it as text on a phone in French", async () => {
  const name = "Notes d’équipe";
  await asAdmin("/reports/exports/agent-forms", { name, until: "2001-01-01" });
  const page = await enter(PATH, { locale: "fr-FR", viewport: { width: 390, height: 844 } });
  await page.getByText(name).waitFor();
  expect([await tooWide(page), await violations(page)]).toEqual([0, []]);
  await page.getByRole("button", { name: /^Créer un fichier à partir de .*Notes d’équipe/ }).click();
  const taking = dialog(page, "Créer un fichier à partir de");
  await taking.getByText("0 réponse correspond actuellement à cet export.").waitFor();
  expect([await tooWide(page), await violations(page)]).toEqual([0, []]);
  await taking.getByRole("button", { name: /CSV/ }).click();
  const download = page.waitForEvent("download");
  await taking.getByRole("button", { name: "Créer un fichier", exact: true }).click();
  const text = (await readFile(await (await download).path())).toString("utf8");
  expect(text.split("\r\n")).toEqual([
    '\uFEFF"Reçue le (Europe/Madrid)";"Formulaire";"Agent";"Segment";"Appel"',
  ]);
});

test("reports a failed load in the dialog, and counts again on retry", async () => {
  await asAdmin("/reports/exports/agent-forms", { name: "Kept" });
  const page = await enter(PATH);
  let refuse = true;
  await page.route(
    (url) => url.pathname === "/api/forms-submissions",
    (route) => (refuse ? route.fulfill(refusal(503)) : route.fallback()),
  );
  await page.getByRole("button", { name: "Create file from “Kept”", exact: true }).click();
  const alert = dialog(page, "Create file from “Kept”")
    .getByRole("alert")
    .filter({ hasText: "error 503. Give support this reference: 01TESTID." });
  await alert.waitFor();
  refuse = false;
  await alert.getByRole("button", { name: "Try again" }).click();
  await dialog(page, "Create file from “Kept”")
    .getByText(/submissions? match(es)? now/)
    .waitFor();
  expect(await alert.count()).toBe(0);
});

test("recording auditors have no such page, and their menu does not offer it", async () => {
  const page = await enter(PATH, { email: "reviewer@demo.example" });
  await page.getByRole("heading", { name: "You don’t have access to Agent-form exports" }).waitFor();
  expect(await page.getByRole("link", { name: "Agent-form exports" }).count()).toBe(0);
});
