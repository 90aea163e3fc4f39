import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { contactCreated, logged } from "../support/floor-story.ts";
import { soakTest } from "../support/soak-test.ts";
import { writtenRecording } from "../support/written-recording.ts";
import { tooWide, violations } from "./support/axe.ts";
import { consoleInBrowser, focused } from "./support/console-in-browser.ts";
import { MonitorView, soon } from "./support/monitor-view.ts";
import { chosenFile, MORNING_FILE } from "./support/recorded-morning.ts";

const { visit, enter } = consoleInBrowser();

/** Returns the position in the address. */
const place = (page: Page) => {
  const { searchParams } = new URL(page.url());
  return ["at", "speed"].flatMap((name) => searchParams.get(name) ?? []).join(" ×");
};
const time = (page: Page) => page.getByRole("region", { name: "Playback", exact: true }).getByRole("time");

/** Opens the morning at the position of an address. */
async function openAt(query = "", options?: Parameters<typeof visit>[1]): Promise<MonitorView> {
  const view = new MonitorView(await visit(`/monitor/replay${query}`, options));
  await view.page.locator("input[type=file]").setInputFiles(MORNING_FILE);
  await view.page.getByRole("button", { name: /^(Play|Lire)$/ }).waitFor();
  return view;
}

test("a recording is shown by the monitor's own lists and numbers, as it was at the moment that the address names", async () => {
  const view = await openAt("?at=7");
  const { page } = view;
  await soon(view.names).toEqual(["Ada", "Bo"]);
  await page.getByText("as it was at 10:00:30").waitFor();
  await soon(() => view.number("Longest wait").textContent()).toContain("0:30");
  await page
    .getByRole("region", { name: "Replay", exact: true })
    .getByText("The data is not live, and nothing can be changed")
    .waitFor();
  await page.getByRole("banner").getByText("Past", { exact: true }).waitFor();
  expect(await page.getByRole("banner").getByText("Live", { exact: true }).isVisible()).toBe(false);
  await soon(() => page.evaluate(() => document.documentElement.dataset["mode"])).toBe("replay");
  await page.getByRole("link", { name: "Back to live" }).click();
  await page.waitForURL("**/monitor");
  await soon(() => page.evaluate(() => document.documentElement.dataset["mode"] ?? null)).toBeNull();
});

soakTest("the list of events has a heading for each day, and each time has its full moment", async () => {
  const nextDay = (id: string, time: string) => ({ ...contactCreated(id, "0:00:00"), time });
  const events = logged([
    contactCreated("c-1", "23:58:00"),
    contactCreated("c-2", "23:59:00"),
    nextDay("c-3", "2026-01-13T00:01:00.000Z"),
  ]);
  const page = await visit("/monitor/replay");
  await page.locator("input[type=file]").setInputFiles(chosenFile(writtenRecording(events), "night.ndjson"));
  const list = page.getByRole("listbox", { name: "Events" });
  const days = () =>
    list
      .getByRole("group")
      .evaluateAll((all) =>
        all.map(
          (one) =>
            `${one.getAttribute("aria-label")}: ${Array.from(one.querySelectorAll("[role=option] time"), (time) => time.textContent).join(" ")}`,
        ),
      );
  const expected = ["Monday, January 12, 2026: 23:58:00 23:59:00", "Tuesday, January 13, 2026: 00:01:00"];
  await soon(days).toEqual(expected);
  await page.getByRole("group", { name: "Events shown" }).getByRole("button", { name: "All" }).click();
  await soon(days).toEqual(expected);
  const last = list.getByRole("option").last().locator("time");
  expect([await last.getAttribute("datetime"), await last.getAttribute("title")]).toEqual([
    "2026-01-13T00:01:00.000Z",
    "January 13, 2026 at 00:01:00 UTC",
  ]);
});

test("one goes through it by keys, and the address keeps the place, which going back leads to again", async () => {
  const view = await openAt("?at=4");
  const { page } = view;
  await soon(view.names).toEqual([]);
  await page.keyboard.press("ArrowRight");
  await soon(view.names).toEqual(["Ada"]);
  await soon(() => place(page)).toBe("5");
  await page.keyboard.press("End");
  await soon(() => time(page).textContent()).toBe("10:05:00");
  await soon(() => place(page)).toBe("13");
  await page.keyboard.press("Home");
  await soon(() => place(page)).toBe("t1768176000000");
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowLeft");
  await soon(() => place(page)).toBe("12");
  await page.keyboard.press(".");
  await soon(() => place(page)).toBe("12 ×4");
  await page.keyboard.press(",");
  await soon(() => place(page)).toBe("12");
  // Another list is another place to go back from.
  await view.tab("In call").click();
  await page.waitForURL("**/monitor/replay?*tab=calls*");
  await page.keyboard.press("Home");
  await soon(() => place(page)).toBe("t1768176000000");
  await page.goBack();
  await soon(() => time(page).textContent()).toBe("10:05:00");
  await soon(() => view.tab("Queue").getAttribute("aria-current")).toBe("page");
});

soakTest("it plays as fast as one likes, to its end, and waits grow as it goes", async () => {
  const view = await openAt("?at=7&speed=64");
  const { page } = view;
  await soon(view.names).toEqual(["Ada", "Bo"]);
  await page.keyboard.press(" ");
  await page.getByRole("button", { name: "Pause", exact: true }).waitFor();
  await soon(view.names).toEqual([]);
  await page.getByText("The replay ends here").waitFor();
  await soon(() => time(page).textContent()).toBe("10:05:00");
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
});

soakTest(
  "at high speed the longest wait and the first row of the queue show the same length in every frame",
  async () => {
    const view = await openAt("?at=7&speed=64");
    const { page } = view;
    await soon(view.names).toEqual(["Ada", "Bo"]);
    await page.keyboard.press(" ");
    const seen = await page.evaluate(async () => {
      const pairs: string[] = [];
      for (let frame = 0; frame < 120; frame++) {
        await new Promise(requestAnimationFrame);
        const row = document.querySelector("tr[data-row] time")?.textContent;
        if (row)
          pairs.push(
            `${document.querySelector("a[href*='number=longest-wait'] > span:nth-child(2)")?.textContent} ${row}`,
          );
      }
      return pairs;
    });
    expect(new Set(seen).size).toBeGreaterThan(5);
    expect(seen.filter((pair) => new Set(pair.split(" ")).size > 1)).toEqual([]);
  },
);

soakTest(
  "the events behind a row are those that had happened, from the recording and from nowhere else",
  async () => {
    const view = await openAt("?at=8");
    const { page } = view;
    const asked: string[] = [];
    page.on("request", (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await view.row("Ada").focus();
    await page.keyboard.press("Enter");
    const drawer = page.getByRole("dialog", { name: "Ada" });
    await drawer.getByText("Show events").click();
    await soon(() => drawer.locator("li summary").count()).toBe(3);
    await page.keyboard.press("Escape");
    await drawer.waitFor({ state: "detached" });
    await view.tab("Agents").click();
    await soon(view.names).toEqual(["Ana Ruiz"]);
    await page.keyboard.press(" ");
    await page.keyboard.press(" ");
    // The live floor continues beside it, and scripts are loaded as they are needed.
    expect(
      asked.filter(
        (one) =>
          !/^GET \/(live|assets|icon)\b|^GET \/api\/(live-monitor\/snapshot|status)|\/api\/auth/.test(one),
      ),
    ).toEqual([]);
  },
);

soakTest("nothing that is chosen in a replay is kept, and no link in it leads away", async () => {
  const view = await openAt("?at=7");
  const { page } = view;
  const kept = () =>
    page.evaluate(() =>
      JSON.stringify([
        Object.entries(localStorage).filter(([key]) => !key.includes("session")),
        Object.entries(sessionStorage),
      ]),
    );
  const before = await kept();
  await page.getByRole("button", { name: "Comfortable" }).click();
  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByRole("checkbox", { name: "Channel", exact: true }).click();
  await page.keyboard.press("Escape");
  expect(await kept()).toBe(before);
  const links = await page
    .locator("main a")
    .evaluateAll((all) => all.map((one) => new URL((one as HTMLAnchorElement).href).pathname));
  expect(links.filter((path) => path !== "/monitor/replay")).toEqual(["/monitor"]);
});

soakTest("after a sentence about an empty file, another one opens", async () => {
  const page = await visit("/monitor/replay");
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "notes.csv", mimeType: "text/csv", buffer: Buffer.alloc(0) });
  await soon(() => page.getByRole("alert").textContent()).toMatch(/^notes\.csv cannot be opened\. \S/);
  await page.locator("input[type=file]").setInputFiles(MORNING_FILE);
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  await page.getByRole("button", { name: "Open another replay file" }).click();
  await page.getByRole("heading", { name: "Open a replay file" }).waitFor();
});

soakTest("never requests a foreign address", async () => {
  const page = await visit("/monitor/replay?recording=//elsewhere.example/day.ndjson");
  await soon(() => page.getByRole("alert").textContent()).toBe(
    "Links open replay files of this platform only.",
  );
});

test("Rewind leads from the live monitor to the last hour of its log", async () => {
  const page = await visit("/monitor");
  await page.getByRole("link", { name: "Rewind" }).click();
  await page.waitForURL("**/monitor/replay?from=*&to=*");
  const { searchParams } = new URL(page.url());
  expect(Date.parse(searchParams.get("to") ?? "") - Date.parse(searchParams.get("from") ?? "")).toBe(
    3_600_000,
  );
});

soakTest(
  "axe finds nothing wrong before and after a recording is open, in the light and in the dark",
  async () => {
    const page = await visit("/monitor/replay");
    await page.getByRole("heading", { name: "Open a replay file" }).waitFor();
    expect(await violations(page)).toEqual([]);
    const view = await openAt("?at=7");
    await soon(view.names).toEqual(["Ada", "Bo"]);
    expect(await violations(view.page)).toEqual([]);
  },
);

soakTest("it has room on a narrow screen, where the inspector is a drawer", async () => {
  const view = await openAt("?at=7", { viewport: { width: 390, height: 844 } });
  const { page } = view;
  await soon(() => tooWide(page)).toBe(0);
  await page.getByRole("link", { name: "Back to live" }).waitFor();
  await page.getByRole("button", { name: "Inspector" }).click();
  await page.getByRole("dialog", { name: "Inspector" }).waitFor();
  await page.keyboard.press("Escape");
  await soon(() => focused(page)).toBe("Inspector");
});

soakTest("it speaks French", async () => {
  const page = await enter("/monitor/replay?at=7", { locale: "fr-FR" });
  await page.locator("input[type=file]").setInputFiles(MORNING_FILE);
  await page.getByRole("button", { name: "Lire", exact: true }).waitFor();
  await page.getByText("état à 10:00:30").waitFor();
  await soon(() => page.getByRole("region", { name: "Relecture", exact: true }).textContent()).toContain(
    "Ces données ne sont pas en temps réel et rien ne peut être modifié",
  );
});
