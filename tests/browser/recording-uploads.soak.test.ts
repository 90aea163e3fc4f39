import { expect, test } from "vitest";
import { startFtpServer } from "../support/ftp-server.ts";
import { textOf } from "../support/platform.ts";
import { tooWide, violations } from "./support/axe.ts";
import { consoleInBrowser } from "./support/console-in-browser.ts";
import { recordedCall } from "./support/recorded-call.ts";

const { enter, platform } = consoleInBrowser();

const REVIEWER = "reviewer@demo.example";

async function make(json: object): Promise<string> {
  const { accessToken: token } = await platform().signIn("admin@demo.example");
  return textOf(
    (
      await platform().api("POST /recordings-settings", {
        token,
        json: { storage: "cloud", provider: "ftp", ...json },
      })
    ).body._id,
  );
}

const record = (setting: string) => recordedCall(platform, { setting });

const states = async () =>
  (await platform().database.db.selectFrom("recordings").select("upload").execute()).map(
    ({ upload }) => upload,
  );

test("uploads one recording from the list and several others together, and does not offer running ones again", async () => {
  const { login, files } = await startFtpServer();
  const setting = await make({ name: "By hand", ...login });
  const ids = [await record(setting), await record(setting), await record(setting)];
  const page = await enter("/insights/recordings", { email: REVIEWER });
  await page
    .getByRole("button", { name: /^Upload the recording of/ })
    .first()
    .click();
  await expect.poll(states).toContain("uploaded");
  await page.getByRole("status").getByText("Uploading the recording").first().waitFor();
  await page.reload();
  await page.getByRole("cell", { name: "cold" }).waitFor();
  await expect.poll(() => page.getByRole("button", { name: /^Upload the recording of/ }).count()).toBe(2);
  for (const row of await page.getByRole("row", { name: /Pending/ }).all())
    await row.getByRole("checkbox").click();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Upload now" }).click();
  const progress = page.getByRole("dialog", { name: "Upload 2 recordings" });
  // The one that is there already is named, and does not stop the others.
  await progress.getByText("1 of the selected recordings stays unchanged.", { exact: false }).waitFor();
  expect(await violations(page)).toEqual([]);
  await progress.getByRole("button", { name: "Upload now" }).click();
  await progress.getByText("Upload started").nth(1).waitFor();
  await progress.getByRole("button", { name: "Close" }).last().click();
  await expect.poll(states).toEqual(ids.map(() => "uploaded"));
  expect(files.size).toBe(3);
});

test("shows progress but no upload to users who may only listen", async () => {
  const page = await enter("/insights/recordings", { email: "recorder@demo.example" });
  await page.getByRole("cell", { name: "cold" }).first().waitFor();
  expect(await page.getByRole("button", { name: /^Upload/ }).count()).toBe(0);
  expect(await page.getByRole("checkbox").count()).toBe(0);
});

test("shows why a storage received nothing and the last recording, and retries all once it is fixed", async () => {
  const { login, files } = await startFtpServer();
  const setting = await make({ name: "Archive", ...login, password: "another", automaticUpload: true });
  await record(setting);
  const id = await record(setting);
  await expect.poll(async () => (await states()).filter((state) => state === "failed")).toHaveLength(2);
  const page = await enter("/account/recordings");
  await page
    .getByRole("row", { name: /Archive/ })
    .getByText("2 failed")
    .waitFor();
  await page.getByRole("link", { name: "Archive" }).click();
  const details = page.getByRole("dialog", { name: "Archive" });
  await details.getByText("2 recordings not uploaded to this storage").waitFor();
  await details.getByText("The storage rejected these credentials. no").waitFor();
  expect(await violations(page)).toEqual([]);
  await details.getByRole("link", { name: /^recording of/ }).click();
  const drawer = page.getByRole("dialog", { name: /^Recording of/ });
  await drawer.getByText("The storage rejected these credentials.", { exact: false }).waitFor();
  await drawer.getByRole("button", { name: "Retry" }).waitFor();
  expect(await violations(page)).toEqual([]);
  const { accessToken: token } = await platform().signIn("admin@demo.example");
  await platform().api(`PATCH /recordings-settings/${setting}`, {
    token,
    json: { password: login.password, hostname: login.hostname, port: login.port },
    headers: { "if-match": '"1"' },
  });
  await page.goto(`/account/recordings/${setting}`);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect.poll(() => files.size).toBe(2);
  await expect.poll(() => page.getByText("2 recordings not uploaded to this storage").count()).toBe(0);
  await page.goto(`/insights/recordings/${id}`);
  await page.getByRole("main").getByText("Uploaded", { exact: true }).waitFor();
});

test("fits failed uploads to a phone in the longest language", async () => {
  const setting = await make({
    name: "Lente",
    hostname: "127.0.0.1",
    port: 1,
    username: "a",
    password: "b",
    automaticUpload: true,
  });
  const id = await record(setting);
  await expect.poll(states).toContain("failed");
  const page = await enter(`/account/recordings/${setting}`, {
    locale: "fr-FR",
    viewport: { width: 320, height: 640 },
  });
  await page.getByText("Le stockage n’a pas répondu.", { exact: false }).waitFor();
  expect([await tooWide(page), await violations(page)]).toEqual([0, []]);
  await page.goto(`/insights/recordings/${id}`);
  await page.getByRole("button", { name: "Réessayer" }).waitFor();
  expect([await tooWide(page), await violations(page)]).toEqual([0, []]);
});
