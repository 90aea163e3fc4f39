import type { Page } from "playwright-core";
import { beforeEach, expect, test } from "vitest";
import { KEY } from "../server/auth/saml/test-provider.ts";
import { ACCOUNT, withoutSupervision } from "../support/test-accounts.ts";
import { tooWide, violations } from "./support/axe.ts";
import { consoleInBrowser } from "./support/console-in-browser.ts";
import { both, conflict, draftNote, drafts, leaveAnyway, signInColleague } from "./support/two-people.ts";

const { enter, platform } = consoleInBrowser();

const HOUSE = `/accounts/${ACCOUNT}`;
const BUSINESS = { name: "Before", taxId: "B-1", address: "Gran Vía 1", country: "ES" };
const CAPTCHA = {
  captchaProvider: "turnstile",
  captchaSiteKey: "0x4AAA",
  captchaSecret: "first-secret",
  maxResponseSeconds: 20,
  beta: false,
};
const PROVIDER = {
  cert: KEY.cert,
  issuer: "urn:before",
  entryPoint: "https://provider.example/go",
  forceAuthn: false,
};

const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true }).click();
const replaceSecret = async (page: Page, value: string) => {
  await page.getByRole("group", { name: "Secret" }).getByRole("button", { name: "Replace" }).click();
  await page.getByLabel("Secret", { exact: true }).fill(value);
};

beforeEach(async () => {
  const { edit } = await signInColleague(platform());
  await edit(HOUSE, { ...BUSINESS, configuration: CAPTCHA });
  await edit(`${HOUSE}/sso`, PROVIDER);
});

test("keeps a draft of the business through a reload, and shows a colleague's changes beside it", async () => {
  const { edit, read } = await signInColleague(platform());
  const page = await enter("/account/business", { viewport: { width: 390, height: 844 } });
  leaveAnyway(page);
  await page.getByLabel("Name", { exact: true }).fill("Mine");
  await page.getByRole("combobox", { name: "Country" }).click();
  await page.getByRole("option", { name: "France", exact: true }).click();
  await page.reload();
  await draftNote(page).waitFor();
  expect(await page.getByLabel("Name", { exact: true }).inputValue()).toBe("Mine");
  await edit(HOUSE, { name: "Theirs", country: "PT", address: "Rua Augusta 2" });
  await save(page);
  await both(page, "Country").getByText("Portugal").waitFor();
  await both(page, "Country").getByText("France").waitFor();
  await conflict(page).getByText("Updated from the other version: Address").waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await tooWide(page)).toBe(0);
  await both(page, "Name").getByRole("radio", { name: "Theirs" }).check();
  await save(page);
  await conflict(page).waitFor({ state: "detached" });
  expect(await read(HOUSE)).toMatchObject({ name: "Theirs", country: "FR", address: "Rua Augusta 2" });
  await expect.poll(() => drafts(page)).toBe("[]");
});

test("keeps secrets out of a configuration draft, reports a secret replaced by both without showing it, and can keep the colleague's", async () => {
  const { edit, read } = await signInColleague(platform());
  const page = await enter("/account/configuration");
  leaveAnyway(page);
  await page.getByLabel("Maximum response time").fill("45");
  await replaceSecret(page, "secret-of-mine");
  await page.reload();
  await draftNote(page).waitFor();
  expect(await page.getByLabel("Maximum response time").inputValue()).toBe("45");
  expect(await drafts(page)).not.toContain("secret-of-mine");
  await replaceSecret(page, "secret-of-mine");
  const { configuration } = await edit(HOUSE, {
    configuration: { captchaSecret: "secret-of-theirs", maxResponseSeconds: 33, beta: true },
  });
  await save(page);
  await both(page, "Maximum response time").getByText("33 seconds").waitFor();
  await both(page, "Secret").getByText("your entry (not shown)").waitFor();
  await conflict(page).getByText("Updated from the other version: Join the beta").waitFor();
  expect(await conflict(page).innerText()).not.toContain("secret-of-mine");
  expect(await violations(page)).toEqual([]);
  await both(page, "Secret").getByRole("radio", { name: "Theirs" }).check();
  await save(page);
  await conflict(page).waitFor({ state: "detached" });
  expect((await read(HOUSE))["configuration"]).toEqual({ ...configuration, maxResponseSeconds: 45 });
});

test("asks again for consent to the terms when a draft is resumed", async () => {
  await withoutSupervision(platform().database.db);
  const page = await enter("/account/configuration");
  leaveAnyway(page);
  await page.getByRole("switch", { name: "Supervisors can follow calls live" }).press("Space");
  await page.getByRole("checkbox", { name: "I have read all seven points" }).press("Space");
  await page.reload();
  await draftNote(page).waitFor();
  expect(await page.getByRole("switch", { name: "Supervisors can follow calls live" }).isChecked()).toBe(
    true,
  );
  expect(await page.getByRole("checkbox", { name: "I have read all seven points" }).isChecked()).toBe(false);
});

test("restores a single sign-on draft without the certificate, with a colleague's settings beside it", async () => {
  const { edit, read } = await signInColleague(platform());
  const page = await enter("/account/sso");
  leaveAnyway(page);
  const issuer = page.getByRole("textbox", { name: /^Issuer/ });
  await issuer.fill("urn:mine");
  await page.getByRole("button", { name: "Replace" }).click();
  await page.getByRole("textbox", { name: /^Certificate/ }).fill("half a certificate");
  await page.reload();
  await draftNote(page).waitFor();
  expect(await issuer.inputValue()).toBe("urn:mine");
  expect(await drafts(page)).not.toContain("half a certificate");
  await edit(`${HOUSE}/sso`, { issuer: "urn:theirs", forceAuthn: true, cert: KEY.cert });
  await save(page);
  await both(page, "Issuer").getByText("urn:theirs").waitFor();
  await conflict(page)
    .getByText(/^Updated from the other version: Certificate and Ask/)
    .waitFor();
  expect(await violations(page)).toEqual([]);
  await save(page);
  await conflict(page).waitFor({ state: "detached" });
  expect(await read(`${HOUSE}/sso`)).toMatchObject({ issuer: "urn:mine", forceAuthn: true });
  await expect.poll(() => drafts(page)).toBe("[]");
});

test.each([
  { path: "/account/business", field: "Name" },
  { path: "/account/configuration", field: "Maximum response time" },
  { path: "/account/sso", field: "Issuer" },
])("asks before $path is left, and keeps the draft or discards it", async ({ path, field }) => {
  const page = await enter(path);
  const input = page.getByRole(field === "Maximum response time" ? "spinbutton" : "textbox", {
    name: new RegExp(`^${field}`),
  });
  await input.fill("77");
  const away = () => page.getByRole("link", { name: "IP restrictions" }).first().click();
  await away();
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Stay" }).click();
  expect(await input.inputValue()).toBe("77");
  expect(await drafts(page)).toContain("77");
  await away();
  await question.getByRole("button", { name: "Leave" }).click();
  await page.getByRole("heading", { name: "IP restrictions", level: 1 }).waitFor();
  await expect.poll(() => drafts(page)).toBe("[]");
});
