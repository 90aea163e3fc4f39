import { expect, test } from "vitest";
import { keepDemoSettings } from "../../server/identity-provider/demo-settings.ts";
import { selfSigned } from "../../server/identity-provider/self-signed.ts";
import { consoleInBrowser } from "./support/console-in-browser.ts";

const { platform, visit } = consoleInBrowser();

test("a certificate that was opened to be replaced is closed again when the changes are given up", async () => {
  await keepDemoSettings(
    platform().database.db,
    { site: platform().url, cert: selfSigned("demo", Date.now()).cert },
    Date.now(),
  );
  const page = await visit("/account/sso");
  await page.getByRole("button", { name: "Replace" }).click();
  const certificate = page.getByRole("textbox", { name: /^Certificate/ });
  await certificate.fill("-----BEGIN");
  // Clearing a field to type again discards nothing.
  await certificate.fill("");
  await expect.poll(() => certificate.isVisible()).toBe(true);
  await certificate.fill("-----BEGIN");
  await page.getByRole("button", { name: "Discard" }).click();
  await page.getByRole("button", { name: "Replace" }).waitFor();
  await expect.poll(() => certificate.count()).toBe(0);
});
