import { expect, test } from "vitest";
import { pbx } from "../support/pbx.ts";
import { soakTest } from "../support/soak-test.ts";
import { consoleInBrowser, focused, refusal } from "./support/console-in-browser.ts";
import { TestFloor } from "./support/test-floor.ts";

const { platform, visit } = consoleInBrowser();
const LIST = "**/api/segments?*";

test("the address restores the list, in a browser that has never seen it", async () => {
  const page = await visit("/segments?is.channels=video&sort=-name&cols=name,visibility&density=compact&q=e");
  await page.getByRole("button", { name: "Channels is Video", exact: true }).waitFor();
  await expect
    .poll(async () => (await page.getByRole("columnheader").allTextContents()).filter((head) => head !== ""))
    .toEqual(["Name", "Visibility"]);
  await expect
    .poll(() => page.getByRole("columnheader", { name: "Name" }).getAttribute("aria-sort"))
    .toBe("descending");
  await expect.poll(() => page.getByRole("searchbox").inputValue()).toBe("e");
  await page.getByRole("rowheader").nth(1).waitFor();
  const names = await page.getByRole("rowheader").allTextContents();
  expect(names).toEqual([...names].sort().reverse());
});

soakTest("shows unknown parameters of the address as ignored, and lets the user remove them", async () => {
  const page = await visit("/segments?colour=blue");
  await page.getByText("colour=blue").waitFor();
  await page.getByRole("button", { name: "Remove filter colour=blue" }).click();
  await page.waitForURL(/\/segments$/);
  await expect.poll(() => focused(page)).toBe("Add filter");
});

test("a filter is added, changed and removed by keyboard alone, and going back undoes it", async () => {
  const page = await visit("/segments");
  await page.getByRole("button", { name: "Add filter" }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => focused(page)).toBe("Channels");
  await page.keyboard.press("Enter");
  await expect.poll(() => focused(page)).toBe("Video");
  await page.keyboard.press("Space");
  await page.waitForURL(/is\.channels=video$/);
  await page.keyboard.press("Escape");
  await expect.poll(() => focused(page)).toBe("Add filter");
  await page.getByRole("button", { name: "Channels is Video", exact: true }).waitFor();
  await page.goBack();
  await page.getByRole("button", { name: "Channels is Video", exact: true }).waitFor({ state: "detached" });
});

soakTest("columns come and go by the menu, and the name stays", async () => {
  const page = await visit("/segments");
  await page.getByRole("button", { name: "Columns" }).click();
  expect(await page.getByRole("checkbox", { name: "Name", exact: true }).count()).toBe(0);
  await page.getByRole("checkbox", { name: "Agents", exact: true }).click();
  await page.getByRole("columnheader", { name: "Agents" }).waitFor({ state: "detached" });
  await page.getByRole("checkbox", { name: "Created", exact: true }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("columnheader", { name: "Created" }).waitFor();
  await expect
    .poll(() => page.url())
    .toMatch(/cols=name,channels,waiting,longestWait,serviceLevel,createdAt,actions$/);
});

soakTest("reports a filter without matches, and resets it in one step", async () => {
  const page = await visit("/segments?q=nothing-is-called-so");
  await page.getByRole("heading", { name: "No results" }).waitFor();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await page.getByRole("table").waitFor();
  await expect.poll(() => page.url()).toMatch(/\/segments$/);
});

soakTest("describes the purpose of an empty list", async () => {
  const page = await visit("/segments");
  await page.route(LIST, (route) => route.fulfill({ json: { total: 0, skip: 0, limit: 10, data: [] } }));
  await page.reload();
  await page.getByRole("heading", { name: "No segments yet" }).waitFor();
  await expect
    .poll(() => page.getByText("A segment sends customers’ calls to the right agents.").isVisible())
    .toBe(true);
});

soakTest("shows why a list failed to load, with a reference, and retries", async () => {
  const page = await visit("/segments");
  await page.route(LIST, (route) => route.fulfill(refusal(503)));
  await page.reload();
  const alert = page.getByRole("alert");
  await alert.getByText("The platform returned error 503. Give support this reference: 01TESTID.").waitFor();
  await page.unroute(LIST);
  await alert.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("table").waitFor();
  await expect.poll(() => alert.count()).toBe(0);
});

soakTest("rows that could not be renewed stay, and are marked", async () => {
  const page = await visit("/segments");
  await page.getByRole("table").waitFor();
  await page.route(LIST, (route) => route.fulfill(refusal(500)));
  await page.getByRole("columnheader", { name: "Name" }).getByRole("button").click();
  await page.getByText(/^Could not refresh the list\. The data shown is from \d\d:\d\d\./).waitFor();
  await expect.poll(() => page.getByRole("table").getAttribute("aria-busy")).toBe("true");
  await expect.poll(() => page.getByRole("rowheader").count()).toBeGreaterThan(1);
});

soakTest("shows users without access who can grant it", async () => {
  const page = await visit("/segments");
  await page.route(LIST, (route) => route.fulfill(refusal(403)));
  await page.reload();
  await page.getByText("Ask an administrator of Switchboard Demo for access.").waitFor();
  await expect.poll(() => page.getByRole("alert").count()).toBe(0);
});

soakTest("while it loads there is first nothing, then the shape of the rows, then words", async () => {
  const page = await visit("/segments");
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(LIST, async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  await page.getByRole("status", { name: "Loading the list" }).waitFor({ state: "attached" });
  await page.getByText("Still loading. The platform is slower than usual.").waitFor();
  expect(await page.getByRole("table").count()).toBe(0);
  release();
  await page.getByRole("table").waitFor();
});

soakTest("pages are links, and a page behind the last one leads to the last", async () => {
  const page = await visit("/segments");
  await page.route(LIST, (route) => {
    const query = new URL(route.request().url()).searchParams;
    const [skip, limit] = [Number(query.get("$skip")), Number(query.get("$limit"))];
    const data = Array.from({ length: Math.max(0, Math.min(limit, 62 - skip)) }, (_, index) => ({
      _id: String(skip + index).padStart(24, "0"),
      name: `Segment ${skip + index + 1}`,
    }));
    return route.fulfill({ json: { total: 62, skip, limit, data } });
  });
  await page.goto("/segments?page=99&size=25");
  await page.getByText("51 to 62 of 62").waitFor();
  await expect.poll(() => page.url()).toMatch(/\?page=3&size=25$/);
  await page.getByRole("link", { name: "Page 2" }).click();
  await page.getByText("26 to 50 of 62").waitFor();
  await page.goBack();
  await page.getByText("51 to 62 of 62").waitFor();
});

soakTest("on a narrow screen each segment takes two lines", async () => {
  const page = await visit("/segments", { viewport: { width: 420, height: 800 } });
  await page.getByRole("list", { name: "Segments" }).getByRole("listitem").first().waitFor();
  expect(await page.getByRole("table").count()).toBe(0);
});

test("hides the segments from recordings, shows them marked, and removes them with the agents in one step", async () => {
  const floor = await TestFloor.open(platform, Date.now);
  await platform()
    .database.db.updateTable("users")
    .set({ level: 1, privilege: "admin" })
    .where("account", "=", floor.account)
    .where("email", "=", floor.email)
    .execute();
  await floor.happens(
    pbx("traffic-started", "traffic/day", {
      kind: "recording",
      name: "A day",
      zone: "Europe/Madrid",
      rate: 1,
    }),
    pbx("segment-described", "segment/65a0f0ff0000000000000001", {
      name: "Old queue",
      channels: ["audio"],
      imported: true,
    }),
    pbx("user-described", "user/65a0f0ff0000000000000002", {
      name: "ZOHARI",
      segments: ["65a0f0ff0000000000000001"],
      imported: true,
    }),
  );
  const page = await visit("/segments", { email: floor.email });
  const names = () => page.getByRole("rowheader").allTextContents();
  await page.getByText("1 segment from replay files is hidden").waitFor();
  expect(await names()).toEqual(["Sales", "Support"]);
  await page.getByRole("button", { name: "Show them" }).click();
  await expect.poll(names).toEqual(["Old queueFrom a replay file"]);
  await page.getByRole("button", { name: "Remove them" }).click();
  const dialog = page.getByRole("dialog", { name: "Remove segments and users from replay files" });
  await dialog.getByText("1 segment and 1 user will be removed").waitFor();
  await dialog.getByRole("textbox").fill("2");
  await dialog.getByRole("button", { name: "Remove them" }).click();
  await page.getByText("1 segment and 1 user removed").waitFor();
  await expect.poll(names).toEqual(["Sales", "Support"]);
  await page.getByText("from replay files is hidden").waitFor({ state: "detached" });
});
