import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { consoleInBrowser } from "./support/console-in-browser.ts";

const { enter, platform } = consoleInBrowser();

/** Changes a record as a colleague on a different machine. */
async function other(
  asked: string,
  json?: object,
  version?: number,
): Promise<Readonly<Record<string, unknown>>> {
  const { accessToken } = await platform().signIn("admin@demo.example");
  const { status, body } = await platform().api(asked, {
    token: accessToken,
    json,
    ...(version !== undefined && { headers: { "if-match": `"${version}"` } }),
  });
  expect([asked, status]).toEqual([asked, expect.toBeOneOf([200, 201, 204])]);
  return body;
}

const isLive = (page: Page) => page.getByText("Live", { exact: true }).first().waitFor();

test("updates an open record and its history after a colleague's change", async () => {
  const { _id, version } = await other("POST /tags", { label: "Before", name: "before" });
  const page = await enter(`/tags/${String(_id)}`);
  await page.getByRole("heading", { name: "Before" }).waitFor();
  await isLive(page);
  await other(`PATCH /tags/${String(_id)}`, { label: "After" }, Number(version));
  await page.getByRole("heading", { name: "After" }).waitFor();
  await page.getByRole("link", { name: "Changes" }).click();
  await page.getByText("Changed by").first().waitFor();
  await other(`PATCH /tags/${String(_id)}`, { label: "Once more" }, Number(version) + 1);
  await expect.poll(() => page.getByText("Changed by").count()).toBe(2);
  await page.getByRole("link", { name: "Details" }).click();
  await page.getByRole("heading", { name: "Once more" }).waitFor();
  await other(`DELETE /tags/${String(_id)}`, undefined, Number(version) + 2);
  await page.getByText("The last version is shown.", { exact: false }).waitFor();
});

test("updates a user's page after a colleague's change while it has no input", async () => {
  const { _id, version } = await other("POST /users", {
    firstname: "Live",
    lastname: "One",
    privilege: "agent",
    email: "live.one@demo.example",
  });
  const page = await enter(`/users/${String(_id)}`);
  await page.getByRole("heading", { name: "Live One" }).waitFor();
  await isLive(page);
  await other(`PATCH /users/${String(_id)}`, { lastname: "Two" }, Number(version));
  await page.getByRole("heading", { name: "Live Two" }).waitFor();
  await expect.poll(() => page.getByRole("textbox", { name: "Last name" }).inputValue()).toBe("Two");
});
