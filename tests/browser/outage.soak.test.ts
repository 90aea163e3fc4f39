import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { migratePostgres, openPostgres } from "../../server/database/postgres-database.ts";
import { Postgres, postgresBinaries } from "../support/postgres.ts";
import { seedTestAccounts } from "../support/test-accounts.ts";
import { consoleInBrowser, typeCredentials } from "./support/console-in-browser.ts";
import { MonitorView, soon } from "./support/monitor-view.ts";
import { platformClock } from "./support/platform-clock.ts";
import { TestFloor } from "./support/test-floor.ts";

const now = platformClock();

// Only a database that is a process of its own can be stopped under a platform.
describe.runIf(postgresBinaries() !== null)("a database that is a process of its own", () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await Postgres.start();
  });
  afterAll(() => postgres.stop());
  const { enter, open, platform } = consoleInBrowser({
    now,
    database: async () => {
      await migratePostgres(postgres.url("postgres"));
      const database = openPostgres(postgres.url("postgres"), () => undefined, 2_000);
      await seedTestAccounts(database.db);
      return database;
    },
  });

  test("when stopped: shows which functions are unavailable, keeps its data, and recovers automatically", async () => {
    const floor = await TestFloor.open(platform, now);
    await floor.happens(floor.queues("Ana", { for: 60 }), floor.queues("Ben", { for: 30 }));
    const page = await enter("/terms", { email: floor.email });
    await page.clock.install();
    await page.goto("/monitor");
    const view = new MonitorView(page);
    await view.isLive();

    await postgres.halt("fast");
    await view.number("Waiting").click();
    await page
      .getByRole("alert")
      .getByText(
        /^The events did not load\. The platform returned error 503\. Give support this reference: \w+\.( Save a diagnostic recording)?$/,
      )
      .waitFor();
    await page.keyboard.press("Escape");
    await page.clock.fastForward(16_000);
    await page.getByText(/^Stale since \d\d:\d\d$/).waitFor();
    await expect.poll(() => view.names()).toEqual(["Ana", "Ben"]);
    // Long enough for the connection to be given up, and for its token to be refused.
    await page.clock.fastForward(16_000);
    await page.getByText("The platform is not responding.").waitFor();
    const other = await open("/login");
    await other
      .getByRole("row", { name: /^Storage/ })
      .getByText("Down", { exact: true })
      .waitFor();
    await typeCredentials(other, floor.email);
    await other.keyboard.press("Enter");
    await other.getByRole("alert").getByText("Server have a bad day, please try again.").waitFor();

    await postgres.resume();
    await soon(async () => (await fetch(`${platform().url}/health/ready`)).status).toBe(200);
    await floor.happens(floor.queues("Cleo"), floor.abandons("Ana"));
    await page.clock.runFor(6_000);
    await page.getByText("Live", { exact: true }).waitFor();
    await soon(view.names).toEqual(["Ben", "Cleo"]);
    await expect.poll(() => view.number("Abandoned today").textContent()).toMatch(/^Abandoned today1/);
    await expect.poll(() => page.getByText("The platform is not responding.").count()).toBe(0);
  });
});
