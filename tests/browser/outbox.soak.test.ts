import { expect, test } from "vitest";
import { asking, GOOD_PASSWORD } from "../support/people.ts";
import { addPerson } from "../support/test-accounts.ts";
import { tooWide } from "./support/axe.ts";
import { consoleInBrowser } from "./support/console-in-browser.ts";

const { enter, open, platform, visit } = consoleInBrowser();
const NARROW = { width: 320, height: 640 };

/** A letter about a password that an administrator changed. */
async function letterTo(email: string): Promise<void> {
  const id = await addPerson(platform().database.db, email, 4, "agent-recording");
  const { accessToken: token } = await platform().signIn("admin@demo.example");
  expect(
    (await asking(platform(), { token }).patch(`/users/${id}`, { password: GOOD_PASSWORD }, 1)).status,
  ).toBe(200);
}

test("counts emails in words, and offers no link of an informational email", async () => {
  const page = await enter("/account/utilities");
  await page.getByText("No emails yet").waitFor();
  await expect.poll(() => page.locator("h1").locator("..").innerText()).toBe("Utilities");
  await letterTo("told@demo.example");
  await page.reload();
  await page.getByText("1 email", { exact: true }).waitFor();
  await page.getByRole("link", { name: "told@demo.example" }).click();
  const drawer = page.getByRole("dialog");
  await drawer.getByText("The password of your account at").waitFor();
  await expect.poll(() => drawer.getByRole("button").count()).toBe(1);
  await expect.poll(() => drawer.innerText()).not.toContain("are left out");
  await page.goto("/account/utilities?is.kind=password-changed");
  await page
    .getByRole("button", { name: /Password changed/ })
    .first()
    .waitFor();
});

test("shows without a mail server where the email is kept, in the language of the page", async () => {
  const page = await open("/password/forgot", { locale: "fr-FR", viewport: NARROW });
  await page.getByText("Cette plateforme n’a pas de serveur de messagerie").waitFor();
  await expect.poll(() => tooWide(page)).toBe(0);
  await page.getByLabel("Adresse e-mail").fill("supervisor@demo.example");
  await page.getByRole("button", { name: "Envoyer l’e-mail" }).click();
  await page.getByText("un e-mail a été envoyé à cette adresse").waitFor();
  await page.getByText("dans Compte → Utilitaires").waitFor();
  const written = () =>
    platform()
      .database.db.selectFrom("mails")
      .select(["kind", "language", "state"])
      .where("recipient", "=", "supervisor@demo.example")
      .execute();
  await expect.poll(written).toEqual([{ kind: "reset", language: "fr", state: "kept" }]);
});

test("shows that a new user's link has to be passed on if no password was set, in full on a phone", async () => {
  const page = await visit("/users", { viewport: NARROW });
  await page.getByRole("button", { name: "New user" }).click();
  const email = "somebody-with-a-rather-long-address@demo.example";
  await page.getByLabel("First name").fill("Zoe");
  await page.getByLabel("Last name").fill("Lin");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Create", exact: true }).click();
  const notice = page.getByText(`copy the link for ${email} from Account → Utilities`);
  await notice.waitFor();
  await expect.poll(() => notice.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  const { x, width } = (await notice.boundingBox())!;
  expect(x + width).toBeLessThanOrEqual(NARROW.width);
});
