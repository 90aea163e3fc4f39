import { expect, test } from "vitest";
import { atDepth } from "../support/depth.ts";
import { eventually } from "../support/eventually.ts";
import { asking } from "../support/people.ts";
import { callRow, insertCalls } from "../support/call-row.ts";
import { soakTest } from "../support/soak-test.ts";
import { ACCOUNT } from "../support/test-accounts.ts";
import { tooWide, violations } from "./support/axe.ts";
import { consoleInBrowser } from "./support/console-in-browser.ts";
import { recordedCall } from "./support/recorded-call.ts";

const { enter, platform, visit } = consoleInBrowser();

const REVIEWER = "reviewer@demo.example";
const REVIEW = "/insights/recordings?review=1";
const COUNT = atDepth(3, 10);

const admin = async () =>
  asking(platform(), { token: (await platform().signIn("admin@demo.example")).accessToken });
const read = async (id: string) => (await (await admin()).get(`/recordings/${id}`)).body;
/** Deletes the recordings of other tests, so that a review has only its own. */
const clear = () => platform().database.db.deleteFrom("recordings").execute();
const record = async (count: number) => {
  await clear();
  const ids: string[] = [];
  for (let at = 0; at < count; at++)
    ids.push(
      await recordedCall(platform, {
        call: `review-${at}`,
        startedAt: new Date(Date.now() - (count - at) * 60_000).toISOString(),
      }),
    );
  return ids;
};

test("approves each of several recordings with one key, after it is played", async () => {
  const ids = await record(COUNT);
  const page = await visit(REVIEW, { email: REVIEWER });
  const rows = page.getByRole("list", { name: "Recordings" }).getByRole("button");
  await expect.poll(() => rows.count()).toBe(COUNT);
  for (const place of ids.keys()) {
    await expect.poll(() => rows.nth(place).getAttribute("aria-current")).toBe("true");
    await page.getByRole("slider", { name: "Position" }).waitFor();
    await page.keyboard.press("a");
  }
  await page.getByRole("heading", { name: "All recordings are reviewed" }).waitFor();
  await page.getByText("No other recordings wait for a review.").waitFor();
  await page
    .getByText(`${COUNT} of ${COUNT} reviewed · ${COUNT} approved · 0 rejected`, { exact: true })
    .waitFor();
  await eventually(async () =>
    expect((await Promise.all(ids.map(read))).map(({ status }) => status)).toEqual(ids.map(() => "approved")),
  );
  await page.getByRole("link", { name: "Back to recordings" }).click();
  await page.getByRole("link", { name: "Review recordings" }).waitFor();
  await page.getByRole("link", { name: /^To review/ }).click();
  await page.getByRole("heading", { name: "No recordings wait for a review" }).waitFor();
});

soakTest(
  "rejects with a reason by two keys, leaves one for later, and takes the last decision back",
  async () => {
    const [first = "", second = "", third = ""] = await record(3);
    const page = await visit(REVIEW, { email: REVIEWER });
    const rows = page.getByRole("list", { name: "Recordings" }).getByRole("button");
    const isAt = (place: number) =>
      expect.poll(() => rows.nth(place).getAttribute("aria-current")).toBe("true");
    await isAt(0);
    await page.getByRole("slider", { name: "Position" }).waitFor();
    await page.keyboard.press("r");
    await page.keyboard.press("3");
    await isAt(1);
    await page.keyboard.press("s");
    await isAt(2);
    await eventually(async () =>
      expect(await read(first)).toMatchObject({ status: "rejected", rejectionReason: "card-data" }),
    );
    await page.keyboard.press("z");
    await isAt(0);
    await eventually(async () =>
      expect(await read(first)).toMatchObject({ status: "pending", rejectionReason: null }),
    );
    expect(await page.getByRole("button", { name: "Undo" }).count()).toBe(0);
    await page.keyboard.press("a");
    await isAt(2);
    await page.keyboard.press("r");
    await page.keyboard.press("5");
    const why = page.getByRole("dialog", { name: "Reject this recording" });
    await why.getByRole("button", { name: "Reject" }).click();
    await why.getByText("Enter a note that explains the rejection.").waitFor();
    await why.getByRole("textbox", { name: "Note" }).fill("The agent is not audible.");
    await why.getByRole("button", { name: "Reject" }).click();
    await page.getByText("1 approved, 1 rejected, 0 deleted, 1 for later.").waitFor();
    await eventually(async () =>
      expect([await read(first), await read(second), await read(third)]).toMatchObject([
        { status: "approved" },
        { status: "pending" },
        { rejectionReason: "other", rejectionNote: "The agent is not audible." },
      ]),
    );
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "Review recordings" }).waitFor();
  },
);

test("comments on the moment of a recording whose call is known, and shows it with the player", async () => {
  await record(1);
  await insertCalls(platform().database.db, [
    callRow({
      account: ACCOUNT,
      id: "review-0",
      segment: "65a0f0020000000000000001",
      at: Date.now() - 60_000,
    }),
  ]);
  const page = await visit(REVIEW, { email: REVIEWER });
  await page.getByRole("button", { name: /^Comment at 0:0/ }).waitFor();
  await page.keyboard.press("m");
  await page.getByRole("textbox", { name: /^Comment at 0:0/ }).fill("Explains the charge well.");
  await page.getByRole("button", { name: "Save comment" }).click();
  const comment = page.getByRole("region", { name: "Comments" }).getByRole("listitem");
  await comment.getByText("Explains the charge well.").waitFor();
  await comment.getByRole("button", { name: /Play from 0:0/ }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("a");
  await page.getByRole("heading", { name: "All recordings are reviewed" }).waitFor();
});

soakTest("moves on when another user has decided, and names this user and the decision", async () => {
  const [first = ""] = await record(2);
  const page = await enter(REVIEW, { email: REVIEWER });
  const rows = page.getByRole("list", { name: "Recordings" }).getByRole("button");
  await expect.poll(() => rows.nth(0).getAttribute("aria-current")).toBe("true");
  const { patch } = await admin();
  await patch(`/recordings/${first}`, { status: "approved" }, Number((await read(first))["version"]));
  await page.getByText(/: Approved by Ada Moreau/).waitFor();
  expect(await rows.nth(1).getAttribute("aria-current")).toBe("true");
});

soakTest("shows the roles that may decide to a user who may only listen", async () => {
  const [only = ""] = await record(1);
  const page = await enter(REVIEW, { email: "recorder@demo.example" });
  await page.getByText("Only the roles Administrator and Recording auditor may decide.").waitFor();
  await page.keyboard.press("a");
  await page.keyboard.press("Delete");
  expect(await page.getByRole("dialog").count()).toBe(0);
  expect(await read(only)).toMatchObject({ status: "pending" });
});

soakTest("shows that the file is no longer stored, and names an administrator as help", async () => {
  const [only = ""] = await record(1);
  await platform().database.db.updateTable("recordings").set({ hot: false }).where("id", "=", only).execute();
  const page = await enter(REVIEW, { email: REVIEWER });
  await page
    .getByText("The recording file is no longer in storage. Ask an administrator of Switchboard Demo.")
    .waitFor();
});

soakTest.each([
  ["light", 1440, "en-GB"],
  ["dark", 390, "fr-FR"],
] as const)("fits a review in %s to %d px in %s", async (colorScheme, width, locale) => {
  await record(3);
  const page = await enter(REVIEW, {
    email: REVIEWER,
    colorScheme,
    locale,
    viewport: { width, height: 800 },
  });
  await page.getByRole("slider").waitFor();
  expect([await tooWide(page), await violations(page)]).toEqual([0, []]);
});
