import { expect, test } from "vitest";
import { consoleInBrowser, focused } from "./support/console-in-browser.ts";
import { MonitorView, soon } from "./support/monitor-view.ts";
import { platformClock } from "./support/platform-clock.ts";
import { TestFloor } from "./support/test-floor.ts";

const now = platformClock();
const { enter, platform } = consoleInBrowser({ now });
const MANY = 10_000;

test("of ten thousand customers who wait a screenful is drawn, and the last is a key or a turn of the wheel away", async () => {
  const floor = await TestFloor.open(platform, now);
  await floor.happens(...Array.from({ length: MANY }, (_, index) => floor.queues(`Customer ${index + 1}`, { for: MANY - index })));
  const view = new MonitorView(await enter("/monitor", { email: floor.email }));
  const { page } = view;
  await view.row("Customer 1").waitFor();
  await page.getByText("10,000 in all").waitFor();
  const table = page.getByRole("table");
  expect(await table.getAttribute("aria-rowcount")).toBe("10001");
  expect(await view.names()).toEqual(Array.from({ length: (await view.names()).length }, (_, index) => `Customer ${index + 1}`));
  expect((await view.names()).length).toBeLessThan(40);

  await view.row("Customer 1").focus();
  await page.keyboard.press("End");
  await soon(() => focused(page)).toMatch(/^Customer 10000/);
  expect(await view.row("Customer 10000").getAttribute("aria-rowindex")).toBe("10001");
  expect(await page.getByRole("row").count()).toBeLessThan(40);
  await page.keyboard.press("Home");
  await soon(() => focused(page)).toMatch(/^Customer 1Sales/);

  await page.getByRole("heading", { name: "Live Monitor" }).click();
  await table.locator("xpath=..").evaluate((scroller) => scroller.scrollTo(0, scroller.scrollHeight));
  await view.row("Customer 10000").waitFor();
  await floor.happens(floor.abandons("Customer 9999"), floor.queues("The very last"));
  await soon(async () => (await view.names()).slice(-2)).toEqual(["Customer 10000", "The very last"]);

  await page.getByRole("searchbox").fill("9998");
  await soon(view.names).toEqual(["Customer 9998"]);
});
