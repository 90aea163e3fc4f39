import { beforeAll, expect, test } from "vitest";
import { agentBody, asking } from "../support/people.ts";
import { textOf } from "../support/platform.ts";
import { tooWide, violations } from "./support/axe.ts";
import { consoleInBrowser } from "./support/console-in-browser.ts";

const { enter, platform } = consoleInBrowser();

let admin: ReturnType<typeof asking>;
beforeAll(async () => {
  admin = asking(platform(), { token: (await platform().signIn("admin@demo.example")).accessToken });
});
const make = async (path: string, body: object) => textOf((await admin.post(path, body)).body._id);

test("shows the references of a record before its name is requested, and many of them in a filtered list", async () => {
  const loans = await make("/segments", { name: "Loans" });
  for (const at of [1, 2, 3, 4, 5, 6, 7])
    await make(
      "/users",
      agentBody({ username: `loans.${at}`, firstname: "Nora", lastname: `Quist ${at}`, segments: [loans] }),
    );
  const page = await enter("/segments");
  let answer = () => undefined as void;
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/holders", async (route) => {
    await asked;
    await route.continue();
  });
  await page.getByRole("button", { name: "Delete segment “Loans”" }).click();
  const question = page.getByRole("dialog", { name: "Delete segment “Loans”" });
  await question.getByText("Checking which records use it…").waitFor();
  expect(await question.getByRole("textbox").count()).toBe(0);
  answer();
  await question.getByRole("textbox").waitFor();
  await question.getByRole("link", { name: "Nora Quist 1" }).waitFor();
  await question.getByRole("link", { name: "2 more" }).click();
  await page.waitForURL(`**/users?is.segments=${loans}`);
  await page.getByText("1 to 7 of 7").waitFor();
});

test("a record that was just made is a press away, also where the list does not show it", async () => {
  await make("/tags", { label: "Order", name: "order" });
  const page = await enter("/tags?q=nothing-is-called-so");
  await page.getByRole("button", { name: "New tag" }).first().click();
  const form = page.getByRole("dialog", { name: "New tag" });
  await form.getByRole("textbox", { name: "Label" }).fill("Zebra");
  await form.getByRole("textbox", { name: "Name" }).fill("zebra");
  await form.getByRole("button", { name: "Create" }).click();
  await page.getByRole("link", { name: "Open", exact: true }).click();
  await page.getByRole("dialog", { name: "Zebra" }).getByRole("heading", { name: "Zebra" }).waitFor();
  await page.waitForURL(/\/tags\/[0-9a-f]{24}$/);
  await expect.poll(() => page.getByText("“Zebra” saved").count()).toBe(0);
});

test("shows the contents of a segment in the parts of its form", async () => {
  const id = await make("/segments", {
    name: "Mortgages",
    baseForm: await make("/forms", { name: "Before the call" }),
  });
  const page = await enter(`/segments/${id}`);
  const part = page.getByRole("heading", { name: "Forms", level: 2 }).locator("..");
  await part.getByText("Before the call").waitFor();
  expect([
    await part.getByText("Mortgages").count(),
    await part.getByText("Created").count(),
    await violations(page),
    await tooWide(page),
  ]).toEqual([0, 0, [], 0]);
});
