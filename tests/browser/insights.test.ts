import { expect, test } from "vitest";
import { seedRecords } from "../../server/seed/seed-records.ts";
import { soakTest } from "../support/soak-test.ts";
import { violationsInSoak } from "./support/axe.ts";
import { consoleInBrowser } from "./support/console-in-browser.ts";
import { platformClock } from "./support/platform-clock.ts";
import { TestFloor } from "./support/test-floor.ts";

const now = platformClock();
const { enter, platform, visit } = consoleInBrowser({ now });

const DAY_SECONDS = 86_400;

/** Feeds three calls of today (one in time, one late, one abandoned), and one of the day before. */
async function startCenter(): Promise<TestFloor> {
  const floor = await TestFloor.open(platform, now);
  const call = (name: string, begun: number, waited: number, tags: readonly string[] = []) => [
    floor.queues(name, { for: begun }),
    floor.event(
      "call-created",
      `call/${name}`,
      { contact: name, queue: name, segment: floor.sales, channel: "audio", user: floor.nadia },
      begun - waited,
    ),
    ...(tags.length > 0 ? [floor.event("call-tagged", `call/${name}`, { tags }, begun - waited - 30)] : []),
    floor.event("call-ended", `call/${name}`, { by: "customer" }, begun - waited - 60),
  ];
  await floor.happens(
    ...call("Yara", DAY_SECONDS, 5),
    ...call("Ana", 900, 10, ["vip"]),
    ...call("Bruno", 700, 45),
    floor.queues("Cleo", { for: 500 }),
    floor.event("queue-abandoned", "queue/Cleo", {}, 490),
  );
  return floor;
}

test("shows the numbers of today as the monitor does, defines them, and follows the period", async () => {
  const floor = await startCenter();
  const page = await visit("/monitor", { email: floor.email });
  const live = page.getByText("33%", { exact: true }).first();
  await live.waitFor();

  await page.getByRole("link", { name: "Insights" }).first().click();
  await page.getByText("3 calls offered").waitFor();
  // Two of the three calls were late; the link lists exactly these.
  await page.getByRole("link", { name: "Why is Service level 33.3%?" }).click();
  const why = page.getByRole("dialog", { name: "Why is service level 33%?" });
  await why.getByText("2 of 2 late calls in Sales").waitFor();
  expect(await violationsInSoak(page)).toEqual([]);
  await why.getByRole("link", { name: "Show 2 calls" }).click();
  await page.getByText("1 to 2 of 2").waitFor();
  await page.goBack();
  await why.waitFor();
  await page.goBack();
  await why.waitFor({ state: "detached" });

  const level = page.getByRole("button", { name: "Service level: 33.3%, show definition" });
  await level.click();
  const definition = page.getByRole("dialog", { name: "Service level" });
  await definition.getByText("answered in time 1").waitFor();
  await definition.getByText("answered 2 + abandoned 1").waitFor();
  expect(await violationsInSoak(page)).toEqual([]);
  await definition.getByRole("button", { name: "Service level without abandons 50%" }).click();
  await page.getByRole("button", { name: "Service level without abandons: 50%, show definition" }).waitFor();
  await page.keyboard.press("Escape");

  const total = page.getByRole("row", { name: /^All segments/ });
  // Some numbers have a link to their explanation beside them.
  const cells = await total.getByRole("cell").allInnerTexts();
  expect(cells.map((text) => text.replace("?", "").replaceAll(/\s+/g, " ").trim())).toEqual(
    expect.arrayContaining(["3", "2", "1", "50% , 30 under target 80%", "33.3% , 28.3 over target 5%"]),
  );
  await page.getByRole("button", { name: "Period: Today, Feb 3, 2026" }).click();
  await page.getByRole("button", { name: "Yesterday" }).click();
  await page.getByText("1 call offered").waitFor();
  expect(new URL(page.url()).searchParams.get("period")).toBe("yesterday");
  await page.getByRole("link", { name: "Segments", exact: true }).last().click();
  await page.getByRole("row", { name: /^Sales/ }).waitFor();
  expect(new URL(page.url()).searchParams.get("period")).toBe("yesterday");
  // Recordings have a period of their own, and keep that of the reports.
  const tabs = page.getByRole("navigation", { name: "Reports" });
  await tabs.getByRole("link", { name: "Recordings" }).click();
  await page.getByRole("link", { name: "Review recordings" }).waitFor();
  await page.getByRole("button", { name: "Period: All time" }).waitFor();
  await tabs.getByRole("link", { name: "Calls" }).click();
  await page.getByText("1 call offered").waitFor();
});

test("asks for the time and shows numbers if the live connection fails", async () => {
  const floor = await startCenter();
  const page = await enter("/tags", { email: floor.email });
  await page.route("**/api/live-monitor/snapshot", (route) => route.abort());
  await page.routeWebSocket(/\/live\//, (socket) => socket.close());
  await page.goto("/tags");
  const asked = page.waitForResponse(/\/live-monitor\/clock$/);
  await page.getByRole("link", { name: "Insights" }).first().click();
  expect((await asked).status()).toBe(200);
  await page.getByText("3 calls offered").waitFor();
});

soakTest("finds calls by the name of a tag, also of one that no longer exists", async () => {
  const floor = await startCenter();
  await seedRecords(
    platform().database.db,
    floor.account,
    [
      {
        one: "Tag",
        id: "65c0f0220000000000000001",
        values: { label: "Important", name: "vip", description: "" },
      },
    ],
    now(),
  );
  const page = await visit("/insights/calls", { email: floor.email });
  await page.getByText("3 calls offered").waitFor();
  await page.getByRole("button", { name: "Add filter" }).click();
  const filter = page.getByRole("dialog");
  await filter.getByRole("button", { name: "Tag", exact: true }).click();
  await filter.getByRole("checkbox", { name: "Important" }).check();
  await page.getByText("1 call offered").waitFor();
  await filter.getByRole("checkbox", { name: "Important" }).uncheck();
  await filter.getByRole("searchbox").fill("gone");
  await filter.getByRole("checkbox", { name: "gone" }).check();
  await page.getByText("No calls match the filters in this period.").waitFor();
  expect(new URL(page.url()).searchParams.get("tag")).toBe("gone");
});

soakTest("explains a reversed period and a deleted segment, each with a way out", async () => {
  const floor = await startCenter();
  const page = await visit(`/insights/calls?period=2026-02-03..2026-02-02&segment=${"0".repeat(24)}`, {
    email: floor.email,
  });
  await page.getByText("The filter contains 1 deleted segment.").waitFor();
  await page.getByRole("heading", { name: "The period ends before it begins" }).waitFor();
  await page.getByRole("button", { name: /^Show Feb 2/ }).click();
  await page.getByText("No calls match the filters in this period.").waitFor();
  await page.getByRole("button", { name: "Remove from filter" }).click();
  await page.getByText("4 calls offered").waitFor();
  expect(new URL(page.url()).searchParams.get("period")).toBe("2026-02-02..2026-02-03");
});
