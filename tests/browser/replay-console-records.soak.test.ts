import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { tooWide, violations } from "./support/axe.ts";
import { consoleInBrowser } from "./support/console-in-browser.ts";
import { MORNING_FILE, chosenFile } from "./support/recorded-morning.ts";
import { isRecorded, savedBeside, savedFromPalette } from "./support/saved-recording.ts";

const { enter, open } = consoleInBrowser();

type Line = Readonly<Record<string, unknown>>;

const tab = (page: Page, name: string) =>
  page.getByRole("group", { name: "Inspector tabs" }).getByRole("button", { name, exact: true });
const list = (page: Page) => page.getByRole("listbox", { name: "Console records" });
const row = (page: Page, words: RegExp) => list(page).getByRole("option").filter({ hasText: words });
const chosen = (page: Page) => list(page).getByRole("option", { selected: true });
const detail = (page: Page) => page.getByRole("region", { name: "Record at the current position" });

async function show(
  page: Page,
  { name, text }: { readonly name: string; readonly text: string },
): Promise<void> {
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles(chosenFile(Buffer.from(text), name));
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
}

/** Presses what leads to the segments, which are refused, and saves what just happened. */
async function refused(): Promise<Awaited<ReturnType<typeof savedFromPalette>>> {
  const page = await enter("/users");
  await isRecorded(page);
  await page.route("**/api/segments*", (route) =>
    route.fulfill({
      status: 503,
      contentType: "application/problem+json",
      json: { type: "/problems/unavailable", title: "No", status: 503 },
    }),
  );
  await page.getByRole("link", { name: "Segments", exact: true }).first().press("Enter");
  await page.getByRole("alert").first().waitFor();
  return savedFromPalette(page);
}

test("shows the steps before a refusal in its recording: the press, the request with its status, the machine states", async () => {
  const saved = await refused();
  const refusal = saved.lines
    .map((line) => JSON.parse(line) as Line)
    .findLast(({ k, status }) => k === "exchange" && status === 503);
  const page = await enter("/monitor/replay");
  await show(page, saved);
  await tab(page, "Console").press("Enter");
  await row(page, /Transition.*session starts: opening/).waitFor();

  const search = page.getByRole("searchbox", { name: "Search records" });
  await search.fill("nowhere");
  await page.getByText("No matching records.").waitFor();
  expect(await violations(page)).toEqual([]);
  await search.fill("click segments");
  await row(page, /Action.*Clicked: link “Segments”/).waitFor();
  await search.fill("");

  await page
    .getByRole("complementary", { name: "Inspector" })
    .getByRole("button", { name: "Add filter" })
    .press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Kind", exact: true }).press("Enter");
  await page.getByRole("checkbox", { name: "Request" }).press("Space");
  await page.getByRole("button", { name: "Done" }).press("Enter");
  await search.fill("segments 503");
  await page.getByText(/^[1-9] of \d+ records$/).waitFor();
  await list(page).focus();
  await page.keyboard.press("Home");
  await page.keyboard.press("End");
  await expect.poll(() => chosen(page).textContent()).toMatch(/Request.*GET \/segments.*503 · \d+ ms/);
  await expect.poll(() => new URL(page.url()).searchParams.get("at")).toBe(`t${String(refusal?.["at"])}`);
  await expect
    .poll(() => detail(page).getByRole("tree", { name: "Full record" }).textContent())
    .toContain("status 503");
  expect(await violations(page)).toEqual([]);
  expect(await tooWide(page)).toBe(0);

  // The address contains the search, and the position of the replay.
  const address = page.url();
  await page.goto(address);
  await show(page, saved);
  await tab(page, "Console").press("Enter");
  await expect.poll(() => chosen(page).textContent()).toMatch(/GET \/segments.*503/);
});

test("inspects a console recording without a floor, and steps through its machine states", async () => {
  const login = await open("/login");
  await login.getByRole("link", { name: "Forgot password?" }).click();
  await login.getByRole("textbox").fill("nobody@demo.example");
  await login.keyboard.press("Enter");
  await login.getByRole("textbox", { name: "PIN" }).waitFor();
  await isRecorded(login);
  await login.route("**/api/auth/password-reset/pin", (route) =>
    route.fulfill({
      status: 503,
      contentType: "application/problem+json",
      json: { type: "/problems/unavailable", title: "No", status: 503 },
    }),
  );
  await login.getByRole("textbox", { name: "PIN" }).fill("12345678");
  await login.keyboard.press("Enter");
  const saved = await savedBeside(login);
  expect(saved.lines.filter((line) => line.includes('"specversion"'))).toEqual([]);

  const page = await enter("/monitor/replay");
  await show(page, saved);
  await row(page, /passwordReset starts: email/).waitFor();
  await page.getByRole("button", { name: "Go to start" }).press("Enter");
  await page.getByRole("button", { name: "Transition", exact: true }).press("Enter");
  // The first machine that ran on this page: the login had not been loaded yet.
  await expect.poll(() => chosen(page).textContent()).toMatch(/starts: email/);
  const seen: string[] = [];
  for (const states of [/email → requesting/, /requesting → pin/, /pin → checkingPin/]) {
    await page.getByRole("button", { name: "Step forward", exact: true }).press("Enter");
    await expect.poll(() => chosen(page).textContent()).toMatch(states);
    seen.push((await chosen(page).textContent()) ?? "");
  }
  await page.getByRole("button", { name: "Step back" }).press("Enter");
  await expect.poll(() => chosen(page).textContent()).toBe(seen[1]);
  // Away from the button, whose name floats beside it.
  await list(page).focus();
  expect(await violations(page)).toEqual([]);
});

test("on a narrow screen in the dark, in French, nothing of it is cut; a recording that no console wrote has none of it", async () => {
  const saved = await refused();
  const page = await enter("/monitor/replay", {
    viewport: { width: 390, height: 844 },
    colorScheme: "dark",
    locale: "fr-FR",
  });
  const input = page.locator("input[type=file]").first();
  await input.setInputFiles(chosenFile(Buffer.from(saved.text), saved.name));
  await page.getByRole("button", { name: "Inspecteur" }).press("Enter");
  const tabs = page.getByRole("group", { name: "Onglets de l’inspecteur" });
  await tabs.getByRole("button", { name: "Console" }).press("Enter");
  await page.getByRole("listbox", { name: "Traces de la console" }).getByRole("option").first().waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await tooWide(page)).toBe(0);

  await page.goto("/monitor/replay");
  await input.setInputFiles(MORNING_FILE);
  await page.getByRole("button", { name: "Inspecteur" }).press("Enter");
  await expect
    .poll(() => tabs.getByRole("button").allTextContents())
    .toEqual(["Événements", "Arrêts", "Suivi", "Comparer"]);
});
