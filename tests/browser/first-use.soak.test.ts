import { expect, test } from "vitest";
import { HistoryRecord } from "../../server/demo/history-progress.ts";
import { writeHistory } from "../../server/demo/history.ts";
import { readAccountCenter } from "../../server/log/account-center.ts";
import { DEFAULT_TARGETS } from "../../streams/metrics/targets.ts";
import { localDay } from "../../streams/projections/local-day.ts";
import { contacts, pbx } from "../support/pbx.ts";
import { consoleInBrowser } from "./support/console-in-browser.ts";
import { platformClock } from "./support/platform-clock.ts";
import { TestFloor } from "./support/test-floor.ts";

const now = platformClock();
const { platform, visit } = consoleInBrowser({ now });

const ZONE = "Europe/Madrid";
const DAY = 86_400_000;
/** Three calls of January 1999, on two days. */
const SHORT_MONTH = [
  "vru+line\tcall_id\tcustomer_id\tpriority\ttype\tdate\tvru_entry\tvru_exit\tvru_time\tq_start\tq_exit\tq_time\toutcome\tser_start\tser_exit\tser_time\tserver",
  "AA0101\t1\tC1\t2\tPS\t990105\t8:00:00\t8:00:10\t10\t8:00:10\t8:00:40\t30\tAGENT\t8:00:40\t8:02:40\t120\tA1",
  "AA0102\t2\tC2\t1\tNW\t990105\t9:00:00\t9:00:05\t5\t0:00:00\t0:00:00\t0\tAGENT\t9:00:05\t9:01:05\t60\tA2",
  "AA0103\t3\tC3\t1\tPS\t990106\t9:00:00\t9:00:05\t5\t9:00:05\t9:00:25\t20\tHANG\t0:00:00\t0:00:00\t0\tNO_SERVER",
].join("\r\n");

/** Starts a demo on a floor of its own, with two customers who wait. */
async function startDemo(): Promise<TestFloor> {
  const floor = await TestFloor.open(platform, now);
  const source = "/demo/1";
  const time = new Date(now() - 60_000).toISOString();
  await platform().feed(
    [
      pbx(
        "traffic-started",
        "traffic/demo",
        { kind: "demo", name: "Demo", zone: ZONE, rate: 1 },
        { source, time },
      ),
      ...contacts(2, "guest").map((event) => ({ ...event, source, time })),
    ],
    floor.account,
  );
  return floor;
}

/** Counts the calls of a period (ms) that were offered, and the late ones among them. */
async function lateCalls(account: string, from = 0, to = 0) {
  const calls = await platform()
    .database.db.selectFrom("call_records")
    .select(["waited", "answered_at"])
    .where("account", "=", account)
    .where("created_at", ">=", from)
    .where("created_at", "<", to)
    .where("queue", "is not", null)
    .execute();
  const late = calls.filter(
    ({ waited, answered_at: answered }) =>
      answered === null || (waited ?? 0) > DEFAULT_TARGETS.answerWithinSeconds * 1000,
  );
  return { offered: calls.length, late: late.length };
}

test("loads a month of calls into an account of its own, and comes back to an unchanged demo", async () => {
  const floor = await startDemo();
  const page = await visit("/monitor", { email: floor.email });
  await page.getByRole("heading", { name: "Load a real month of calls" }).waitFor();
  const numbers = page.getByRole("region", { name: "Key figures" });
  const before = await numbers.innerText();
  await page
    .getByLabel("Choose the file")
    .setInputFiles({ name: "january.txt", mimeType: "text/plain", buffer: Buffer.from(SHORT_MONTH) });
  await page.waitForURL(/\/insights\/calls\?period=1999-01-05\.\.1999-01-06/);
  await page.getByText("3 calls offered").waitFor();

  await page.getByRole("button", { name: /^Account: / }).click();
  await page.getByRole("button", { name: /^Switch to / }).click();
  await page.waitForURL(/\/monitor/);
  await numbers.waitFor();
  await expect.poll(() => numbers.innerText()).toBe(before);
  await page.goto("/insights/calls?period=1999-01-05..1999-01-06");
  await page.getByText("The selected period does not contain data.").waitFor();
});

test("opens the worst hour of yesterday, and the user's own log, in the replay", async () => {
  const floor = await startDemo();
  const { db } = platform().database;
  const center = await readAccountCenter(db, floor.account);
  const today = localDay(now(), ZONE).start;
  const progress = new HistoryRecord(db, floor.account, now);
  await writeHistory({
    db,
    account: floor.account,
    center,
    until: today,
    days: 1,
    now,
    signal: new AbortController().signal,
    onProgress: (of) => progress.save(of),
  });
  const page = await visit("/monitor", { email: floor.email });
  const words = await page.getByText(/calls were late\. Replay it\.$/).innerText();
  await page.getByRole("button", { name: "Open worst hour" }).click();
  await page.waitForURL(/\/monitor\/replay\?from=/);
  const [from, to] = ["from", "to"].map((name) =>
    Date.parse(new URL(page.url()).searchParams.get(name) ?? ""),
  );
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  const timeOf = (at = 0) =>
    new Intl.DateTimeFormat("en-GB", { timeStyle: "short", timeZone: ZONE }).format(at);
  const { late, offered } = await lateCalls(floor.account, from, to);
  expect(words).toContain(`${timeOf(from)}–${timeOf(to)}: ${Math.round((100 * late) / offered)}% of calls`);
  expect([from, to].every((at = 0) => at >= today - DAY && at <= today)).toBe(true);

  const other = await startDemo();
  const again = await visit("/monitor", { email: other.email });
  await again.getByLabel("Choose a file").setInputFiles({
    name: "calls.csv",
    mimeType: "text/csv",
    buffer: Buffer.from("Started,Queue\n2026-01-01 09:00,Sales\n"),
  });
  await again.waitForURL(/\/monitor\/replay/);
  await again.getByText("calls.csv").first().waitFor();
  expect(await again.getByRole("combobox", { name: "Kind of log" }).innerText()).toBe(
    "CSV with a column mapping",
  );
});
