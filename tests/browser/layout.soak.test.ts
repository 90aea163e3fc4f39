import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { ACCOUNT_MENU } from "../../src/app/shell/menu-entries.ts";
import { tooWide } from "./support/axe.ts";
import { consoleInBrowser } from "./support/console-in-browser.ts";
import { chosenFile } from "./support/recorded-morning.ts";
import { TestFloor } from "./support/test-floor.ts";

const { enter, platform, visit } = consoleInBrowser();

const WIDE = { width: 1920, height: 1080 };
const NARROW = { width: 390, height: 844 };

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error("It is not to be seen.");
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

/** Adds a tag and returns the link of its row in the list. */
async function tagIn(page: Page, label: string): Promise<Locator> {
  await page.getByRole("button", { name: "New tag" }).first().click();
  const form = page.getByRole("dialog", { name: "New tag" });
  await form.getByLabel("Label", { exact: true }).fill(label);
  await form.getByRole("button", { name: "Create" }).click();
  await form.waitFor({ state: "detached" });
  return page.getByRole("link", { name: label, exact: true });
}

test.each([{ width: 1280, height: 800 }, NARROW])(
  "a name that is cut at %o begins where it did after its row was opened",
  async (viewport) => {
    const page = await visit("/tags", { viewport });
    const link = await tagIn(page, `${viewport.width} ${"Wide ".repeat(14)}`.trim());
    const { x } = await boxOf(link);
    await link.press("Enter");
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await expect.poll(() => link.evaluate((one) => one === document.activeElement)).toBe(true);
    expect((await boxOf(link)).x).toBe(x);
    const cut = await link.evaluate((one) => [
      one.parentElement?.scrollLeft,
      (one.parentElement?.scrollWidth ?? 0) > (one.parentElement?.clientWidth ?? 0),
    ]);
    expect(cut).toEqual([0, true]);
  },
);

test("a toast covers neither the foot of a list nor that of the menu", async () => {
  const page = await visit("/tags");
  await tagIn(page, "Toasted");
  const toast = page
    .getByRole("region", { name: /^Notices/ })
    .getByRole("status")
    .first();
  await toast.waitFor();
  const [{ x, bottom }, menu, foot] = [
    await boxOf(toast),
    await boxOf(page.getByRole("button", { name: "Help", exact: true }).first()),
    await boxOf(page.locator("main footer")),
  ];
  expect(x).toBeGreaterThan(menu.right);
  expect(bottom).toBeLessThan(foot.y);
});

test("in French every page of the account keeps its name in the breadcrumb, in windows of every width", async () => {
  const page = await enter("/account/profile", { locale: "fr-FR" });
  const name = page.getByRole("banner").getByRole("navigation").locator("> :last-child");
  const cut: string[] = [];
  for (const { path } of ACCOUNT_MENU.flatMap(({ entries }) => entries)) {
    await page.goto(path);
    for (const width of [900, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await name.waitFor();
      if (await name.evaluate((one) => one.scrollWidth > one.clientWidth)) cut.push(`${path} at ${width}`);
    }
  }
  expect(cut).toEqual([]);
});

test("suggests next steps for a search without matches, without counts", async () => {
  const page = await visit("/tags?q=nothing-is-called-so");
  await page.getByText("Change your search or clear the filters.").waitFor();
  expect(await page.getByText("without filters").count()).toBe(0);
});

test("on a phone the lists of segments say what each number counts", async () => {
  const page = await visit("/segments", { viewport: NARROW });
  const details = page
    .getByRole("listitem")
    .filter({ hasText: /agents? · / })
    .first();
  await expect.poll(() => details.innerText()).toMatch(/\d+ agents?( · [^·\n]+)? ·\s+\d+ waiting/);
  const floor = await TestFloor.open(platform, Date.now);
  await floor.happens(...floor.arrives(floor.nadia), floor.queues("Ana"));
  const monitor = await visit("/monitor?tab=segments", { email: floor.email, viewport: NARROW });
  await monitor
    .getByText(/^1 of \d+ agents? · 1 free$/)
    .first()
    .waitFor();
});

test("one card of the utilities does not stretch the other", async () => {
  const page = await visit("/account/utilities");
  const [call, calendar] = ["Call link", "Calendar link"].map((name) => page.getByRole("region", { name }));
  if (!call || !calendar) throw new Error("There are two cards.");
  const { height } = await boxOf(calendar);
  await call.getByRole("combobox", { name: "Segment" }).fill("bill");
  await page.getByRole("option", { name: "Billing" }).click();
  await call.getByRole("img").waitFor();
  expect((await boxOf(calendar)).height).toBe(height);
});

test("forms and the profile use a wide window in two columns, a narrow one in one", async () => {
  for (const path of ["/account/profile", "/account/business", "/account/configuration"]) {
    const page = await visit(path, { viewport: WIDE });
    const sections = page.locator("main section");
    await sections.nth(1).waitFor();
    const boxes = async () => ({ first: await boxOf(sections.first()), last: await boxOf(sections.last()) });
    // More sections come after the first two, and a window takes a moment to be drawn in its new size.
    await expect.poll(boxes).toSatisfy(({ first, last }) => last.x > first.right && last.right > 1_600);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect.poll(async () => (await boxes()).first.width).toBe(720);
    await page.setViewportSize(NARROW);
    await expect.poll(boxes).toSatisfy(({ first, last }) => last.y > first.bottom);
    expect(await tooWide(page)).toBe(0);
  }
});

test("in a wide window all columns of a list have a share, and nothing has to be scrolled to", async () => {
  for (const path of ["/users", "/tags", "/segments", "/branches"]) {
    const page = await visit(path, { viewport: WIDE });
    const heads = page.locator("th[data-column]");
    await heads.first().waitFor();
    await expect.poll(async () => (await boxOf(heads.first())).width).toBeLessThan(620);
    const hidden = () =>
      page
        .locator("main table")
        .evaluate(
          (table) => (table.parentElement?.scrollWidth ?? 0) - (table.parentElement?.clientWidth ?? 0),
        );
    await expect.poll(hidden).toBe(0);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect.poll(hidden).toBe(0);
  }
});

test("why a recording is refused takes no more lines than its words do", async () => {
  const page = await visit("/monitor/replay", { viewport: NARROW });
  await page.locator("input[type=file]").setInputFiles(chosenFile(new Uint8Array(), "empty.ndjson"));
  const alert = page.getByRole("alert");
  await alert.getByText("The file is empty").waitFor();
  const save = page.getByRole("button", { name: "Save a diagnostic recording" });
  await save.waitFor();
  const [words, button, banner] = [await boxOf(alert), await boxOf(save), await boxOf(alert.locator(".."))];
  expect(button.height).toBeLessThan(24);
  expect(banner.height).toBeLessThan(words.height + button.height + 4 + 2 * 12 + 3);
});
