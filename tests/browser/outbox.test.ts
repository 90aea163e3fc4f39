import { expect, test } from "vitest";
import { asking, GOOD_PASSWORD } from "../support/people.ts";
import { soakTest } from "../support/soak-test.ts";
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

soakTest(
  "the outbox counts its mails in words, and a letter that only tells has nothing in it to hand on",
  async () => {
    const page = await enter("/account/utilities");
    await page.getByText("No mails yet").waitFor();
    await expect.poll(() => page.locator("h1").locator("..").innerText()).toBe("Utilities");
    await letterTo("told@demo.example");
    await page.reload();
    await page.getByText("1 mail", { exact: true }).waitFor();
    await page.getByRole("link", { name: "told@demo.example" }).click();
    const drawer = page.getByRole("dialog");
    await drawer.getByText("The password of your account at").waitFor();
    await expect.poll(() => drawer.getByRole("button").count()).toBe(1);
    await expect.poll(() => drawer.innerText()).not.toContain("are not in this copy");
    await page.goto("/account/utilities?is.kind=password-changed");
    await page
      .getByRole("button", { name: /Password changed/ })
      .first()
      .waitFor();
  },
);

soakTest(
  "without a mail server the page for a new password says where the mail stays, and the mail is in the language of the page",
  async () => {
    const page = await open("/password/forgot", { locale: "fr-FR", viewport: NARROW });
    await page.getByText("Cette plateforme n’a pas de serveur de messagerie").waitFor();
    await expect.poll(() => tooWide(page)).toBe(0);
    await page.getByLabel("Adresse électronique").fill("supervisor@demo.example");
    await page.getByRole("button", { name: "Demander le courriel" }).click();
    await page.getByText("un courriel lui est écrit").waitFor();
    await page.getByText("sous Compte → Utilitaires").waitFor();
    const written = () =>
      platform()
        .database.db.selectFrom("mails")
        .select(["kind", "language", "state"])
        .where("recipient", "=", "supervisor@demo.example")
        .execute();
    await expect.poll(written).toEqual([{ kind: "reset", language: "fr", state: "kept" }]);
  },
);

test("whoever makes a user without a password hears that the link has to be handed on, and reads it whole on a telephone", async () => {
  const page = await visit("/users", { viewport: NARROW });
  await page.getByRole("button", { name: "New user" }).click();
  const email = "somebody-with-a-rather-long-address@demo.example";
  await page.getByLabel("First name").fill("Zoe");
  await page.getByLabel("Last name").fill("Lin");
  await page.getByLabel("E-mail", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Create", exact: true }).click();
  const notice = page.getByText(`the mail to ${email} waits at Account → Utilities`);
  await notice.waitFor();
  await expect.poll(() => notice.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  const { x, width } = (await notice.boundingBox())!;
  expect(x + width).toBeLessThanOrEqual(NARROW.width);
});
