import { expect, test } from "vitest";
import { soakTest } from "../support/soak-test.ts";
import { consoleInBrowser, focused } from "./support/console-in-browser.ts";
import { MonitorView, soon } from "./support/monitor-view.ts";
import { platformClock } from "./support/platform-clock.ts";
import { TestFloor } from "./support/test-floor.ts";

const now = platformClock();
const { enter, platform, visit } = consoleInBrowser({ now });
const MANY = 10_000;
const A_TIME = expect.stringMatching(/^\d+:\d\d$/);
const AT_LEAST_15_S = expect.stringMatching(/^(0:(1[5-9]|[2-5]\d)|[1-9]\d*:\d\d)$/);

async function watch() {
  const floor = await TestFloor.open(platform, now);
  await floor.happens(...floor.arrives(floor.nadia), ...floor.arrives(floor.piet));
  const view = new MonitorView(await visit("/monitor", { email: floor.email }));
  await view.isLive();
  return { floor, view, page: view.page };
}

test("a customer who queues appears, is answered, and hangs up, each in its list and in every count", async () => {
  const { floor, view, page } = await watch();
  await page.getByRole("heading", { name: "No customers waiting" }).waitFor();
  await floor.happens(floor.queues("Ana Ruiz", { for: 15 }), floor.queues("Ben Ode"));
  await soon(view.names).toEqual(["Ana Ruiz", "Ben Ode"]);
  await expect.poll(() => view.number("Waiting").textContent()).toMatch(/^Waiting2/);
  await expect.poll(() => view.tab("Queue").textContent()).toBe("Queue2");
  await expect.poll(() => page.getByRole("link", { name: "Live Monitor" }).textContent()).toMatch(/2$/);

  // Who waits is found from anywhere, and opens beside the list.
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Search or jump to" }).fill("ben");
  await page.getByRole("option", { name: /^Ben Ode\s*Waiting/ }).click();
  await page.getByRole("dialog", { name: "Ben Ode" }).waitFor();
  await page.keyboard.press("Escape");

  await floor.happens(floor.offered("Ana Ruiz"));
  await view.row("Ana Ruiz").getByText("Nadia Okoro").waitFor();
  await floor.happens(floor.answers("Ana Ruiz"));
  await soon(view.names).toEqual(["Ben Ode"]);
  await expect.poll(() => page.getByRole("link", { name: "Live Monitor" }).textContent()).toMatch(/1$/);
  await view.tab("In call").click();
  await soon(view.names).toEqual(["Ana Ruiz"]);
  await expect
    .poll(() => view.row("Ana Ruiz").getByRole("cell").allTextContents())
    .toEqual(["Nadia Okoro", "Sales", "Voice", AT_LEAST_15_S, A_TIME]);
  await expect.poll(() => view.tab("In call").textContent()).toBe("In call1");

  await floor.happens(floor.hangsUp("Ana Ruiz"));
  await page.getByRole("heading", { name: "No calls in progress" }).waitFor();
  await expect.poll(() => view.names()).toEqual([]);
  await view.tab("Agents").click();
  await expect
    .poll(() => view.row("Nadia Okoro").getByRole("cell").allTextContents())
    .toEqual(["Available", "Sales", A_TIME, "1", expect.stringMatching(/%$/), "-"]);
});

soakTest("a customer who gives up leaves the queue, and today counts one more abandoned", async () => {
  const { floor, view } = await watch();
  await floor.happens(floor.queues("Ana"), floor.queues("Ben"), floor.answers("Ben"), floor.queues("Cleo"));
  await soon(view.names).toEqual(["Ana", "Cleo"]);
  await expect.poll(() => view.number("Abandoned today").textContent()).toMatch(/^Abandoned today0/);
  await floor.happens(floor.abandons("Ana"));
  await soon(view.names).toEqual(["Cleo"]);
  await expect
    .poll(() => view.number("Abandoned today").textContent())
    .toBe("Abandoned today150% · over target 5%");
  await expect
    .poll(() => view.number("Service level").textContent())
    .toBe("Service level50%30 pts below 80%");
});

soakTest("waits are counted by the platform's clock, however wrong the browser's is", async () => {
  const floor = await TestFloor.open(platform, now);
  const fedAt = now();
  await floor.happens(floor.queues("Ana", { for: 65 }), floor.queues("Ben", { for: -30 }));
  const view = new MonitorView(await enter("/monitor", { email: floor.email }));
  const { page } = view;
  const waited = async (name: string) => {
    const [minutes = NaN, seconds = NaN] = (
      (await view.row(name).getByRole("cell").last().textContent()) ?? ""
    )
      .split(":")
      .map(Number);
    return minutes * 60 + seconds;
  };
  /** Returns the difference (s) between the shown and the real value, however long the read took. */
  const wrongBy = async (name: string, before: number) => {
    const [earliest, shown, latest] = [now(), await waited(name), now()];
    const waits = (time: number) => Math.max(0, (time - fedAt) / 1_000 + before);
    return Math.max(waits(earliest) - shown, shown - waits(latest));
  };
  for (const hours of [-7, 5]) {
    await page.clock.setSystemTime(now() + hours * 3_600_000);
    await page.reload();
    await view.isLive();
    await soon(() => wrongBy("Ana", 65)).toBeLessThan(3);
    // A source whose clock is ahead sends future times: no customer has waited for less than zero.
    await soon(() => wrongBy("Ben", -30)).toBeLessThan(3);
    const before = await waited("Ana");
    await soon(() => waited("Ana")).toBeGreaterThan(before);
  }
  // The clock of the computer is corrected while the page is open.
  await page.clock.setSystemTime(now());
  const before = await waited("Ana");
  await soon(() => waited("Ana")).toBeGreaterThan(before);
  await soon(() => wrongBy("Ana", 65)).toBeLessThan(3);
});

soakTest(
  "of ten thousand customers who wait a screenful is drawn, and the last is a key or a scroll away",
  async () => {
    const floor = await TestFloor.open(platform, now);
    await floor.happens(
      ...Array.from({ length: MANY }, (_, index) =>
        floor.queues(`Customer ${index + 1}`, { for: MANY - index }),
      ),
    );
    const view = new MonitorView(await visit("/monitor", { email: floor.email }));
    const { page } = view;
    await view.row("Customer 1").waitFor();
    await page.getByText("10,000 total").waitFor();
    const table = page.getByRole("table");
    await expect.poll(() => table.getAttribute("aria-rowcount")).toBe("10001");
    expect(await view.names()).toEqual(
      Array.from({ length: (await view.names()).length }, (_, index) => `Customer ${index + 1}`),
    );
    expect((await view.names()).length).toBeLessThan(40);

    await view.row("Customer 1").focus();
    await page.keyboard.press("End");
    await soon(() => focused(page)).toMatch(/^Customer 10000/);
    await expect.poll(() => view.row("Customer 10000").getAttribute("aria-rowindex")).toBe("10001");
    await expect.poll(() => page.getByRole("row").count()).toBeLessThan(40);
    await page.keyboard.press("Home");
    await soon(() => focused(page)).toMatch(/^Customer 1Sales/);

    await page.getByRole("heading", { name: "Live Monitor" }).click();
    await table.locator("xpath=..").evaluate((scroller) => scroller.scrollTo(0, scroller.scrollHeight));
    await view.row("Customer 10000").waitFor();
    await floor.happens(floor.abandons("Customer 9999"), floor.queues("The very last"));
    await soon(async () => (await view.names()).slice(-2)).toEqual(["Customer 10000", "The very last"]);

    await page.getByRole("searchbox").fill("9998");
    await soon(view.names).toEqual(["Customer 9998"]);
  },
);
