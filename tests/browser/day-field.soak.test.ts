import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { addPerson } from "../support/test-accounts.ts";
import { tooWide, violations } from "./support/axe.ts";
import { consoleInBrowser, focused } from "./support/console-in-browser.ts";

const { platform, enter } = consoleInBrowser();

/** Opens a new contact as a user whose console and browser have different languages. */
async function newContact(lang: "es" | "fr", name: string) {
  const email = `${name}@demo.example`;
  const id = await addPerson(platform().database.db, email, 1, "admin");
  await platform().database.db.updateTable("users").set({ lang }).where("id", "=", id).execute();
  const page = await enter("/contacts", { email, viewport: { width: 390, height: 844 } });
  await page
    .getByRole("button", { name: lang === "es" ? "Nuevo contacto" : "Nouveau contact" })
    .first()
    .click();
  const form = page.getByRole("dialog");
  const birth = form.locator("#field-birthDate");
  return {
    page,
    form,
    birth,
    input: birth.getByRole("textbox"),
    opener: birth.getByRole("button", { expanded: false }),
  };
}

const calendar = (page: Page) => page.locator("#field-birthDate").getByRole("dialog");
const born = async () =>
  (
    await platform()
      .database.db.selectFrom("resource_records")
      .where("collection", "=", "Contact")
      .select("data")
      .execute()
  ).map(({ data }) => data["birthDate"]);

test("reads a day in the format of the console's language, regardless of the browser's, and reports an invalid one", async () => {
  const { page, form, birth, input } = await newContact("fr", "francine");
  expect(await input.getAttribute("placeholder")).toBe("jj/mm/aaaa");
  await input.fill("30/2/1984");
  await input.press("Tab");
  await birth.getByText("Utilisez le format jj/mm/aaaa").waitFor();
  expect(await input.getAttribute("aria-invalid")).toBe("true");
  await input.fill("3/5/1984");
  expect(await birth.getByText("Utilisez le format", { exact: false }).count()).toBe(0);
  await input.press("Tab");
  expect(await input.inputValue()).toBe("03/05/1984");
  await form.locator("#field-firstname input").fill("Francine");
  expect(await violations(page)).toEqual([]);
  await form.getByRole("button", { name: "Créer" }).click();
  await form.waitFor({ state: "detached" });
  expect(await born()).toEqual(["1984-05-03"]);
});

test("the calendar is walked through by keys, speaks the console’s language, and Escape closes it alone", async () => {
  const { page, form, input, opener } = await newContact("es", "esteban");
  await input.fill("31/1/1984");
  await input.press("Tab");
  await page.keyboard.press("Enter");
  await calendar(page).getByText("enero de 1984").waitFor();
  await expect.poll(() => focused(page)).toBe("martes, 31 de enero de 1984");
  expect(await calendar(page).getByRole("columnheader").allInnerTexts()).toEqual([
    "lun",
    "mar",
    "mié",
    "jue",
    "vie",
    "sáb",
    "dom",
  ]);
  expect([await violations(page), await tooWide(page)]).toEqual([[], 0]);
  await page.keyboard.press("PageDown");
  await expect.poll(() => focused(page)).toBe("miércoles, 29 de febrero de 1984");
  await page.keyboard.press("Shift+PageUp");
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => focused(page)).toBe("martes, 1 de marzo de 1983");
  await page.keyboard.press("Escape");
  await calendar(page).waitFor({ state: "detached" });
  expect(await form.isVisible()).toBe(true);
  expect(await input.inputValue()).toBe("31/01/1984");
  await expect.poll(() => focused(page)).toBe("Elegir un día");
  await opener.press("Enter");
  await expect.poll(() => focused(page)).toBe("martes, 31 de enero de 1984");
  await page.keyboard.press("ArrowUp");
  await expect.poll(() => focused(page)).toBe("martes, 24 de enero de 1984");
  await page.keyboard.press("Enter");
  await calendar(page).waitFor({ state: "detached" });
  await expect.poll(() => input.inputValue()).toBe("24/01/1984");
  await expect.poll(() => focused(page)).toBe("Elegir un día");
});

test("a list is narrowed by a day that is typed as the console’s language writes it", async () => {
  const page = await enter("/webhooks/logs", { locale: "fr-FR" });
  await page.getByRole("button", { name: "Ajouter un filtre" }).click();
  await page.getByRole("button", { name: "Envoyé le", exact: true }).click();
  const from = page.getByRole("textbox", { name: "à partir du" });
  await from.fill("3/5/2026");
  await expect.poll(() => new URL(page.url()).search).toContain("2026-05-03");
  const until = page.getByRole("textbox", { name: "jusqu’au" });
  const widthOf = async () => (await until.boundingBox())?.width ?? 0;
  const before = await widthOf();
  await page.getByRole("button", { name: "Choisir un jour" }).first().click();
  await page
    .getByRole("gridcell", { selected: true })
    .getByRole("button", { name: "dimanche 3 mai 2026" })
    .waitFor();
  expect(await violations(page)).toEqual([]);
  // The calendar of the one leaves the other its room.
  expect(await widthOf()).toBeGreaterThanOrEqual(before);
});
