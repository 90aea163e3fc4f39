import type { Page } from "playwright-core";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { soakTest } from "../support/soak-test.ts";
import { consoleInBrowser, focused, refusal } from "./support/console-in-browser.ts";
import { tooWide, violations } from "./support/axe.ts";
import { enrolledDevice } from "./support/enrolled-device.ts";
import { browserBefore } from "./support/fake-camera.ts";
import { wordsOf } from "./support/words-of.ts";

const { enter, open, platform, visit } = consoleInBrowser();
const BRANCH = "65a0f0050000000000000001";
const POCS = `/branches/${BRANCH}/pocs`;

beforeEach(async () => {
  await platform().database.db.deleteFrom("pocs").execute();
});

/** Opens the page of an unused device, and returns the id that it shows. */
async function device(): Promise<{ readonly page: Page; readonly id: string }> {
  const page = await open("/device");
  await page.getByRole("heading", { name: "Waiting for enrollment" }).waitFor();
  await page.getByText("Connected", { exact: true }).waitFor();
  const id = (await page.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/).textContent()) ?? "";
  return { page, id };
}

/** Returns true if closing the window would be asked about. */
const asksBeforeLeaving = (page: Page): Promise<boolean> =>
  page.evaluate(() => !dispatchEvent(new Event("beforeunload", { cancelable: true })));

const rowOf = (page: Page, label: string) => page.getByRole("row", { name: new RegExp(label) });

async function typeId(page: Page, id: string): Promise<void> {
  await page.getByRole("button", { name: "Enroll display" }).click();
  await fillId(page, id);
}

async function fillId(page: Page, id: string): Promise<void> {
  await page.getByRole("button", { name: "Type ID" }).click();
  await page.getByRole("textbox", { name: "POC ID" }).fill(id);
  await page.getByRole("button", { name: "Continue" }).click();
}

test("enrolls a device across two windows, notifies both immediately, and edits and unenrolls it after its window is closed", async () => {
  const shown = await device();
  // As the device instructs: open a branch, and choose the named action.
  await shown.page.getByText("choose a branch and select “Enroll display”").waitFor();
  const page = await visit(`/branches/${BRANCH}`);
  await page.getByRole("button", { name: "Enroll display" }).click();
  await page.waitForURL(`**${POCS}`);
  await page.getByRole("dialog", { name: "Enroll a display in Madrid Centro" }).waitFor();
  await fillId(page, shown.id.toLowerCase().replaceAll("-", " "));
  await page.getByText(shown.id).waitFor();
  await expect.poll(() => focused(page)).toBe("Label");
  await page.getByRole("button", { name: "Enroll", exact: true }).click();
  await page.getByText("Fill this in").waitFor();
  await page.getByRole("textbox", { name: "Label" }).fill("Window 3");
  await page.getByRole("textbox", { name: "Internal ID" }).fill("W-3");
  await page.getByRole("button", { name: "Enroll", exact: true }).click();
  await page.getByText("“Window 3” is enrolled").waitFor();
  await expect.poll(() => focused(page)).toBe("Enroll another");
  await shown.page.getByRole("heading", { name: "Window 3" }).waitFor();
  await shown.page.getByText("Madrid Centro").waitFor();
  await page.getByRole("dialog").getByRole("button", { name: "Close", exact: true }).last().click();
  await rowOf(page, "Window 3").getByText("Connected", { exact: true }).waitFor();

  await page.getByRole("button", { name: "Open “Window 3”" }).click();
  const drawer = page.getByRole("dialog");
  await drawer.getByText("127.0.0.1").waitFor();
  await expect
    .poll(() => drawer.getByRole("button", { name: "Unroll" }).getAttribute("aria-disabled"))
    .toBe("true");
  await expect
    .poll(() => drawer.getByRole("button", { name: "Edit" }).getAttribute("aria-disabled"))
    .toBe("true");
  await expect.poll(() => drawer.getByText("Disconnect the device to unroll it.").isVisible()).toBe(true);

  await shown.page.close();
  await drawer.getByText("Not connected", { exact: true }).waitFor();
  await drawer.getByRole("button", { name: "Edit" }).click();
  await drawer.getByRole("textbox", { name: "Label" }).fill("Window 4");
  await expect.poll(() => asksBeforeLeaving(page)).toBe(true);
  await drawer.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("heading", { name: "Window 4" }).waitFor();
  await expect.poll(() => asksBeforeLeaving(page)).toBe(false);
  await drawer.getByRole("button", { name: "Unroll" }).click();
  await drawer.getByRole("button", { name: "Unroll" }).click();
  await drawer.getByText("Does not match “Window 4”").waitFor();
  await drawer.getByRole("textbox").fill("Window 4");
  await drawer.getByRole("button", { name: "Unroll" }).click();
  await page.getByRole("heading", { name: "No POCs here yet" }).waitFor();
});

soakTest(
  "refuses to unenroll a connecting device with the platform's message, and continues once it is gone",
  async () => {
    const shown = await device();
    const page = await enter(POCS);
    await typeId(page, shown.id);
    await page.getByRole("textbox", { name: "Label" }).fill("Counter");
    await page.getByRole("button", { name: "Enroll", exact: true }).click();
    await shown.page.getByRole("heading", { name: "Counter" }).waitFor();
    await shown.page.goto("/terms");
    await page.getByRole("dialog").getByRole("button", { name: "Close", exact: true }).last().click();
    await rowOf(page, "Counter").getByText("Not connected").waitFor();
    await page.getByRole("button", { name: "Open “Counter”" }).click();
    const drawer = page.getByRole("dialog");
    await drawer.getByRole("button", { name: "Unroll" }).click();
    await drawer.getByRole("textbox").fill("Counter");
    await shown.page.goto("/device");
    await drawer.getByText(/^“Counter” is connected/).waitFor();
    await expect.poll(() => drawer.getByRole("textbox").inputValue()).toBe("Counter");
    await shown.page.goto("/terms");
    await drawer.getByText(/^“Counter” is connected/).waitFor({ state: "detached" });
    await drawer.getByRole("button", { name: "Unroll" }).click();
    await drawer.waitFor({ state: "detached" });
    await rowOf(page, "Counter").waitFor({ state: "detached" });
  },
);

soakTest("resumes an enrollment after a reload", async () => {
  const shown = await device();
  const page = await visit(POCS);
  await typeId(page, shown.id);
  await page.getByRole("textbox", { name: "Label" }).waitFor();
  await page.reload();
  await page.getByRole("textbox", { name: "Label" }).fill("Reloaded");
  await page.getByRole("button", { name: "Enroll", exact: true }).click();
  await page.getByText("“Reloaded” is enrolled").waitFor();
  await page.reload();
  await page.getByText("“Reloaded” is enrolled").waitFor();
  await page.getByRole("button", { name: "Enroll another" }).click();
  await page.getByRole("button", { name: "Type ID" }).click();
  await page.getByRole("textbox", { name: "POC ID" }).fill(shown.id);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByText("This device is already enrolled in Madrid Centro. Unroll it there first.").waitFor();
  await expect.poll(() => page.getByRole("textbox", { name: "POC ID" }).inputValue()).toBe(shown.id);
});

soakTest("keeps a device's id and place through a reload and a platform outage", async () => {
  const shown = await device();
  const page = await enter(POCS);
  await typeId(page, shown.id);
  await page.getByRole("textbox", { name: "Label" }).fill("Lobby");
  await page.getByRole("button", { name: "Enroll", exact: true }).click();
  await shown.page.getByRole("heading", { name: "Lobby" }).waitFor();
  await shown.page.reload();
  await shown.page.getByRole("heading", { name: "Lobby" }).waitFor();
  await expect.poll(() => shown.page.getByText(shown.id).isVisible()).toBe(true);
  platform().platform.io.engine.close();
  await shown.page.getByText(/^Disconnected/).waitFor();
  await shown.page.getByText("Connected", { exact: true }).waitFor();
  const second = await shown.page.context().newPage();
  await second.goto("/device");
  await second.getByRole("heading", { name: "Lobby" }).waitFor();
  await shown.page.getByText("Already open in another window").waitFor();
  await shown.page.getByRole("button", { name: "Show here" }).click();
  await second.getByText("Already open in another window").waitFor();
});

soakTest("branches are listed with their POCs, and lead to them", async () => {
  const page = await enter("/branches");
  await page
    .getByRole("row", {
      name: /Sevilla Triana.*sevilla-triana.*0 POCs.*General enquiries and Premium clients/,
    })
    .waitFor();
  await page
    .getByRole("row", { name: /Sevilla Triana/ })
    .getByRole("link", { name: "0 POCs" })
    .click();
  await page.getByRole("heading", { name: "Sevilla Triana · POCs" }).waitFor();
  await page.getByRole("link", { name: "All branches" }).click();
  await page.getByRole("table").waitFor();
  await expect
    .poll(() => page.getByRole("rowheader").allTextContents())
    .toEqual(["Madrid Centro", "Sevilla Triana"]);
});

soakTest("a supervisor sees the POCs and no way to change them", async () => {
  const page = await enter("/branches/65a0f0050000000000000002", { email: "supervisor@demo.example" });
  await page.getByRole("link", { name: "0 POCs" }).first().waitFor();
  expect(await page.getByRole("button", { name: "Enroll display" }).count()).toBe(0);
  await page.getByRole("link", { name: "0 POCs" }).first().click();
  await page.getByRole("heading", { name: "No POCs here yet" }).waitFor();
  expect(await page.getByRole("button", { name: "Enroll display" }).count()).toBe(0);
});

soakTest("reports a missing branch, and retries a failed load of POCs", async () => {
  const page = await enter("/branches/000000000000000000000000/pocs");
  await page.getByRole("heading", { name: "Branch not found" }).waitFor();
  await enrolledDevice(platform, BRANCH);
  await page.route("**/pocs?*", (route) => route.fulfill(refusal(503)));
  await page.goto(POCS);
  await page.getByRole("alert").getByText("Give support this reference: 01TESTID.").waitFor();
  await page.unroute("**/pocs?*");
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("table").waitFor();
  await expect.poll(() => page.getByRole("alert").count()).toBe(0);
});

soakTest.each([
  ["es", "Pendiente de alta", "Conectada"],
  ["fr", "En attente d’inscription", "Connecté"],
] as const)("in %s nothing of it is in English", async (locale, waiting, connected) => {
  const words: string[] = [];
  await enrolledDevice(platform, BRANCH);
  const shown = await open("/device", { locale });
  await shown.getByRole("heading", { name: waiting }).waitFor();
  await shown.getByText(connected, { exact: true }).waitFor();
  const page = await enter("/branches", { locale });
  await page.getByRole("table").waitFor();
  words.push(...(await wordsOf(page, "en", locale)));
  await page.goto(POCS);
  await page.getByRole("table").waitFor();
  await page.locator("main button[data-kind=primary]").click();
  await page.getByRole("dialog").waitFor();
  words.push(...(await wordsOf(page, "en", locale)));
  expect(words).toEqual([]);
});

soakTest("the camera reads the code of the device before it, and is switched off then", async () => {
  const shown = await device();
  const browser = await browserBefore(shown.page);
  onTestFinished(() => browser.close());
  const { refreshToken } = await platform().signIn("admin@demo.example", { remember: true });
  const context = await browser.newContext({ baseURL: platform().url, locale: "en-GB" });
  const loaded: string[] = [];
  context.on("request", (request) => loaded.push(request.url()));
  await context.addInitScript(
    (kept) =>
      localStorage.getItem("switchboard.session") ?? localStorage.setItem("switchboard.session", kept),
    JSON.stringify({ refreshToken, lineage: refreshToken, renewals: 0 }),
  );
  const page = await context.newPage();
  await page.goto(POCS);
  await page.getByRole("button", { name: "Enroll display" }).click();
  expect(loaded.filter((url) => url.endsWith(".wasm"))).toEqual([]);
  await page.getByRole("button", { name: "Scan code" }).click();
  await page.getByRole("heading", { name: "Name the device" }).waitFor();
  await expect.poll(() => page.getByRole("dialog").getByText(shown.id).isVisible()).toBe(true);
  await expect.poll(() => page.locator("video").count()).toBe(0);
  expect(loaded.filter((url) => new URL(url).origin !== platform().url)).toEqual([]);
  await page.getByRole("textbox", { name: "Label" }).fill("Scanned");
  await page.getByRole("button", { name: "Enroll", exact: true }).click();
  await shown.page.getByRole("heading", { name: "Scanned" }).waitFor();
});

soakTest("reports a missing camera, and accepts a typed id", async () => {
  const page = await enter(POCS);
  await page.getByRole("button", { name: "Enroll display" }).click();
  await page.getByRole("button", { name: "Scan code" }).click();
  await page.getByText("No camera available. Type the ID instead.").waitFor();
  await page.getByRole("textbox", { name: "POC ID" }).fill("not an id");
  await page.keyboard.press("Enter");
  await page.getByText("Not a POC ID. Enter three groups of four letters and digits.").waitFor();
  await expect
    .poll(() => page.getByRole("textbox", { name: "POC ID" }).getAttribute("aria-invalid"))
    .toBe("true");
});

soakTest("reports an id that is bound to a different device, and takes a new id", async () => {
  const taken = "0000-0001-0001";
  await platform()
    .database.db.insertInto("pocs")
    .values({
      id: taken,
      secret_hash: "of another device",
      ip: "192.0.2.1",
      created_at: Date.now(),
      updated_at: Date.now(),
    })
    .execute();
  const page = await open("/terms");
  await page.evaluate(
    (kept) => localStorage.setItem("switchboard.device", kept),
    JSON.stringify({ id: taken, secret: "x".repeat(43) }),
  );
  await page.goto("/device");
  await page.getByText("This ID belongs to another device. Create a new ID for this one.").waitFor();
  await page.getByRole("button", { name: "Create new ID" }).click();
  await page.getByText("Connected", { exact: true }).waitFor();
  await expect.poll(() => page.getByText(taken).count()).toBe(0);
});

soakTest("has no accessibility faults and no overflow on the device's page, lists and overlays", async () => {
  const found: Record<string, unknown> = {};
  const look = async (name: string, page: Page) => {
    found[name] = await violations(page);
    await page.setViewportSize({ width: 320, height: 640 });
    found[`${name}, narrow`] = await tooWide(page);
    await page.setViewportSize({ width: 1440, height: 900 });
  };
  const shown = await device();
  await look("waiting", shown.page);
  const page = await enter("/branches");
  await page.getByRole("table").waitFor();
  await look("branches", page);
  await page.goto("/branches/65a0f0050000000000000002/pocs");
  await typeId(page, shown.id);
  await page.getByRole("textbox", { name: "Label" }).waitFor();
  await look("setup", page);
  await page.getByRole("textbox", { name: "Label" }).fill("Axe");
  await page.getByRole("button", { name: "Enroll", exact: true }).click();
  await shown.page.getByRole("heading", { name: "Axe" }).waitFor();
  await look("enrolled", shown.page);
  await page.getByRole("dialog").getByRole("button", { name: "Close", exact: true }).last().click();
  await rowOf(page, "Axe").waitFor();
  await look("list", page);
  await page.getByRole("button", { name: "Open “Axe”" }).click();
  await page.getByRole("dialog").getByText("127.0.0.1").waitFor();
  await look("details", page);
  expect(
    Object.entries(found).filter(([, value]) =>
      Array.isArray(value) ? value.length > 0 : Number(value) > 0,
    ),
  ).toEqual([]);
});
