import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { violations } from "./support/axe.ts";
import { consoleInBrowser } from "./support/console-in-browser.ts";

const { enter, platform } = consoleInBrowser();

const heads = (page: Page) =>
  page
    .getByRole("columnheader")
    .evaluateAll((all) =>
      all.flatMap((head) => (head.hasAttribute("data-column") ? [head.textContent ?? ""] : [])),
    );
const edge = (page: Page, name: string) => page.getByRole("separator", { name: `Width of column ${name}` });
const widthOf = async (page: Page, name: string) =>
  Number(await edge(page, name).getAttribute("aria-valuenow"));
const seenWidthOf = async (page: Page, name: string) =>
  Math.round((await page.getByRole("columnheader", { name }).boundingBox())?.width ?? 0);

async function contacts(): Promise<Page> {
  const page = await enter("/tags", { viewport: { width: 1280, height: 860 } });
  const { db } = platform().database;
  if (
    (await db.selectFrom("resource_records").where("collection", "=", "Contact").selectAll().execute())
      .length === 0
  ) {
    await page.goto(new URL("/contacts", page.url()).href);
    await page.getByRole("button", { name: "New contact" }).first().click();
    const form = page.getByRole("dialog", { name: "New contact" });
    await form.getByLabel("First name").fill("Núria");
    await form
      .getByLabel("Email")
      .fill("nuria.ferrer.i.domenech.de.la.vega@a-very-long-name-of-a-company.example");
    await form.getByRole("button", { name: "Create" }).click();
    await form.waitFor({ state: "detached" });
  }
  await page.goto(new URL("/contacts", page.url()).href);
  await page.getByRole("table").waitFor();
  return page;
}

test("columns move by their buttons, the focus stays, and the next visit finds them so", async () => {
  const page = await contacts();
  expect(await heads(page)).toEqual(["Name", "Type", "Email", "Phone", "Company", "Actions"]);
  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByRole("checkbox", { name: "Type", exact: true }).waitFor();
  expect(await violations(page)).toEqual([]);
  const up = page.getByRole("button", { name: "Move Phone up" });
  await up.focus();
  await page.keyboard.press("Enter");
  await page.getByText("Phone is column 3 of").waitFor({ state: "attached" });
  await page.keyboard.press("Enter");
  await expect.poll(() => heads(page)).toEqual(["Name", "Phone", "Type", "Email", "Company", "Actions"]);
  expect(await up.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press("Enter");
  expect((await heads(page))[1]).toBe("Phone");
  await page.getByRole("checkbox", { name: "City", exact: true }).press("Space");
  await page.keyboard.press("Escape");
  await page.getByRole("columnheader", { name: "City" }).waitFor();
  expect(page.url()).toMatch(/cols=name,phone,/);

  await page.goto(new URL("/contacts", page.url()).href);
  await expect.poll(() => heads(page)).toContain("City");
  expect((await heads(page))[1]).toBe("Phone");
  await expect.poll(() => page.url()).toMatch(/cols=name,phone,/);

  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByRole("button", { name: "Reset columns" }).click();
  await expect.poll(() => heads(page)).toEqual(["Name", "Type", "Email", "Phone", "Company", "Actions"]);
  await expect.poll(() => new URL(page.url()).search).toBe("");
});

test("a column is dragged to its place in the chooser, which neither shows nor hides it", async () => {
  const page = await contacts();
  await page.getByRole("button", { name: "Columns" }).click();
  const line = (name: string) =>
    page.getByRole("listitem").filter({ has: page.getByRole("checkbox", { name, exact: true }) });
  await line("Company").dragTo(line("Type"));
  await expect.poll(() => heads(page)).toEqual(["Name", "Company", "Type", "Email", "Phone", "Actions"]);
  await line("Type").getByText("Type").click();
  await expect.poll(() => heads(page)).toEqual(["Name", "Company", "Email", "Phone", "Actions"]);
});

test("an edge is moved with the arrow keys, dragged until Escape, and fits with Enter or when pressed twice; the others stay as they are", async () => {
  const page = await contacts();
  const phone = await widthOf(page, "Phone");
  const company = await seenWidthOf(page, "Company");
  await edge(page, "Email").focus();
  const before = await widthOf(page, "Email");
  for (let step = 0; step < 3; step++) await page.keyboard.press("ArrowRight");
  await expect.poll(() => widthOf(page, "Email")).toBe(before + 24);
  expect(await seenWidthOf(page, "Email")).toBe(before + 24);
  expect([await widthOf(page, "Phone"), await seenWidthOf(page, "Company")]).toEqual([phone, company]);
  expect(await violations(page)).toEqual([]);

  await page.keyboard.press("Enter");
  await expect.poll(() => widthOf(page, "Email")).toBeGreaterThan(400);
  const cut = await page
    .getByRole("cell", { name: /nuria\.ferrer/ })
    .evaluate((cell) => cell.scrollWidth > cell.clientWidth);
  expect(cut).toBe(false);

  const type = await widthOf(page, "Type");
  const grip = await edge(page, "Type").boundingBox();
  if (!grip) throw new Error("the edge is not there");
  await page.mouse.move(grip.x + grip.width / 2, grip.y + 10);
  await page.mouse.down();
  await page.mouse.move(grip.x + grip.width / 2 + 40, grip.y + 10, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => widthOf(page, "Type")).toBe(type + 40);
  expect(page.url()).toMatch(/widths=.*type\.\d+/);
  expect(new URL(page.url()).search).not.toContain("sort");

  const dragged = page.url();
  await edge(page, "Phone").click();
  await page.mouse.down();
  await page.mouse.move(grip.x + 400, grip.y + 10, { steps: 4 });
  await expect.poll(() => widthOf(page, "Phone")).not.toBe(phone);
  expect(await seenWidthOf(page, "Phone")).toBe(await widthOf(page, "Phone"));
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await expect.poll(() => widthOf(page, "Phone")).toBe(phone);
  expect(page.url()).toBe(dragged);

  await edge(page, "Type").dblclick();
  await expect.poll(() => widthOf(page, "Type")).toBeLessThan(type + 1);
});

test("indicates columns out of sight, and keeps row actions visible beside the name", async () => {
  const page = await contacts();
  const region = page.getByRole("region", { name: "Contacts" });
  expect(await region.evaluate((scroller) => scroller.scrollWidth - scroller.clientWidth)).toBe(0);
  await page.goto(
    new URL(
      "/contacts?cols=name,type,email,phone,company,city,country,lastContactAt,assignments,actions",
      page.url(),
    ).href,
  );
  await page.getByRole("columnheader", { name: "Last contact" }).waitFor();
  const frame = region.locator("..");
  await expect
    .poll(() =>
      frame.evaluate((element) => [element.hasAttribute("data-before"), element.hasAttribute("data-after")]),
    )
    .toEqual([false, true]);
  const edges = () =>
    Promise.all([
      page.getByRole("button", { name: "Edit contact “Núria”" }).boundingBox(),
      page.getByRole("link", { name: "Núria" }).boundingBox(),
    ]);
  const still = await edges();
  await region.focus();
  for (let step = 0; step < 4; step++) await page.keyboard.press("ArrowRight");
  await expect.poll(() => region.evaluate((scroller) => scroller.scrollLeft)).toBeGreaterThan(0);
  await expect.poll(() => frame.evaluate((element) => element.hasAttribute("data-before"))).toBe(true);
  expect((await edges()).map((box) => box?.x)).toEqual(still.map((box) => box?.x));
});
