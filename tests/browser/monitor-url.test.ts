import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { soakTest } from "../support/soak-test.ts";
import { consoleInBrowser, focused, typeCredentials } from "./support/console-in-browser.ts";
import { MonitorView, soon } from "./support/monitor-view.ts";
import { platformClock } from "./support/platform-clock.ts";
import { TestFloor } from "./support/test-floor.ts";

const now = platformClock();
const { open, platform, visit } = consoleInBrowser({ now });

// The tests of this file only look: one floor does for all of them.
let floor: TestFloor;
beforeAll(async () => {
  floor = await TestFloor.open(platform, now);
  await floor.happens(
    ...floor.arrives(floor.nadia),
    ...floor.arrives(floor.piet, "break"),
    floor.queues("Ana Ruiz", { for: 90, channel: "video" }),
    floor.queues("Ben Ode", { for: 60, segment: floor.support }),
    floor.queues("Cleo Ruiz", { for: 30, channel: "video", priority: 5 }),
    floor.queues("Dora Ruiz", { for: 20 }),
    floor.queues("Emil Ode", { for: 10 }),
    floor.answers("Emil Ode"),
  );
});

async function look(path: string): Promise<MonitorView> {
  const view = new MonitorView(await visit(path, { email: floor.email }));
  await view.page.getByRole("rowheader").first().waitFor();
  return view;
}

const search = (page: Page) => new URL(page.url()).search;
const head = (page: Page, name: string) => page.getByRole("columnheader", { name });

test("sorts the list by its column headers, by mouse and keyboard, and updates the address", async () => {
  const view = await look("/monitor");
  const { page } = view;
  await expect.poll(() => view.names()).toEqual(["Ana Ruiz", "Ben Ode", "Cleo Ruiz", "Dora Ruiz"]);
  await expect.poll(() => head(page, "Wait").getAttribute("aria-sort")).toBe("descending");
  await head(page, "Customer").getByRole("button").click();
  await page.waitForURL("**/monitor?sort=customer");
  await head(page, "Customer").getByRole("button").click();
  await page.waitForURL("**/monitor?sort=-customer");
  await soon(view.names).toEqual(["Dora Ruiz", "Cleo Ruiz", "Ben Ode", "Ana Ruiz"]);
  await expect.poll(() => head(page, "Customer").getAttribute("aria-sort")).toBe("descending");
  await expect.poll(() => head(page, "Wait").getAttribute("aria-sort")).toBeNull();
  // From head to head with Tab, and Enter sorts.
  await page.keyboard.press("Tab");
  await expect.poll(() => focused(page)).toBe("Segment");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/monitor?sort=segment");
  await soon(view.names).toEqual(["Ana Ruiz", "Cleo Ruiz", "Dora Ruiz", "Ben Ode"]);
  await page.goBack();
  await soon(view.names).toEqual(["Dora Ruiz", "Cleo Ruiz", "Ben Ode", "Ana Ruiz"]);
});

soakTest("a search finds parts of names without accents, and is in the address", async () => {
  const view = await look("/monitor");
  const { page } = view;
  await page.keyboard.press("/");
  await expect.poll(() => focused(page)).toBe("Search queue");
  await page.keyboard.type("RÜIZ do");
  await soon(view.names).toEqual(["Dora Ruiz"]);
  await page.getByText("1 of 4", { exact: true }).waitFor();
  await expect.poll(() => decodeURIComponent(search(page))).toBe("?q=RÜIZ+do");
  await page.keyboard.press("Escape");
  await soon(view.names).toHaveLength(4);
  await expect.poll(() => search(page)).toBe("");
});

soakTest("filters come and go as chips, and combine", async () => {
  const view = await look("/monitor");
  const { page } = view;
  const add = async (field: string, value: string) => {
    await page.getByRole("button", { name: "Add filter" }).click();
    await page.getByRole("dialog").getByRole("button", { name: field }).click();
    await page.getByRole("checkbox", { name: value }).check();
    await page.keyboard.press("Escape");
  };
  await add("Segment", "Sales");
  await add("Channel", "Video");
  await soon(view.names).toEqual(["Ana Ruiz", "Cleo Ruiz"]);
  await expect.poll(() => search(page)).toBe(`?is.segment=${floor.sales}&is.channel=video`);
  await page.getByText("2 of 4", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Remove filter Channel is Video" }).click();
  await soon(view.names).toEqual(["Ana Ruiz", "Cleo Ruiz", "Dora Ruiz"]);
  // The segment stays when one goes to another list: one looks at Sales.
  await view.tab("In call").click();
  await soon(view.names).toEqual(["Emil Ode"]);
  await page.getByRole("button", { name: "Segment is Sales", exact: true }).waitFor();
  await expect.poll(() => search(page)).toBe(`?is.segment=${floor.sales}&tab=calls`);
});

soakTest("a list of segments leads to those who wait for one of them", async () => {
  const view = await look("/monitor?tab=segments");
  await view.row("Support").focus();
  await view.page.keyboard.press("Enter");
  await soon(view.names).toEqual(["Ben Ode"]);
  await expect.poll(() => search(view.page)).toBe(`?is.segment=${floor.support}`);
});

soakTest(
  "keeps every choice in the address, and shows the same to a different user after sign-in",
  async () => {
    const view = await look("/monitor?tab=queue");
    const { page } = view;
    await page.getByRole("button", { name: "Columns" }).click();
    await page.getByRole("checkbox", { name: "Channel", exact: true }).click();
    await page.getByRole("checkbox", { name: "Missed", exact: true }).click();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Compact" }).click();
    await head(page, "Customer").getByRole("button").click();
    await page.getByRole("searchbox").fill("ruiz");
    await soon(() => search(page)).toBe(
      "?q=ruiz&sort=customer&cols=customer,segment,state,dismissals,waiting&density=compact",
    );
    // Wide windows show a tag of the priority instead of its column.
    await view.number("Longest wait").click();
    await page.getByRole("dialog", { name: "Longest wait" }).waitFor();
    const shown = await picture(page);
    expect(shown).toMatchObject({
      heads: ["Customer", "Segment", "Status", "Missed", "Wait"],
      names: ["Ana Ruiz", "Cleo Ruiz", "Dora Ruiz"],
      sorted: ["Customer ascending"],
      search: "ruiz",
      height: 32,
      dialog: "Longest wait",
    });

    const other = await open(page.url());
    await other.waitForURL(/\/login\?redirect=/);
    await typeCredentials(other, floor.email);
    await other.keyboard.press("Enter");
    await other.getByRole("dialog", { name: "Longest wait" }).waitFor();
    await other.getByRole("row", { name: /Dora/, includeHidden: true }).waitFor();
    await expect.poll(() => other.url()).toBe(page.url());
    await expect.poll(() => picture(other)).toEqual(shown);
  },
);

soakTest("includes the chosen density in every shared address", async () => {
  const { page } = await look("/monitor");
  await page.getByRole("button", { name: "Compact" }).click();
  await soon(() => search(page)).toBe("?density=compact");
  await page.goto("/monitor?tab=agents");
  await soon(() => search(page)).toBe("?density=compact&tab=agents");
  await page.getByRole("button", { name: "Comfortable" }).click();
  await page.goto("/monitor?tab=agents");
  await page.getByRole("rowheader").first().waitFor();
  await expect.poll(() => search(page)).toBe("?tab=agents");
});

soakTest("the keys of the rows are among those that are listed", async () => {
  const { page } = await look("/monitor");
  await page.keyboard.press("?");
  const keys = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await keys.getByText("List: open row").waitFor();
  await expect
    .poll(() => keys.locator("dl > div").allTextContents())
    .toEqual(expect.arrayContaining(["List: open rowEnter", "List: previous or next row↑↓"]));
});

soakTest("every list has an address, and going back leads from list to list", async () => {
  const view = await look("/monitor?tab=agents&is.status=break&sort=-agent");
  const { page } = view;
  await expect.poll(() => view.names()).toEqual(["Piet Jansen"]);
  await view.tab("Segments").click();
  await soon(view.names).toEqual(["Sales", "Support"]);
  await expect.poll(() => search(page)).toBe("?tab=segments");
  await page.goBack();
  await soon(view.names).toEqual(["Piet Jansen"]);
  await expect.poll(() => view.tab("Agents").getAttribute("aria-current")).toBe("page");
});

/** Everything that one sees of a list. */
async function picture(page: Page) {
  return page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const heads = all("[role=columnheader]");
    return {
      heads: heads.map(({ textContent }) => textContent),
      sorted: heads.filter((one) => one.ariaSort !== null).map((one) => `${one.textContent} ${one.ariaSort}`),
      names: all("[role=rowheader]").map(({ textContent }) => textContent),
      height: all("[data-row]")[0]?.offsetHeight,
      search: document.querySelector<HTMLInputElement>("[type=search]")?.value,
      dialog: document.querySelector("[role=dialog] h2")?.textContent,
    };
  });
}
