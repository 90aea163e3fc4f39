import { expect, test } from "vitest";
import { consoleInBrowser } from "./support/console-in-browser.ts";

const { enter, platform } = consoleInBrowser();

const born = async () =>
  (
    await platform()
      .database.db.selectFrom("resource_records")
      .where("collection", "=", "Contact")
      .select("data")
      .execute()
  ).map(({ data }) => data["birthDate"]);

test("a contact who would be born after today is refused at the field, before anything is sent", async () => {
  const page = await enter("/contacts");
  await page.getByRole("button", { name: "New contact" }).first().click();
  const form = page.getByRole("dialog");
  const asked: string[] = [];
  page.on(
    "request",
    (request) => void (request.method() === "POST" && asked.push(new URL(request.url()).pathname)),
  );
  await form.locator("#field-firstname input").fill("Núria");
  const birth = form.locator("#field-birthDate");
  await birth.getByRole("textbox").fill("1/1/2999");
  await form.getByRole("button", { name: "Create" }).click();
  await birth.getByText("Enter a date no later than today").waitFor();
  expect(asked.filter((path) => path.endsWith("/contacts"))).toEqual([]);
  await birth.getByRole("textbox").fill("1/1/1984");
  await form.getByRole("button", { name: "Create" }).click();
  await form.waitFor({ state: "detached" });
  await expect.poll(born).toEqual(["1984-01-01"]);
});
