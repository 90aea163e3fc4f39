import { readFile } from "node:fs/promises";
import { sql } from "kysely";
import type { Download, Page } from "playwright-core";
import { read, utils } from "sheetjs-ce";
import { expect, test } from "vitest";
import { soakTest } from "../support/soak-test.ts";
import { tooWide, violations, violationsInSoak } from "./support/axe.ts";
import { consoleInBrowser, refusal } from "./support/console-in-browser.ts";

const { enter, platform, visit } = consoleInBrowser();

async function post(path: string, body: object): Promise<string> {
  const { accessToken } = await platform().signIn("admin@demo.example");
  const answer = await fetch(`${platform().url}/api${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${accessToken}` },
    body: JSON.stringify(body),
  });
  expect([200, 201]).toContain(answer.status);
  return ((await answer.json()) as { _id: string })._id; // every record has one
}

/** Makes one tag, and copies of it up to this number. */
async function makeTags(count: number): Promise<void> {
  const { db } = platform().database;
  await db.deleteFrom("resource_records").execute();
  await post("/tags", { label: "Tag 0000", name: "tag-0" });
  await sql`insert into resource_records (account, collection, id, data, keys, taken, search, created_by, version, created_at, updated_at)
    select account, collection, lpad(to_hex(n), 24, '0'), data || jsonb_build_object('label', 'Tag ' || lpad(n::text, 4, '0'), 'name', 'tag-' || n), keys, null, search, created_by, version, created_at, updated_at
    from resource_records, generate_series(1, ${count - 1}::int) as n`.execute(db);
}

const choose = async (page: Page, kind: string) => {
  await page.getByRole("button", { name: "Export", exact: true }).click();
  await page.getByRole("menuitem", { name: kind }).click();
};
async function saved(page: Page, kind: string): Promise<Download> {
  const download = page.waitForEvent("download");
  await choose(page, kind);
  return download;
}
const bytesOf = async (download: Download) => readFile(await download.path());
const rowsIn = (bytes: Buffer, at = 0) => {
  const book = read(bytes, { type: "buffer", cellNF: true });
  const name = book.SheetNames[at]!;
  return {
    name,
    sheet: book.Sheets[name]!,
    rows: utils.sheet_to_json<(string | number)[]>(book.Sheets[name]!, {
      header: 1,
      blankrows: false,
      raw: false,
    }),
  };
};

test("a workbook holds what the view shows: its columns, what it narrows by and how it is sorted, and nothing that runs", async () => {
  const { db } = platform().database;
  await db.deleteFrom("resource_records").execute();
  await post("/tags", { label: '=HYPERLINK("https://example.org")', name: "formula", description: "+1" });
  await post("/tags", { label: "Émotion", name: "emotion" });
  await post("/tags", { label: "Other", name: "other", description: "not looked for" });
  const page = await visit("/tags?q=mo&sort=-name&cols=label,name,createdAt");
  await page.getByText("1 to 1 of 1").waitFor();
  await page.goto(new URL("/tags?q=m&sort=-name&cols=label,name,createdAt", page.url()).href);
  await page.getByText("1 to 2 of 2").waitFor();
  const download = await saved(page, "XLSX workbook");
  expect(download.suggestedFilename()).toMatch(/^tags-\d{4}-\d\d-\d\d\.xlsx$/);
  const { name, sheet, rows } = rowsIn(await bytesOf(download));
  expect(name).toBe("Tags");
  expect(rows).toEqual([
    ["Label", "Name", "Created (Europe/Madrid)"],
    ['=HYPERLINK("https://example.org")', "formula", expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/)],
    ["Émotion", "emotion", expect.any(String)],
  ]);
  expect(sheet["A2"]).toMatchObject({ t: "s" });
  expect(sheet["A2"]).not.toHaveProperty("f");
  expect(sheet["C2"]).toMatchObject({ t: "n" });
  expect(rowsIn(await bytesOf(download), 1).rows).toEqual([
    ["List", "Tags"],
    ["Account", expect.any(String)],
    ["Exported (Europe/Madrid)", expect.stringMatching(/^\d{4}-/)],
    ["Search", "m"],
    ["Sorted by", "Name, descending"],
    ["Records", "2"],
  ]);
  await page.getByText(/^tags-.+\.xlsx saved: 2 records$/).waitFor();
  expect(await violationsInSoak(page)).toEqual([]);
});

soakTest("exports only the selection in both formats, and still offers all matches", async () => {
  await makeTags(230);
  const page = await enter("/tags");
  await page.getByText("1 to 10 of 230").waitFor();
  await page.getByRole("checkbox", { name: "Select Tag 0002" }).check();
  await page.getByRole("link", { name: "Next page" }).click();
  await page.getByRole("checkbox", { name: "Select Tag 0014" }).check();
  await page.getByText("2 of 230 selected").waitFor();
  await page.getByRole("button", { name: "Export", exact: true }).click();
  await page.getByRole("menuitem").first().waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Escape");

  const book = await saved(page, "XLSX workbook 2 selected rows");
  expect(book.suggestedFilename()).toMatch(/^tags-\d{4}-\d\d-\d\d-selected\.xlsx$/);
  expect(
    rowsIn(await bytesOf(book))
      .rows.slice(1)
      .map(([label]) => label),
  ).toEqual(["Tag 0002", "Tag 0014"]);
  expect(rowsIn(await bytesOf(book), 1).rows.at(-1)).toEqual(["Records", "2 selected of 230"]);
  const text = await saved(page, "CSV text file 2 selected rows");
  expect(
    (await bytesOf(text))
      .toString("utf8")
      .split("\r\n")
      .slice(1)
      .map((line) => line.split(",")[0]),
  ).toEqual(['"Tag 0002"', '"Tag 0014"']);
  const all = await saved(page, "CSV text file all 230");
  expect((await bytesOf(all)).toString("utf8").split("\r\n")).toHaveLength(231);
  // The selection remains after an export.
  await page.getByText("2 of 230 selected").waitFor();
});

soakTest(
  "separates French text files by semicolons, and prefixes formula-like values with an apostrophe, except phone numbers",
  async () => {
    await platform().database.db.deleteFrom("resource_records").execute();
    await post("/contacts", {
      firstname: "=Ada;",
      lastname: "Moreau",
      type: "person",
      phone: "+34 600 100 200",
      birthDate: "1980-05-03",
      employees: 3,
    });
    const page = await enter("/contacts?cols=name,phone,birthDate,employees", {
      locale: "fr-FR",
      viewport: { width: 390, height: 844 },
    });
    await page.getByText("=Ada; Moreau").waitFor();
    expect(await tooWide(page)).toBe(0);
    await page.getByRole("button", { name: "Exporter", exact: true }).click();
    expect(await violations(page)).toEqual([]);
    const download = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: "Fichier CSV (points-virgules)" }).click();
    const text = (await bytesOf(await download)).toString("utf8");
    expect(text.split("\r\n").slice(1)).toEqual(['"\'=Ada; Moreau";"+34 600 100 200";"1980-05-03";"3"']);
    expect(text.startsWith('\uFEFF"Nom";')).toBe(true);
  },
);

soakTest(
  "reports more matches than a file can contain in the menu, in the file name and in its text",
  async () => {
    await makeTags(5_010);
    const page = await enter("/tags?cols=name");
    await page.getByText("1 to 10 of 5,010").waitFor();
    const asked: string[] = [];
    page.on("request", (request) =>
      new URL(request.url()).pathname === "/api/tags" ? asked.push(request.url()) : 0,
    );
    await page.getByRole("button", { name: "Export", exact: true }).click();
    const download = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: "XLSX workbook first 5,000 of 5,010" }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^tags-\d{4}-\d\d-\d\d-first-5000\.xlsx$/);
    expect(rowsIn(await bytesOf(file)).rows).toHaveLength(5_001);
    expect(rowsIn(await bytesOf(file), 1).rows.at(-1)).toEqual(["Records", "First 5,000 of 5,010"]);
    expect(asked).toHaveLength(25);
  },
);

soakTest(
  "saves no file when an export is stopped or its list is left, and retries a failed one",
  async () => {
    await makeTags(450);
    const page = await enter("/tags");
    await page.getByText("1 to 10 of 450").waitFor();
    let downloads = 0;
    page.on("download", () => downloads++);
    let answer: "hold" | "refuse" | "go" = "hold";
    const later = (url: URL) => url.pathname === "/api/tags" && url.searchParams.get("$skip") === "200";
    const held: (() => Promise<void>)[] = [];
    await page.route(later, async (route) => {
      if (answer === "refuse") return route.fulfill(refusal(503));
      if (answer === "go") return route.fallback();
      held.push(() => route.fallback());
    });

    await choose(page, "CSV text file");
    const strip = page.getByRole("group", { name: "Export", exact: true });
    await strip.getByText("200 of 450 read").waitFor();
    expect(await violations(page)).toEqual([]);
    await strip.getByRole("button", { name: "Stop" }).click();
    await page.getByText("Export stopped. No file was saved.").waitFor();
    expect(await strip.count()).toBe(0);

    answer = "refuse";
    await choose(page, "CSV text file");
    const alert = page.getByRole("alert").filter({
      hasText: "No file was saved. The platform returned error 503. Give support this reference: 01TESTID.",
    });
    await alert.waitFor();
    expect(downloads).toBe(0);
    answer = "go";
    const download = page.waitForEvent("download");
    await alert.getByRole("button", { name: "Try again" }).click();
    expect((await bytesOf(await download)).toString("utf8").split("\r\n")).toHaveLength(451);
    expect(await alert.count()).toBe(0);

    answer = "hold";
    await choose(page, "CSV text file");
    await strip.getByText("200 of 450 read").waitFor();
    await page.getByRole("link", { name: "Contacts" }).click();
    await page.getByRole("heading", { level: 1, name: "Contacts" }).waitFor();
    await Promise.allSettled(held.map((go) => go()));
    expect(downloads).toBe(1);
  },
);

soakTest.each([
  ["/segments", null],
  ["/users", null],
  ["/branches", { label: "Centro", name: "centro" }],
  ["/account/api-keys", { name: "=Feeder", privilege: "agent" }],
  ["/account/ip-restrictions", { range: "10.0.0.0/8", users: ["somebody"], description: "=here" }],
])("%s goes into a file as it is shown", async (path, first) => {
  const { id } = await platform()
    .database.db.selectFrom("users")
    .select("id")
    .where("email", "=", "agent@demo.example")
    .executeTakeFirstOrThrow();
  if (first)
    await post(path.replace("/account/ip", "/security/ip").replace("/account", ""), {
      ...first,
      ...("users" in first && { users: [id] }),
    });
  const page = await enter(path);
  await page.getByRole("button", { name: "Export", exact: true }).waitFor();
  // What picks a row has no head.
  const all = (await page.getByRole("columnheader").allInnerTexts()).map((head) => head.trim());
  const heads = all.filter((head) => head !== "" && head !== "Actions");
  const names = await page
    .locator(`tbody tr > :nth-child(${all.findIndex((head) => head !== "") + 1})`)
    .allInnerTexts();
  const { rows } = rowsIn(await bytesOf(await saved(page, "XLSX workbook")));
  expect(rows[0]!.map((head) => String(head).replace(/ \((Europe\/Madrid|minutes|%)\)$/, ""))).toEqual(heads);
  expect(rows.length).toBeGreaterThan(1);
  expect(
    rows.slice(1, names.length + 1).map(([name], at) => names[at]!.startsWith(String(name))),
  ).not.toContain(false);
});
