import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { DEMO_AGENTS } from "../../server/seed/demo-account.ts";
import { seedSubmissions } from "../support/sample-submissions.ts";
import {
  GOLDEN_RECORDINGS,
  GOLDEN_STORAGE,
  GOLDEN_VIEWS,
  goldenFile,
  type GoldenTable,
} from "../support/golden.ts";
import { pbx } from "../support/pbx.ts";
import { textOf } from "../support/platform.ts";
import { ACCOUNT, keyFor } from "../support/test-accounts.ts";
import { consoleInBrowser } from "./support/console-in-browser.ts";
import { MonitorView } from "./support/monitor-view.ts";

const { platform, visit } = consoleInBrowser();

/** The window in which the golden tables were measured. */
const WINDOW = { width: 1600, height: 900 };
/** A window that shows as many rows in the replay as the one in which the golden rows were read. */
const REPLAY_WINDOW = { width: 1600, height: 932 };

const pathOf = (name: string) => fileURLToPath(new URL(`../golden/recordings/${name}`, import.meta.url));

test.each(Object.entries(GOLDEN_RECORDINGS))(
  "the recording %s opens in the replay and shows the same rows",
  async (file, { name, rows }) => {
    const page = await visit("/monitor/replay", { viewport: REPLAY_WINDOW });
    await page.getByLabel("Choose replay file").setInputFiles(pathOf(file));
    await page.getByRole("button", { name: "Play", exact: true }).waitFor();
    await page.keyboard.press("End");
    const view = new MonitorView(page);
    for (const [tab, names] of Object.entries(rows)) {
      await view.tab(tab).click();
      await expect.poll(async () => [tab, (await view.names()).toSorted()]).toEqual([tab, names]);
    }
    await page.getByRole("region", { name: "Replay", exact: true }).getByText(name).waitFor();
    expect(await page.getByRole("alert").allInnerTexts()).toEqual([]);
  },
);

test("expectations open with their recording and get the same verdicts", async () => {
  const file = "queue-log.ndjson.gz";
  const page = await visit("/monitor/replay");
  await page.getByLabel("Choose replay file").setInputFiles([pathOf(file), pathOf("queue-log.expect.json")]);
  const rows = page.getByRole("list", { name: "Expectations" }).getByRole("listitem");
  const { verdicts = [] } = GOLDEN_RECORDINGS[file] ?? {};
  for (const [words, state] of [
    ["Held", "met"],
    ["Broken", "broken"],
  ] as const)
    await expect
      .poll(() => rows.filter({ hasText: words }).count())
      .toBe(verdicts.filter((verdict) => verdict.state === state).length);
  const seen = (await rows.allInnerTexts()).join("\n");
  for (const evidence of ["0:07", "10:03:58", "11:14:33", "72.73%", "Nowhere"])
    expect(seen).toContain(evidence);
});

test("a recording brings its own expectations, and they hold", async () => {
  const file = "queue-log.test.ndjson.gz";
  const page = await visit("/monitor/replay");
  await page.getByLabel("Choose replay file").setInputFiles(pathOf(file));
  const rows = page.getByRole("list", { name: "Expectations" }).getByRole("listitem");
  await expect
    .poll(() => rows.filter({ hasText: "Held" }).count())
    .toBe(GOLDEN_RECORDINGS[file]?.verdicts.length);
});

/** Reads the table of a page, with the widths of some columns. */
const tableOf = (page: Page, measured: readonly string[]): Promise<GoldenTable> =>
  page.evaluate((measuredColumns) => {
    const heads = [...document.querySelectorAll<HTMLElement>("th[data-column]")].map(
      (head) => [head.dataset["column"] ?? "", head] as const,
    );
    const sortOf = (head: HTMLElement) => head.getAttribute("aria-sort") ?? "none";
    return {
      columns: heads.map(([column]) => column),
      sorted: Object.fromEntries(
        heads.flatMap(([column, head]) => (sortOf(head) === "none" ? [] : [[column, sortOf(head)]])),
      ),
      widths: Object.fromEntries(
        heads.flatMap(([column, head]) =>
          measuredColumns.includes(column) ? [[column, Math.round(head.getBoundingClientRect().width)]] : [],
        ),
      ),
    };
  }, measured);

/** The ids that the views have on this platform, by their old ones. */
const ids = new Map<string, string>();

beforeAll(async () => {
  const { accessToken: token } = await platform().signIn("admin@demo.example");
  const post = async (operation: string, json: object) => {
    const { status, body } = await platform().api(operation, { token, json });
    expect([status, body]).toEqual([200, expect.anything()]);
    return textOf(body["_id"]);
  };
  // Lists without rows show no table.
  await seedSubmissions(platform().database.db, Date.now());
  await post("POST /contacts", { type: "company", company: 'Müller, "Sons" & more', campaignConsent: true });
  await post("POST /tags", { label: "Mobile", name: "mobile" });
  const key = await keyFor(platform().database.db, ACCOUNT, "admin");
  const [{ id: agent } = { id: "" }] = DEMO_AGENTS;
  const time = new Date().toISOString();
  const connected = [pbx("user-connected", `user/${agent}`, { session: "s" }, { time })];
  await platform().api("POST /events", { key, json: connected });
  for (const { stored } of GOLDEN_VIEWS.views) {
    const { _id: id, resource, name, query, shared } = stored;
    ids.set(id, await post("POST /views", { resource, name, query, shared }));
  }
});

test.each(GOLDEN_VIEWS.views.map((view) => [view.stored.name, view] as const))(
  "the saved view %s is a tab of its list and shows the same columns",
  async (name, { stored, path, table, filters }) => {
    const page = await visit(`${path}?view=${ids.get(stored._id) ?? ""}`, { viewport: WINDOW });
    // The tab may show how many rows the view leaves.
    const tab = page.getByRole("link", { name }).and(page.locator("[aria-current=page]"));
    await tab.first().waitFor();
    if (table) await expect.poll(() => tableOf(page, Object.keys(table.widths))).toEqual(table);
    const chips = page.getByRole("button", { name: /^Remove filter/ });
    // The first and the last day of a list of recordings were two filters, and are one period.
    const period = page.getByRole("button", { name: "Show all time" });
    await expect.poll(async () => (await chips.count()) + 2 * (await period.count())).toBe(filters);
    expect(await page.locator("[data-ignored]").count()).toBe(0);
    expect(await page.getByRole("button", { name: "Discard changes", exact: true }).count()).toBe(0);
  },
);

/** A page of a browser with the storage of the old console. */
async function withStorage(path: string, local: Readonly<Record<string, string>>): Promise<Page> {
  const page = await visit("/terms", { viewport: WINDOW });
  await page.evaluate(
    ([forBrowser, forTab]) => {
      for (const [key, value] of Object.entries(forBrowser)) localStorage.setItem(key, value);
      for (const [key, value] of Object.entries(forTab)) sessionStorage.setItem(key, value);
    },
    [local, GOLDEN_STORAGE.session] as const,
  );
  await page.goto(path);
  await page.locator("h1").waitFor();
  return page;
}

test("theme, density, sidebar, columns and widths are as the old console stored them", async () => {
  const page = await withStorage("/segments", GOLDEN_STORAGE.local);
  const { columns, widths } = GOLDEN_STORAGE.segments;
  await expect
    .poll(() => tableOf(page, Object.keys(widths)))
    .toEqual({ columns, widths, sorted: { name: "ascending" } });
  await page.getByRole("button", { name: "Expand sidebar" }).waitFor();
  expect(await page.locator("html[data-theme=dark][data-density=compact]").count()).toBe(1);
  await page.keyboard.press("[");
  await page.keyboard.press("Control+k");
  const options = page.getByRole("option");
  await options.first().waitFor();
  expect((await options.allInnerTexts()).slice(0, 2).map((text) => text.trim())).toEqual([
    expect.stringContaining("Contacts"),
    expect.stringContaining("Tags"),
  ]);
  await page.keyboard.press("Escape");
  // Single keys are switched off.
  expect(await page.getByRole("button", { name: "Expand sidebar" }).count()).toBe(1);
});

test("the size of the help and a draft are as the old console stored them", async () => {
  const page = await withStorage("/contacts", GOLDEN_STORAGE.local);
  await page.getByRole("button", { name: "New contact" }).first().click();
  const form = page.getByRole("dialog", { name: "New contact" });
  await expect.poll(() => form.getByLabel("First name").inputValue()).toBe("Núria");
  await page.goto("/tags");
  await page.getByRole("banner").getByRole("button", { name: "Help" }).click();
  const help = page.getByRole("complementary", { name: "Help" });
  await expect.poll(async () => Math.round((await help.boundingBox())?.width ?? 0)).toBe(398);
});

test("the language is the one that the old console stored", async () => {
  const page = await withStorage("/segments", { "switchboard.preferences": GOLDEN_STORAGE.french });
  await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("fr");
});

test("a display device keeps the identity that the old console stored", async () => {
  const page = await withStorage("/device", GOLDEN_STORAGE.local);
  const { id } = Object(JSON.parse(GOLDEN_STORAGE.local["switchboard.device"] ?? "{}"));
  const shown = page.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  await expect.poll(() => shown.allInnerTexts()).toEqual([id]);
});

test("an expectations file of another kind is refused", async () => {
  const page = await visit("/monitor/replay");
  await page.getByLabel("Choose replay file").setInputFiles(pathOf("queue-log.ndjson.gz"));
  await page.getByRole("button", { name: "Add expectation" }).waitFor();
  const changed = goldenFile("recordings/queue-log.expect.json")
    .toString()
    .replace('"expect": "always"', '"expect": "mostly"');
  await page.getByLabel("Open file").setInputFiles({
    name: "queue-log.expect.json",
    mimeType: "application/json",
    buffer: Buffer.from(changed),
  });
  await page.getByRole("region", { name: "Expectations", exact: true }).getByRole("alert").waitFor();
  expect(await page.getByRole("list", { name: "Expectations" }).count()).toBe(0);
});
