import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { tooWide, violations } from "./support/axe.ts";
import { consoleInBrowser } from "./support/console-in-browser.ts";

const { enter } = consoleInBrowser();

test("a link to a segment is copied, kept as a code, and leads somewhere", async () => {
  const page = await enter("/account/utilities", { permissions: ["clipboard-read", "clipboard-write"] });
  const section = page.getByRole("region", { name: "Call link" });
  await section.getByRole("combobox", { name: "Segment" }).fill("bill");
  await page.getByRole("option", { name: "Billing" }).click();
  const link = await section.getByLabel("Link", { exact: true }).inputValue();
  expect(new URL(link).searchParams.get("segment")).toBe("65a0f0020000000000000003");
  await section.getByRole("button", { name: "Copy link" }).click();
  await section.getByRole("button", { name: "Copied" }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await section.getByRole("img", { name: "QR code of the link to Billing" }).waitFor();
  expect(await violations(page)).toEqual([]);
  const keep = async (kind: string) => {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      section.getByRole("button", { name: `Download ${kind}` }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`Billing.${kind.toLowerCase()}`);
    return readFileSync(await download.path());
  };
  expect((await keep("PNG")).subarray(1, 4).toString("latin1")).toBe("PNG");
  expect((await keep("SVG")).toString()).toMatch(
    /^<svg [^>]*><rect [^>]*fill="#fff"\/><path d="M[^"]+" fill="#000"\/><\/svg>$/,
  );
  await page.goto(link);
  await page.getByText("The page for calls is not configured yet").waitFor();
});

test("where the browser does not copy, the link is marked to be copied by hand", async () => {
  const page = await enter("/account/utilities", { locale: "fr-FR", viewport: { width: 320, height: 640 } });
  await page.evaluate(() =>
    Object.defineProperty(navigator, "clipboard", {
      value: { writeText: () => Promise.reject(new Error("forbidden")) },
    }),
  );
  const section = page.getByRole("region", { name: "Lien d’appel" });
  await section.getByRole("combobox", { name: "Segment" }).fill("bill");
  await page.getByRole("option", { name: "Billing" }).click();
  await section.getByRole("button", { name: "Copier le lien" }).click();
  await section.getByRole("alert").waitFor();
  expect(await page.evaluate(() => getSelection()?.toString() ?? "")).toContain("segment=");
  expect([await tooWide(page), await violations(page)]).toEqual([0, []]);
});
