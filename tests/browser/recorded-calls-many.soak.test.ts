import type { Page } from "playwright-core";
import { beforeEach, expect, test } from "vitest";
import { asking } from "../support/people.ts";
import { tooWide, violations } from "./support/axe.ts";
import { consoleInBrowser } from "./support/console-in-browser.ts";
import { recordedCall } from "./support/recorded-call.ts";

const { enter, platform } = consoleInBrowser();

const REVIEWER = "reviewer@demo.example";

beforeEach(() => platform().database.db.deleteFrom("recordings").execute());

const record = (call: string) => recordedCall(platform, { call });
const admin = async () =>
  asking(platform(), { token: (await platform().signIn("admin@demo.example")).accessToken });
const statuses = async () =>
  (await platform().database.db.selectFrom("recordings").select("status").orderBy("call_id").execute()).map(
    ({ status }) => status,
  );
const recordings = (page: Page) => page.getByRole("row", { name: /Aisha Rahman/ });

test("reviews all matches together, and shows why already reviewed and finished ones stay", async () => {
  const [, second, third] = [await record("k1"), await record("k2"), await record("k3")];
  const { patch, get } = await admin();
  await patch(
    `/recordings/${third}`,
    { status: "approved" },
    Number((await get(`/recordings/${third}`)).body.version),
  );
  const page = await enter("/insights/recordings", { email: REVIEWER });
  await expect.poll(() => recordings(page).count()).toBe(3);
  await page.getByRole("checkbox", { name: "Select all rows on this page" }).click();
  await page.getByRole("button", { name: "Approve" }).click();
  const question = page.getByRole("dialog", { name: "Approve 2 recordings" });
  await question
    .getByText(
      "1 of the selected recordings stays unchanged. Only pending or rejected recordings can be approved.",
    )
    .waitFor();
  expect(await violations(page)).toEqual([]);
  await patch(
    `/recordings/${second}`,
    { status: "rejected" },
    Number((await get(`/recordings/${second}`)).body.version),
  );
  await question.getByRole("button", { name: "Approve" }).click();
  await question.getByText("1 approved · 1 refused").waitFor();
  await question.getByText("Changed by another user in the meantime; left unchanged").waitFor();
  expect(await violations(page)).toEqual([]);
  await question.getByRole("button", { name: "Close" }).last().click();
  expect(await statuses()).toEqual(["approved", "rejected", "approved"]);

  // The remaining selection has its current state.
  await page.getByRole("button", { name: "Reject" }).click();
  const other = page.getByRole("dialog", { name: "Reject 2 recordings" });
  await other.getByRole("button", { name: "Reject" }).click();
  await other.getByText("Select a reason.").waitFor();
  await other.getByRole("combobox", { name: "Reason" }).click();
  await page.getByRole("option", { name: "Poor audio" }).click();
  await other.getByRole("button", { name: "Reject" }).click();
  await other.getByText("2 rejected").waitFor();
  expect(await statuses()).toEqual(["rejected", "rejected", "rejected"]);
  await other.getByRole("button", { name: "Close" }).last().click();
  await page.getByRole("button", { name: "Upload now" }).click();
  const none = page.getByRole("dialog", { name: "None of the selected recordings can be uploaded" });
  await none.getByText("not yet in their external storage", { exact: false }).waitFor();
});

test("deletes the recordings listed when the number was typed, and keeps those changed since", async () => {
  const [, second] = [await record("k1"), await record("k2")];
  const { patch, get } = await admin();
  const page = await enter("/insights/recordings", { email: REVIEWER });
  await expect.poll(() => recordings(page).count()).toBe(2);
  await page.getByRole("checkbox", { name: "Select all rows on this page" }).click();
  await page.getByRole("button", { name: "Delete…" }).click();
  const question = page.getByRole("dialog", { name: "Recordings: delete 2 records" });
  await patch(
    `/recordings/${second}`,
    { status: "approved" },
    Number((await get(`/recordings/${second}`)).body.version),
  );
  await question.getByRole("textbox").fill("2");
  await question.getByRole("button", { name: "Delete" }).click();
  await question.getByText("1 deleted · 1 refused").waitFor();
  await question.getByText("Not deleted: another user changed it").waitFor();
  expect(await statuses()).toEqual(["deleted", "approved"]);
});

test("the selection and its acts fit a small screen in the longest language", async () => {
  await record("k1");
  const page = await enter("/insights/recordings", {
    email: REVIEWER,
    locale: "fr-FR",
    viewport: { width: 920, height: 700 },
  });
  await page.getByRole("checkbox").first().click();
  await page.getByRole("button", { name: "Approuver" }).click();
  await page.getByRole("dialog", { name: "Approuver 1 enregistrement" }).waitFor();
  expect([await tooWide(page), await violations(page)]).toEqual([0, []]);
});

test("shows a reviewer without floor access others' decisions without a reload, in list and details", async () => {
  const id = await record("k1");
  const { patch, get } = await admin();
  const decide = async (status: string) =>
    patch(`/recordings/${id}`, { status }, Number((await get(`/recordings/${id}`)).body.version));
  const page = await enter("/insights/recordings", { email: REVIEWER });
  await recordings(page).getByText("Pending").waitFor();
  let turn = 0;
  // The page does not show when it receives messages from the platform.
  await expect
    .poll(async () => {
      await decide(turn++ % 2 === 0 ? "approved" : "rejected");
      return recordings(page).innerText();
    })
    .not.toContain("Pending");
  await decide("approved");
  await recordings(page).getByText("Approved").waitFor();
  await recordings(page).getByRole("link").first().click();
  const details = page.getByRole("dialog", { name: /^Recording of/ });
  await details.getByText("Approved").waitFor();
  await decide("rejected");
  await details.getByText("Rejected", { exact: true }).waitFor();
});
