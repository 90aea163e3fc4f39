import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import type { Event } from "../../openapi/generated/live-monitor.ts";
import {
  ANA,
  callCreated,
  callEnded,
  contactCreated,
  contactEnded,
  logged,
  queueAbandoned,
  queueAssigned,
  queueCreated,
  SALES,
  SUPPORT,
  storyEvent,
} from "../support/floor-story.ts";
import { unsealedHeader } from "../support/some-header.ts";
import { fileOfRecords } from "../support/written-recording.ts";
import { tooWide, violations } from "./support/axe.ts";
import { consoleInBrowser, focused } from "./support/console-in-browser.ts";
import { chosenFile } from "./support/recorded-morning.ts";

const { enter } = consoleInBrowser();

const MORNING = logged([
  contactCreated("c-1", "9:00:00"),
  queueCreated("1", "9:00:05", { segment: SALES }),
  contactCreated("c-2", "9:00:10"),
  queueCreated("2", "9:00:15", { segment: SUPPORT }),
  queueAssigned("1", "9:00:20", ANA),
  callCreated("1", "9:00:20", { user: ANA, segment: SALES, queue: "1" }),
  queueAbandoned("2", "9:03:10"),
  contactEnded("c-2", "9:03:10", "abandoned"),
  storyEvent("poc-connected", "poc/65a0000000000000000000d1", "9:04:00", {
    branch: "65a0000000000000000000e1",
  }),
  callEnded("1", "9:06:00"),
  contactEnded("c-1", "9:06:00", "answered"),
]);
const NAMES = { segments: { [SALES]: "Sales", [SUPPORT]: "Support" }, users: { [ANA]: "Ana" } };

const file = (events: readonly Event[], name = "morning.ndjson") =>
  chosenFile(fileOfRecords(unsealedHeader(events, NAMES), ...events), name);

async function opened(options: Parameters<typeof enter>[1] = {}): Promise<Page> {
  const page = await enter("/monitor/replay", options);
  await page.locator("input[type=file]").first().setInputFiles(file(MORNING));
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  return page;
}

const list = (page: Page) => page.getByRole("listbox", { name: "Events" });
const chosen = (page: Page) => list(page).getByRole("option", { selected: true });
const tab = (page: Page, name: string) =>
  page.getByRole("group", { name: "Inspector tabs" }).getByRole("button", { name });

/** Goes to an event of the list by keys alone. */
async function goTo(page: Page, row: RegExp): Promise<void> {
  await list(page).focus();
  await page.keyboard.press("Home");
  for (let step = 0; step < MORNING.length && !row.test((await chosen(page).textContent()) ?? ""); step++) {
    const before = await chosen(page).textContent();
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => chosen(page).textContent()).not.toBe(before);
  }
}

describe("given the recording of a morning", () => {
  test("moves between events by arrow keys, with the content and the changes of each", async () => {
    const page = await opened();
    await goTo(page, /queue-created.*Sales/);
    const detail = page.getByRole("region", { name: "Latest event" });
    await expect.poll(() => detail.textContent()).toContain("numbers.waiting0 1");
    await expect.poll(() => detail.textContent()).toContain("segments.Salesadded");
    await expect.poll(() => detail.textContent()).toContain("queue.1added");
    const tree = detail.getByRole("tree", { name: "Data" });
    await tree.getByRole("treeitem").first().focus();
    await page.keyboard.press("ArrowDown");
    expect(await focused(page)).toContain("contact");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => tree.getByRole("treeitem").count()).toBe(1);
    // The keys of the tree are not those of the transport.
    expect(await chosen(page).textContent()).toContain("queue-created");
    await detail.getByRole("button", { name: "Envelope" }).press("Enter");
    await expect
      .poll(() => detail.getByRole("tree", { name: "Envelope" }).textContent())
      .toContain('"queue/1"');
    expect(await violations(page)).toEqual([]);
    expect(await tooWide(page)).toBe(0);
  });

  test("outlines the changes of an event in the monitor until the next event", async () => {
    const page = await opened();
    await goTo(page, /queue-assigned/);
    const touched = () =>
      page.locator("main [data-touched]").evaluateAll((all) => all.map((one) => one.textContent));
    await expect.poll(touched).toEqual([expect.stringContaining("Sales")]);
    await goTo(page, /call-created/);
    await expect.poll(touched).toContainEqual(expect.stringMatching(/^Waiting/));
    await page.keyboard.press("Home");
    await expect.poll(touched).not.toContainEqual(expect.stringMatching(/^Waiting/));
  });

  test("events are found by type, segment and text, also where the event itself does not name its segment", async () => {
    const page = await opened();
    await page
      .getByRole("group", { name: "Events shown" })
      .getByRole("button", { name: "All" })
      .press("Enter");
    await expect.poll(() => list(page).getByRole("option").count()).toBe(11);
    await page
      .getByRole("complementary", { name: "Inspector" })
      .getByRole("button", { name: "Add filter" })
      .press("Enter");
    await page.getByRole("dialog").getByRole("button", { name: "Segment", exact: true }).press("Enter");
    await page.getByRole("checkbox", { name: "Support" }).press("Space");
    await page.getByRole("button", { name: "Done" }).press("Enter");
    await expect
      .poll(() => list(page).getByRole("option").allTextContents())
      .toEqual([
        expect.stringContaining("contact-created"),
        expect.stringContaining("queue-created"),
        expect.stringContaining("queue-abandoned"),
        expect.stringContaining("contact-ended"),
      ]);
    await page.getByRole("searchbox", { name: "Search subject and data" }).fill("queue/2");
    await expect.poll(() => page.getByText("2 of 11 events").count()).toBe(1);
    await page.getByRole("searchbox", { name: "Search subject and data" }).fill("nowhere");
    await page.getByText("No matching events.").waitFor();
    // It is in the address: going back leads to the previous search, and the address alone to the same.
    await page.goBack();
    await expect.poll(() => page.getByText("4 of 11 events").count()).toBe(1);
    await page.reload();
    await page.locator("input[type=file]").first().setInputFiles(file(MORNING));
    await expect.poll(() => page.getByText("4 of 11 events").count()).toBe(1);
    await expect.poll(() => list(page).getByRole("option").count()).toBe(4);
  });

  test("stops the replay where a breakpoint on a number is met, shows the count, and leads there", async () => {
    const page = await opened();
    await tab(page, "Breakpoints").press("Enter");
    await page.getByRole("button", { name: "Add breakpoint" }).press("Enter");
    await page.getByRole("button", { name: "Add", exact: true }).press("Enter");
    await page.getByText("Enter a number, such as 18").waitFor();
    await page.getByRole("textbox", { name: "Value" }).fill("2");
    await page.keyboard.press("Enter");
    await page.getByText("Stops 1 time").waitFor();
    await page.getByRole("slider", { name: "Speed" }).press("End");
    await page.getByRole("button", { name: "Play", exact: true }).press("Enter");
    await page.getByText("Stopped at").waitFor();
    await tab(page, "Events").press("Enter");
    await expect.poll(() => chosen(page).textContent()).toContain("9:00:15");
    await tab(page, "Breakpoints").press("Enter");
    expect(await violations(page)).toEqual([]);
  });

  test("updates watched names with the replay, and suggests valid ones for an unknown name", async () => {
    const page = await opened();
    await goTo(page, /queue-created.*Support/);
    await tab(page, "Watch").press("Enter");
    const field = page.getByRole("textbox", { name: "Expression" });
    await field.fill("segmants.Sales.waiting");
    await page.keyboard.press("Enter");
    await page
      .getByText("Character 1: the state has no “segmants”. Start with one of these: numbers")
      .waitFor();
    await field.fill("segments.Support.waiting");
    await page.keyboard.press("Enter");
    const value = page.getByRole("status", { name: "segments.Support.waiting" });
    await expect.poll(() => value.textContent()).toBe("1");
    await page.getByRole("button", { name: "Go to start" }).press("Enter");
    await expect.poll(() => value.textContent()).toBe("-");
    // Away from the button, whose name floats beside it.
    await field.focus();
    expect(await violations(page)).toEqual([]);
  });

  test("an expression is watched, is mended at the place where it is wrong, and stops the replay where it becomes true", async () => {
    const page = await opened();
    await goTo(page, /queue-created.*Sales/);
    await tab(page, "Watch").press("Enter");
    const field = page.getByRole("textbox", { name: "Expression" });
    await field.focus();
    await page.keyboard.type("numbers.waiting > > 1");
    await page.keyboard.press("Enter");
    await page
      .getByText("Character 19: “>” is not valid here. Use a number, a name, a text in quotes or (.")
      .waitFor();
    expect(await field.inputValue()).toBe("numbers.waiting > > 1");
    // What is wrong is chosen: the next key takes its place.
    await page.keyboard.press("Delete");
    await page.keyboard.press("Enter");
    const watched = "numbers.waiting >  1";
    const value = page.getByRole("status", { name: watched });
    await expect.poll(() => value.textContent()).toBe("No");
    expect(await field.inputValue()).toBe("");
    for (const now of ["No", "Yes"]) {
      await page.getByRole("button", { name: "Step forward", exact: true }).press("Enter");
      await expect.poll(() => value.textContent()).toBe(now);
    }
    await page.getByRole("button", { name: `Stop when this becomes true: ${watched}` }).press("Enter");
    await page.getByRole("button", { name: "Go to start" }).press("Enter");
    await page.getByRole("slider", { name: "Speed" }).press("End");
    await page.getByRole("button", { name: "Play", exact: true }).press("Enter");
    await page.getByText("Stopped at").waitFor();
    await expect.poll(() => value.textContent()).toBe("Yes");
    await tab(page, "Breakpoints").press("Enter");
    await page.getByRole("checkbox", { name: watched }).waitFor();
    await page.getByText("Stops 1 time").waitFor();
  });

  test("Escape puts away what a breakpoint is written in, not the drawer around it, and asks before something typed is lost", async () => {
    const page = await opened();
    await page.setViewportSize({ width: 1100, height: 900 });
    await page.getByRole("button", { name: "Inspector" }).press("Enter");
    const drawer = page.getByRole("dialog", { name: "Inspector" });
    await drawer.getByRole("button", { name: "Breakpoints" }).press("Enter");
    const start = drawer.getByRole("button", { name: "Add breakpoint" });
    await start.press("Enter");
    const value = drawer.getByRole("textbox", { name: "Value" });
    await value.press("Escape");
    await start.and(page.locator(":focus")).waitFor();
    await start.press("Enter");
    await value.fill("2");
    await value.press("Escape");
    const question = page.getByRole("dialog", { name: "Leave without saving?" });
    await question.waitFor();
    await page.keyboard.press("Escape");
    await question.waitFor({ state: "detached" });
    expect(await value.inputValue()).toBe("2");
    await value.press("Escape");
    await question.getByRole("button", { name: "Leave" }).click();
    await start.waitFor();
    expect(await value.count()).toBe(0);
    await drawer.waitFor();
  });

  test("keeps the inspector's drafts through a change of tab and a closed drawer", async () => {
    const page = await opened();
    await tab(page, "Watch").press("Enter");
    await page.getByRole("textbox", { name: "Expression" }).fill("numbers.wai");
    await tab(page, "Breakpoints").press("Enter");
    await page.getByRole("button", { name: "Add breakpoint" }).press("Enter");
    await tab(page, "Watch").press("Enter");
    expect(await page.getByRole("textbox", { name: "Expression" }).inputValue()).toBe("numbers.wai");
    // This one was empty.
    await tab(page, "Breakpoints").press("Enter");
    await page.getByRole("button", { name: "Add breakpoint" }).press("Enter");
    await page.getByRole("textbox", { name: "Value" }).fill("2");
    await page.setViewportSize({ width: 1100, height: 900 });
    const drawer = page.getByRole("dialog", { name: "Inspector" });
    for (const way of ["Close", "Escape"]) {
      await page.getByRole("button", { name: "Inspector" }).press("Enter");
      await drawer.getByRole("button", { name: "Breakpoints" }).press("Enter");
      expect(await drawer.getByRole("textbox", { name: "Value" }).inputValue()).toBe("2");
      await drawer.getByRole("button", { name: "Breakpoints" }).and(page.locator(":focus")).waitFor();
      if (way === "Close") await drawer.getByRole("button", { name: "Close" }).click();
      else await page.keyboard.press("Escape");
      await drawer.waitFor({ state: "detached" });
    }
    await page.getByRole("button", { name: "Inspector" }).press("Enter");
    await drawer.getByRole("button", { name: "Breakpoints" }).press("Enter");
    await drawer.getByRole("button", { name: "Add", exact: true }).press("Enter");
    await drawer.getByRole("button", { name: "Add breakpoint" }).press("Enter");
    expect(await drawer.getByRole("textbox", { name: "Value" }).inputValue()).toBe("");
  });

  test("a breakpoint on an expression asks for one that can be true, and counts where it becomes so", async () => {
    const page = await opened();
    await tab(page, "Breakpoints").press("Enter");
    await page.getByRole("button", { name: "Add breakpoint" }).press("Enter");
    await page.getByRole("combobox", { name: "Stop at" }).press("Enter");
    await page.getByRole("option", { name: "An expression" }).click();
    const field = page.getByRole("textbox", { name: "Expression" });
    await field.fill("numbers.waiting + 1");
    await page.keyboard.press("Enter");
    await page.getByText("This is not a condition. Compare it, as in numbers.waiting > 5.").waitFor();
    await field.fill("numbers.in-call > numbers.waiting or calls.size = 1");
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press("Enter");
    await page.getByText("Stops 1 time").waitFor();
    await page
      .getByRole("button", {
        name: "Go to next stop: numbers.in-call > numbers.waiting or calls.size = 1",
      })
      .press("Enter");
    await tab(page, "Events").press("Enter");
    await expect.poll(() => chosen(page).textContent()).toContain("call-created");
  });

  test("two positions, another recording and another fold are laid beside it, each with where they first differ", async () => {
    const page = await opened();
    await tab(page, "Compare").press("Enter");
    await page.getByRole("textbox", { name: "Position A" }).fill("2");
    await page.getByRole("textbox", { name: "Position B" }).fill("4");
    await page.getByText("numbers.waiting1 2").waitFor();
    await page.getByRole("textbox", { name: "Position B" }).fill("99");
    await page.getByText("Enter a position from 0 to 11").waitFor();
    await page.getByRole("button", { name: "Replay file", exact: true }).press("Enter");
    const other = page.getByRole("complementary", { name: "Inspector" }).locator("input[type=file]");
    await other.setInputFiles(file(MORNING.filter(({ type }) => type !== "queue-abandoned")));
    await page
      .getByText("Compared with A morning: 10 the same, 1 only here, 0 only there, 0 different.")
      .waitFor();
    await page.getByRole("button", { name: /^only here.*queue-abandoned/ }).press("Enter");
    await other.setInputFiles({
      name: "shopping.txt",
      mimeType: "text/plain",
      buffer: Buffer.from("bread\n"),
    });
    await page
      .getByText("shopping.txt cannot be compared. This is not a replay file: line 1 is not a header.")
      .waitFor();
    await page.getByRole("button", { name: "Calculation", exact: true }).press("Enter");
    await page.getByRole("combobox", { name: "Compare with calculation version" }).waitFor();
    await page
      .getByRole("complementary", { name: "Inspector" })
      .getByRole("button", { name: "Compare", exact: true })
      .last()
      .press("Enter");
    await page.getByText("Version 1 gives a different state from position 9 on").waitFor();
    await page.getByRole("button", { name: "Go to position" }).press("Enter");
    expect(await violations(page)).toEqual([]);
    await tab(page, "Events").press("Enter");
    await expect.poll(() => chosen(page).textContent()).toContain("poc-connected");
  });

  test("steps by change and by transition go to where a number or a state becomes another, both ways", async () => {
    const page = await opened();
    await page.getByRole("button", { name: "Transition", exact: true }).press("Enter");
    const forward = page.getByRole("button", { name: "Step forward", exact: true });
    for (const time of ["9:00:05", "9:00:15"]) {
      await forward.press("Enter");
      await expect.poll(() => chosen(page).textContent()).toContain(time);
    }
    await page.getByRole("button", { name: "Step back" }).press("Enter");
    await expect.poll(() => chosen(page).textContent()).toContain("9:00:05");
  });
});

test("on a narrow screen in the dark the inspector opens as a drawer, in French, and nothing is cut", async () => {
  const page = await enter("/monitor/replay", {
    viewport: { width: 390, height: 844 },
    colorScheme: "dark",
    locale: "fr-FR",
  });
  await page.locator("input[type=file]").first().setInputFiles(file(MORNING));
  await page.getByRole("button", { name: "Inspecteur" }).press("Enter");
  await page.getByRole("listbox", { name: "Événements" }).waitFor();
  for (const name of ["Arrêts", "Suivi", "Comparer"]) {
    await page
      .getByRole("group", { name: "Onglets de l’inspecteur" })
      .getByRole("button", { name })
      .press("Enter");
    expect(await violations(page)).toEqual([]);
    expect(await tooWide(page)).toBe(0);
  }
});
