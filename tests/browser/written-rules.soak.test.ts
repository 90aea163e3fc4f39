import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { violations } from "./support/axe.ts";
import { consoleInBrowser } from "./support/console-in-browser.ts";

const { enter, platform } = consoleInBrowser();

const kept = async (collection: string) =>
  (
    await platform()
      .database.db.selectFrom("resource_records")
      .where("collection", "=", collection)
      .select("data")
      .orderBy("created_at")
      .execute()
  ).map(({ data }) => data);

/** Opens the form of a new record; returns the requests that it sent. */
async function begin(address: string, verb: string) {
  const page = await enter(address);
  const sent: string[] = [];
  page.on(
    "request",
    (request) => void (request.method() === "POST" && sent.push(new URL(request.url()).pathname)),
  );
  await page.getByRole("button", { name: verb }).first().click();
  return { page, sent, form: page.getByRole("dialog", { name: verb }) };
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole("combobox", { name: label }).click();
  await page.getByRole("option", { name: option, exact: true }).click();
}

test("asks for a company's name, rejects an invisible one, and accepts only companies as employers", async () => {
  const { page, sent, form } = await begin("/contacts", "New contact");
  await choose(page, "Type", "Company");
  await form.getByLabel("First name").fill("Ada");
  await form.locator("#field-company input").fill("\u200B\u2060");
  await form.getByRole("button", { name: "Create" }).click();
  await form.locator("#field-company").getByText("Enter the company’s name").waitFor();
  expect(sent.filter((path) => path.endsWith("/contacts"))).toEqual([]);
  await form.locator("#field-company input").fill(" Hart & Sons ");
  await form.getByRole("button", { name: "Create" }).click();
  await form.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "New contact" }).first().click();
  await form.getByLabel("First name").fill("Hartmut");
  await form.getByRole("button", { name: "Create" }).click();
  await form.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "New contact" }).first().click();
  await form.getByLabel("Employer").fill("hart");
  await page.getByRole("option", { name: "Hart & Sons" }).waitFor();
  expect(await page.getByRole("option").allInnerTexts()).toEqual(["Hart & Sons"]);
  expect((await kept("Contact")).map(({ company }) => company)).toEqual(["Hart & Sons", ""]);
});

test("derives the SSH port until it is edited, and offers no TLS", async () => {
  const { page, form } = await begin("/account/recordings", "New recording setting");
  await choose(page, "Storage", "Cloud");
  await choose(page, "Provider", "FTP");
  const [port, ssh] = [form.getByLabel("Port"), form.getByRole("switch", { name: "SSH" })];
  expect(await port.inputValue()).toBe("21");
  await ssh.press("Space");
  await expect.poll(() => port.inputValue()).toBe("22");
  await expect.poll(() => form.getByRole("switch", { name: "TLS" }).count()).toBe(0);
  await ssh.press("Space");
  await expect.poll(() => port.inputValue()).toBe("21");
  await port.fill("2222");
  await ssh.press("Space");
  await form.getByRole("switch", { name: "TLS" }).waitFor({ state: "detached" });
  expect([await port.inputValue(), await violations(page)]).toEqual(["2222", []]);
});

test("reports hours too short for an appointment and a day blocked twice in place", async () => {
  const { page, sent, form } = await begin("/calendar/availabilities", "New availability");
  await form.getByLabel("Name").fill("Office");
  await form.getByLabel("Time zone").fill("Madrid");
  await page.getByRole("option", { name: /Madrid/ }).click();
  await form.getByRole("button", { name: "Add hours on Monday" }).click();
  await form.getByLabel("Monday, to").fill("09:20");
  for (const place of [1, 2]) {
    await form.getByRole("button", { name: "Add date" }).click();
    await form
      .locator(`[data-row="${place - 1}"]`)
      .getByLabel("Date", { exact: true })
      .fill("12/25/2030");
  }
  await form.getByRole("button", { name: "Create" }).click();
  await form.getByText("Shorter than one appointment").first().waitFor();
  await form.locator('[data-row="1"]').getByText("This date is already blocked").waitFor();
  expect([sent.filter((path) => path.endsWith("/availabilities")), await violations(page)]).toEqual([[], []]);
});
