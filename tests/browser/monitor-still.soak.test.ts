import { expect, test } from "vitest";
import { consoleInBrowser, focused } from "./support/console-in-browser.ts";
import { MonitorView, soon } from "./support/monitor-view.ts";
import { platformClock } from "./support/platform-clock.ts";
import { TestFloor } from "./support/test-floor.ts";

const now = platformClock();
const { platform, visit } = consoleInBrowser({ now });

/** The monitor of a floor on which Ana, Ben and Cleo wait, in this order. */
async function watchThree(path = "/monitor") {
  const floor = await TestFloor.open(platform, now);
  await floor.happens(
    floor.queues("Ana", { for: 90 }),
    floor.queues("Ben", { for: 60 }),
    floor.queues("Cleo", { for: 30 }),
  );
  const view = new MonitorView(await visit(path, { email: floor.email }));
  await soon(view.names).toEqual(["Ana", "Ben", "Cleo"]);
  return { floor, view, page: view.page };
}

test("freezes a paused monitor, counts new events, and shows all of them on resume", async () => {
  const { floor, view, page } = await watchThree();
  await page.getByRole("button", { name: "Pause" }).click();
  await page.getByText(/^Paused at 10:0\d$/).waitFor();
  await page.getByText("0 updates pending").waitFor();
  await floor.happens(floor.abandons("Ana"), floor.queues("Dora"), floor.queues("Emil"));
  await page.getByText("3 updates pending").waitFor();
  await expect.poll(() => view.names()).toEqual(["Ana", "Ben", "Cleo"]);
  await expect.poll(() => view.number("Waiting").textContent()).toMatch(/^Waiting3/);
  await expect.poll(() => view.tab("Queue").textContent()).toBe("Queue3");
  const waited: (string | null)[] = [];
  for (let time = 0; time < 2; time++) {
    await view.tab("In call").click();
    await page.getByRole("heading", { name: "No calls in progress" }).waitFor();
    await view.tab("Queue").click();
    await soon(view.names).toEqual(["Ana", "Ben", "Cleo"]);
    waited.push(await view.row("Ana").getByRole("cell").last().textContent());
  }
  expect(new Set(waited).size).toBe(1);
  // The menu is part of every page: it continues.
  await page.getByRole("img", { name: "4 waiting" }).waitFor();

  await page.getByRole("button", { name: "Resume" }).click();
  await soon(view.names).toEqual(["Ben", "Cleo", "Dora", "Emil"]);
  await expect.poll(() => view.number("Waiting").textContent()).toMatch(/^Waiting4/);
  await expect.poll(() => view.number("Abandoned today").textContent()).toMatch(/^Abandoned today1/);
  await page.getByText(/updates? pending/).waitFor({ state: "detached" });
  await page.keyboard.press("p");
  await page.getByText("0 updates pending").waitFor();
  await page.keyboard.press("p");
  await page.getByRole("button", { name: "Pause" }).waitFor();
});

test("while the pointer is in the list no row moves under it, and everything is made up for when it leaves", async () => {
  const { floor, view, page } = await watchThree();
  await view.row("Ben").hover();
  const place = await view.row("Ben").boundingBox();
  await floor.happens(floor.queues("Zoe", { for: 120 }), floor.abandons("Ana"), floor.offered("Ben"));
  await page.getByText("1 new row, shown when you leave the list").waitFor();
  await expect.poll(() => view.names()).toEqual(["Ana No longer in the list", "Ben", "Cleo"]);
  await expect.poll(() => view.row("Ben").boundingBox()).toEqual(place);
  // The content of a row is never old.
  await view.row("Ben").getByText("Offered").waitFor();
  await expect.poll(() => view.tab("Queue").textContent()).toBe("Queue3");
  await page.getByRole("heading", { name: "Live Monitor" }).hover();
  await soon(view.names).toEqual(["Zoe", "Ben", "Cleo"]);
  await expect.poll(() => page.getByText("shown when you leave the list").count()).toBe(0);
});

test("holds the list while a row is read by keyboard, and catches up afterward", async () => {
  const { floor, view, page } = await watchThree();
  await view.row("Ana").focus();
  await page.keyboard.press("ArrowDown");
  await soon(() => focused(page)).toMatch(/^Ben/);
  await floor.happens(floor.queues("Zoe", { for: 120 }), floor.answers("Ben"));
  await view.row("Ben No longer in the list").waitFor();
  await expect.poll(() => view.names()).toEqual(["Ana", "Ben No longer in the list", "Cleo"]);
  await expect.poll(() => focused(page)).toMatch(/^Ben/);
  await page.keyboard.press("Shift+Tab");
  await soon(view.names).toEqual(["Zoe", "Ana", "Cleo"]);
});

test("releases held rows when a list is sorted or searched again", async () => {
  const { floor, view, page } = await watchThree();
  await view.row("Ana").focus();
  await floor.happens(floor.abandons("Ana"), floor.queues("Zoe", { for: 120 }));
  await view.row("Ana No longer in the list").waitFor();
  await page.getByRole("columnheader", { name: "Customer" }).getByRole("button").click();
  await soon(view.names).toEqual(["Ben", "Cleo", "Zoe"]);
  await expect.poll(() => page.getByText("shown when you leave the list").count()).toBe(0);
});
