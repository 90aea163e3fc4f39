import { beforeAll, expect, test } from "vitest";
import { selfSigned } from "../../server/identity-provider/self-signed.ts";
import { appendAudit } from "../../server/log/append-audit.ts";
import { SETTINGS, setUp } from "../server/auth/saml/test-provider.ts";
import { ACCOUNT, addPerson } from "../support/test-accounts.ts";
import { consoleInBrowser } from "./support/console-in-browser.ts";
import { tooWide, violations } from "./support/axe.ts";

const { enter, platform } = consoleInBrowser();
const ADA = "65a0f0010000000000000001";
const OWN = `/accounts/${ACCOUNT}`;

let as: { readonly token: string };
beforeAll(async () => {
  as = { token: (await platform().signIn("admin@demo.example")).accessToken };
});

const read = async () => (await platform().api(`GET ${OWN}`, as)).body;
const change = async (json: object) =>
  expect(
    (
      await platform().api(`PATCH ${OWN}`, {
        ...as,
        json,
        headers: { "if-match": `"${Number((await read()).version)}"` },
      })
    ).status,
  ).toBe(200);

test("shows the history of the business, and restores a revision unless a colleague changed it since", async () => {
  const { name } = await read();
  await change({ name: "Aurora", country: "FR" });
  const page = await enter("/account/business");
  await page.getByRole("link", { name: "Changes" }).click();
  await page.waitForURL(/\/account\/business\/history$/);
  const moments = page.getByRole("main").getByRole("listitem");
  await page.getByText("Changed by Ada Moreau").waitFor();
  expect(await moments.first().innerText()).toMatch(/Name\s+.* → Aurora[\s\S]*Country\s+.* → France/);
  expect([await violations(page), await tooWide(page)]).toEqual([[], 0]);

  await change({ address: "12 rue de la Paix" });
  await page.getByText("Before the first recorded change").click();
  await page.getByRole("button", { name: "Restore this version" }).click();
  await page.getByRole("alert").getByText("Another user changed this record").waitFor();
  expect((await read())["name"]).toBe("Aurora");
  await page.getByText("→ 12 rue de la Paix").waitFor();
  await page.getByRole("button", { name: "Restore this version" }).click();
  await page.getByText("Business restored to the version of").first().waitFor();
  await expect.poll(async () => (await read())["name"]).toBe(name);
});

test("lets only the user who can transfer the account restore a revision with a different owner", async () => {
  const next = await addPerson(platform().database.db, "next@demo.example", 1, "admin");
  const after = await read();
  const { db } = platform().database;
  // As if they had handed it over, and nothing had been changed before.
  await db.deleteFrom("events").where("subject", "=", `account/${ACCOUNT}`).execute();
  await db.transaction().execute((trx) =>
    appendAudit(
      trx,
      {
        account: ACCOUNT,
        type: "account-edited",
        subject: `account/${ACCOUNT}`,
        data: { by: next, before: { ...after, principal: next }, after },
      },
      Date.now(),
    ),
  );
  const page = await enter("/account/business/history");
  await page.getByText("Before the first recorded change").click();
  await page.getByRole("button", { name: "Restore this version" }).click();
  const asked = page.getByRole("dialog", { name: "Hand over account" });
  await asked.getByRole("button", { name: "Cancel" }).click();
  await asked.waitFor({ state: "detached" });
  expect((await read())["principal"]).toBe(ADA);
});

test("of single sign-on a state is had back, but for its certificate; where there is little room and in French as well", async () => {
  const own = `${OWN}/sso`;
  await setUp(platform(), as.token, { ...SETTINGS, forceAuthn: true });
  await setUp(platform(), as.token, {
    cert: selfSigned("another provider", Date.now()).cert,
    forceAuthn: false,
  });
  const page = await enter("/account/sso", { locale: "fr-FR", viewport: { width: 390, height: 844 } });
  await page.getByRole("link", { name: "Modifications" }).click();
  await page.waitForURL(/\/account\/sso\/history$/);
  const moments = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.locator("time") });
  await page.getByText("Modification par Ada Moreau").first().waitFor();
  expect(await moments.first().innerText()).toMatch(/Certificat\s+SHA-256 .* → SHA-256 /);
  expect([await violations(page), await tooWide(page)]).toEqual([[], 0]);
  await moments.nth(1).getByText("Voir cette version").click();
  await moments.nth(1).getByRole("button", { name: "Rétablir cette version" }).click();
  await page.getByText("à l’exception des valeurs non conservées\u00a0: Certificat").first().waitFor();
  await expect.poll(async () => (await platform().api(`GET ${own}`, as)).body["forceAuthn"]).toBe(true);
});
