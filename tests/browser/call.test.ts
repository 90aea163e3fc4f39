import { expect, test } from "vitest";
import { appendAudit } from "../../server/log/append-audit.ts";
import { soakTest } from "../support/soak-test.ts";
import { tooWide, violations, violationsInSoak } from "./support/axe.ts";
import { consoleInBrowser } from "./support/console-in-browser.ts";
import { MonitorView } from "./support/monitor-view.ts";
import { platformClock } from "./support/platform-clock.ts";
import { TestFloor } from "./support/test-floor.ts";

const now = platformClock();
const { enter, platform, visit } = consoleInBrowser({ now });

/** Starts a center in which both agents are available and Ana waits for sales. */
async function startCenter(): Promise<TestFloor> {
  const floor = await TestFloor.open(platform, now);
  const rule = { enabled: true, termsAcceptedAt: "2026-01-05T08:00:00.000Z", termsAcceptedBy: null };
  await platform()
    .database.db.updateTable("accounts")
    .set({ supervision: JSON.stringify(rule) })
    .where("id", "=", floor.account)
    .execute();
  await floor.happens(...floor.arrives(floor.nadia), ...floor.arrives(floor.piet), floor.queues("Ana"));
  return floor;
}

/** Feeds that sales had a different name and only Nadia until a minute after the call began. */
const changeSales = ({ account, sales, nadia, piet }: TestFloor) =>
  platform()
    .database.db.transaction()
    .execute(async (trx) => {
      const state = {
        _id: sales,
        name: "Sales",
        channels: ["video", "audio"],
        users: [nadia, piet],
        visibility: "visible",
        type: "classic",
        imported: false,
        version: 2,
      };
      await appendAudit(
        trx,
        {
          account,
          type: "segment-edited",
          subject: `segment/${sales}`,
          data: { by: nadia, before: { ...state, name: "New customers", users: [nadia] }, after: state },
        },
        now() + 60_000,
      );
    });

test("opens a call when an agent answers, follows its events, and shows its segment at that time", async () => {
  const floor = await startCenter();
  const page = await visit("/call/Ana", { email: floor.email });
  await page.getByRole("heading", { name: "The call is in progress, wait for an agent." }).waitFor();
  expect(await violationsInSoak(page)).toEqual([]);

  await floor.happens(floor.offered("Ana", floor.piet), floor.answers("Ana"));
  await changeSales(floor);
  await page.getByRole("heading", { name: "Call with Ana" }).waitFor();
  await page.getByText("In progress", { exact: true }).first().waitFor();
  const events = page.getByRole("region", { name: "Call history" }).getByRole("listitem");
  await expect
    .poll(() => events.allInnerTexts())
    .toEqual([
      expect.stringContaining("Answered by Nadia Okoro in Sales"),
      expect.stringContaining("Offered to Piet Jansen"),
      expect.stringContaining("Queued for Sales"),
    ]);

  await floor.happens(
    floor.event("call-transferred", "call/Ana", { fromUser: floor.nadia, toUser: floor.piet }),
  );
  await events.filter({ hasText: "Transferred to Piet Jansen" }).waitFor();
  const segment = page.getByRole("region", { name: "Segment at the time of the call" });
  await expect
    .poll(() => segment.innerText())
    .toMatch(/New customers\s+Changed to: Sales[\s\S]*Nadia Okoro\s+Changed to: Nadia Okoro and Piet Jansen/);
  expect(await violationsInSoak(page)).toEqual([]);

  await floor.happens(floor.hangsUp("Ana"));
  await page.getByText("the customer", { exact: true }).first().waitFor();
  await events.filter({ hasText: "Call ended by the customer" }).waitFor();
  expect(await page.getByRole("button", { name: "Start supervision" }).count()).toBe(0);
});

test("draws a call as a timeline and as a table, and follows the keys", async () => {
  const floor = await startCenter();
  await floor.happens(
    floor.offered("Ana", floor.piet),
    floor.event("queue-dismissed", "queue/Ana", { user: floor.piet, reason: "timeout" }),
    floor.offered("Ana"),
    floor.answers("Ana"),
    floor.hangsUp("Ana"),
  );
  const page = await visit("/call/Ana", { email: floor.email });
  const plot = page.getByRole("slider", { name: "Moment in the call" });
  await plot.waitFor();
  const offers = page.getByRole("region", { name: "ACD history" }).getByRole("row");
  await expect
    .poll(() => offers.allInnerTexts())
    .toEqual([
      expect.stringContaining("Agent"),
      expect.stringMatching(/Piet Jansen[\s\S]*Missed/),
      expect.stringMatching(/Nadia Okoro[\s\S]*Answered/),
    ]);
  const before = await plot.getAttribute("aria-valuenow");
  await page.keyboard.press("n");
  await page.keyboard.press("n");
  await expect.poll(() => plot.getAttribute("aria-valuenow")).not.toBe(before);
  const reached = Number(await plot.getAttribute("aria-valuenow"));
  await page.keyboard.press("ArrowLeft");
  await expect.poll(async () => Number(await plot.getAttribute("aria-valuenow"))).toBeLessThan(reached);
  await page.keyboard.press("t");
  const rows = page.getByRole("region", { name: "Timeline" }).getByRole("row");
  await expect
    .poll(() => rows.allInnerTexts())
    .toEqual(expect.arrayContaining([expect.stringMatching(/Nadia Okoro[\s\S]*Talking/)]));
  expect(await violationsInSoak(page)).toEqual([]);
});

soakTest(
  "lists the customer's calls before and after a call, with their summary, topics or tags",
  async () => {
    const floor = await startCenter();
    const isAt = { segment: floor.sales, channel: "audio" } as const;
    const calls = (id: string, tag: string, minutes: number) => [
      floor.event(
        "queue-created",
        `queue/${id}`,
        { contact: id, ...isAt, customer: "C-7", priority: 1 },
        minutes * 60,
      ),
      floor.event(
        "call-created",
        `call/${id}`,
        { contact: id, queue: id, ...isAt, user: floor.piet },
        minutes * 60 - 1,
      ),
      floor.event("call-tagged", `call/${id}`, { tags: [tag] }, minutes * 60 - 2),
      floor.event("call-ended", `call/${id}`, { by: "customer" }, minutes * 60 - 3),
    ];
    await floor.happens(
      ...calls("one", "invoice", 90),
      ...calls("two", "delivery", 60),
      ...calls("three", "refund", 30),
    );
    const page = await visit("/call/two", { email: floor.email });
    const others = page.getByRole("region", { name: "Other calls" });
    await expect
      .poll(() => others.innerText())
      .toMatch(
        /Before this call[\s\S]*Answered[\s\S]*Sales[\s\S]*invoice[\s\S]*After this call[\s\S]*Answered[\s\S]*refund/,
      );
    await page.getByText("ended by the customer", { exact: true }).waitFor();
    await others.getByRole("link", { name: "Show all calls" }).click();
    const rows = page.getByRole("row").filter({ hasText: "C-7" });
    await expect.poll(() => rows.count()).toBe(3);
  },
);

test("stores a comment on a call, and deletes it", async () => {
  const floor = await startCenter();
  await floor.happens(floor.answers("Ana"), floor.hangsUp("Ana"));
  const page = await visit("/call/Ana", { email: floor.email });
  const comments = page.getByRole("region", { name: "Comments" });
  await comments.getByText("No comments yet.").waitFor();
  await comments.getByRole("button", { name: "Add comment" }).click();
  await comments.getByRole("button", { name: "Save comment" }).click();
  await comments.getByText("Enter a comment.").waitFor();
  await comments.getByRole("textbox").fill("Asks for the invoice number twice.");
  await comments.getByRole("button", { name: "Save comment" }).click();
  await comments.getByRole("listitem").filter({ hasText: "Asks for the invoice number twice." }).waitFor();
  expect(await comments.getByRole("textbox").count()).toBe(0);
  await comments.getByRole("button", { name: "Delete comment" }).click();
  await comments.getByText("No comments yet.").waitFor();
});

soakTest("it is reached from the monitor, and followed from its page", async () => {
  const floor = await startCenter();
  await floor.happens(floor.answers("Ana"));
  const view = new MonitorView(await enter("/monitor?tab=calls", { email: floor.email }));
  await view.isLive();
  const { page } = view;
  await view.row("Ana").press("Enter");
  await page.getByRole("link", { name: "Open call" }).press("Enter");
  await page.getByRole("heading", { name: "Call with Ana" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/call/Ana");
  await page.getByText("No changes since then.", { exact: false }).waitFor();
  await page.getByRole("button", { name: "Start supervision" }).click();
  await page
    .getByRole("complementary", { name: "Live supervision" })
    .getByText("Supervising", { exact: true })
    .waitFor();
});

soakTest("reports a missing call, and retries a failed load", async () => {
  const floor = await startCenter();
  const page = await enter("/call/nothing", { email: floor.email });
  await page.getByRole("heading", { name: "Call not found" }).waitFor();
  await floor.happens(floor.answers("Ana"));
  await page.route("**/api/calls/Ana", (route) =>
    route.fulfill({
      status: 503,
      contentType: "application/problem+json",
      body: JSON.stringify({ type: "/problems/unavailable", title: "No", status: 503, instance: "01X" }),
    }),
  );
  await page.goto(new URL("/call/Ana", page.url()).href);
  await page.getByRole("heading", { name: "The call did not load" }).waitFor();
  await page.unroute("**/api/calls/Ana");
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("heading", { name: "Call with Ana" }).waitFor();
  expect(await page.getByRole("heading", { name: "The call did not load" }).count()).toBe(0);
});

soakTest("fits a call's page to a phone in the longest language", async () => {
  const floor = await startCenter();
  await floor.happens(floor.answers("Ana"));
  await changeSales(floor);
  const page = await enter("/call/Ana", {
    email: floor.email,
    locale: "fr-FR",
    viewport: { width: 320, height: 640 },
  });
  await page.getByRole("heading", { name: "Appel avec Ana" }).waitFor();
  await page
    .getByText(/^Maintenant\s:/)
    .first()
    .waitFor();
  expect([await tooWide(page), await violations(page)]).toEqual([0, []]);
});
