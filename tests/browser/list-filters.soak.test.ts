import { expect, test } from "vitest";
import { violations } from "./support/axe.ts";
import { consoleInBrowser } from "./support/console-in-browser.ts";
import { seekOption } from "./support/seek-option.ts";

const { enter, platform } = consoleInBrowser();

test("a list whose description names no filter is narrowed by who made its records, found by name, and by their days", async () => {
  const { accessToken: token } = await platform().signIn("admin@demo.example");
  for (const label of ["Of today", "Of long ago"])
    await platform().api("POST /tags", {
      token,
      json: { label, name: label.toLowerCase().replaceAll(" ", "-") },
    });
  const { db } = platform().database;
  await db
    .updateTable("resource_records")
    .set({ created_at: Date.UTC(2020, 4, 3, 12) })
    .where("collection", "=", "Tag")
    .where("search", "like", "%long ago%")
    .execute();
  const page = await enter("/tags");
  await page.getByRole("rowheader", { name: "Of today" }).waitFor();
  await page.getByRole("button", { name: "Add filter" }).click();
  const adding = page.getByRole("dialog", { name: "Add filter" });
  await expect
    .poll(() => adding.getByRole("button").allInnerTexts())
    .toEqual(["Created", "Changed", "Created by"]);
  await adding.getByRole("button", { name: "Created by", exact: true }).click();
  await seekOption(page, "moreau");
  await adding.getByRole("checkbox", { name: "Ada Moreau" }).check();
  expect(await violations(page)).toEqual([]);
  await adding.getByRole("button", { name: "Done" }).click();
  await page.getByRole("button", { name: "Created by is Ada Moreau", exact: true }).waitFor();
  await page.goto(`${page.url()}&max.createdAt=2020-05-03`);
  await expect.poll(() => page.getByRole("rowheader").allInnerTexts()).toEqual(["Of long ago"]);
});

test("shows the age of records created today, with the exact time on focus, and the day of older ones", async () => {
  const page = await enter("/tags");
  const made = page.getByRole("row", { name: /^Select Of today/ }).getByRole("time");
  await expect.poll(() => made.innerText()).toMatch(/^(now|\d+m ago)$/);
  expect(await made.getAttribute("title")).toMatch(/20\d\d.*\d\d:\d\d:\d\d/);
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await expect.poll(() => made.innerText()).toMatch(/^\d\d:\d\d:\d\d$/);
  expect(
    await page
      .getByRole("row", { name: /Of long ago/ })
      .getByRole("time")
      .innerText(),
  ).toMatch(/May 3, 2020|3 May 2020/);
});
