import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { KEY } from "../server/auth/saml/test-provider.ts";
import { ACCOUNT } from "../support/test-accounts.ts";
import { consoleInBrowser, refusal } from "./support/console-in-browser.ts";

const { platform, visit } = consoleInBrowser();

const ENTRY = "https://provider.example/go";
const METADATA = `<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" xmlns:ds="http://www.w3.org/2000/09/xmldsig#" entityID="urn:imported"><md:IDPSSODescriptor><md:KeyDescriptor use="signing"><ds:KeyInfo><ds:X509Data><ds:X509Certificate>${KEY.cert.replaceAll(/-----[A-Z ]+-----/g, "")}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor><md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${ENTRY}"/></md:IDPSSODescriptor></md:EntityDescriptor>`;

const fieldsOf = (page: Page) => ({
  issuer: page.getByRole("textbox", { name: /^Issuer/ }),
  entryPoint: page.getByRole("textbox", { name: /^Entry point URL/ }),
  certificate: page.getByRole("textbox", { name: /^Certificate/ }),
});
const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true }).click();
const kept = () =>
  platform()
    .database.db.selectFrom("sso_settings")
    .select(["issuer", "entry_point"])
    .where("account", "=", ACCOUNT)
    .executeTakeFirst();

/** The form as the provider's metadata fill it. */
async function imported(): Promise<Page> {
  await platform().database.db.deleteFrom("sso_settings").where("account", "=", ACCOUNT).execute();
  const page = await visit("/account/sso");
  await page.getByRole("button", { name: "Import metadata" }).click();
  const dialog = page.getByRole("dialog", { name: "Import metadata" });
  await dialog.getByRole("textbox", { name: "Metadata (XML)" }).fill(METADATA);
  await dialog.getByRole("button", { name: "Fill in the fields" }).click();
  await dialog.waitFor({ state: "detached" });
  return page;
}

test("the provider's metadata fill the fields, and nothing is kept before it is saved", async () => {
  const page = await imported();
  const { issuer, entryPoint, certificate } = fieldsOf(page);
  expect([await issuer.inputValue(), await entryPoint.inputValue()]).toEqual(["urn:imported", ENTRY]);
  expect(await certificate.inputValue()).toContain("BEGIN CERTIFICATE");
  expect(await kept()).toBeUndefined();
  await save(page);
  await page.getByText("Single sign-on saved", { exact: true }).waitFor();
  expect(await kept()).toEqual({ issuer: "urn:imported", entry_point: ENTRY });
  await page.reload();
  await page.getByRole("button", { name: "Replace" }).waitFor();
  expect([await issuer.inputValue(), await entryPoint.inputValue()]).toEqual(["urn:imported", ENTRY]);
});

test("rejects pasted text that is not metadata at its field, and fills nothing", async () => {
  await platform().database.db.deleteFrom("sso_settings").where("account", "=", ACCOUNT).execute();
  const page = await visit("/account/sso");
  await page.getByRole("button", { name: "Import metadata" }).click();
  const dialog = page.getByRole("dialog", { name: "Import metadata" });
  await dialog.getByRole("button", { name: "Fill in the fields" }).click();
  await dialog.getByText("Paste the metadata, or choose a file").waitFor();
  await dialog.getByRole("textbox", { name: "Metadata (XML)" }).fill("<a/>");
  await dialog.getByRole("button", { name: "Fill in the fields" }).click();
  await dialog.getByText("Use the SAML 2.0 metadata of an identity provider").waitFor();
  expect(await dialog.getByRole("textbox", { name: "Metadata (XML)" }).getAttribute("aria-invalid")).toBe(
    "true",
  );
});

test("an issuer and an entry point that are empty, or an address that is none, are refused in their own words and not sent", async () => {
  const page = await imported();
  const { issuer, entryPoint } = fieldsOf(page);
  const sent: string[] = [];
  page.on("request", (request) => void (request.method() === "PATCH" && sent.push(request.url())));
  await issuer.fill("");
  await entryPoint.fill("  ");
  await save(page);
  const summary = page.getByRole("alert");
  await summary.getByText("Enter the identifier that your identity provider sends").waitFor();
  await summary.getByText("Enter the URL where users sign in").waitFor();
  expect([await issuer.getAttribute("aria-invalid"), await entryPoint.getAttribute("aria-invalid")]).toEqual([
    "true",
    "true",
  ]);
  await entryPoint.fill("provider.example");
  await page.getByText("Enter a URL that starts with https://").first().waitFor();
  expect(sent).toEqual([]);
  expect(await kept()).toBeUndefined();
});

test.each([409, 422])(
  "reports a response %i without field details as an integration error, and keeps the input",
  async (status) => {
    const page = await imported();
    const problem = status === 409 ? "conflict" : "unprocessable";
    await page.route(`**/api/accounts/${ACCOUNT}/sso`, (route) =>
      route.request().method() === "PATCH"
        ? route.fulfill({
            ...refusal(status),
            body: JSON.stringify({ type: `/problems/${problem}`, title: "No", status, instance: "01TESTID" }),
          })
        : route.fallback(),
    );
    await save(page);
    await page.getByRole("alert").getByText("SSO integration error").waitFor();
    expect(await fieldsOf(page).issuer.inputValue()).toBe("urn:imported");
    await page.unrouteAll();
    await save(page);
    await page.getByText("Single sign-on saved", { exact: true }).waitFor();
  },
);
