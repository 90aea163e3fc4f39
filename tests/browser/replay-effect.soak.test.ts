import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Event } from "../../openapi/generated/live-monitor.ts";
import { recordingLines } from "../../streams/recording/sealed-lines.ts";
import { recordedLog } from "../../streams/replay/recorded-log.ts";
import { regressionOf } from "../../streams/replay/regression.ts";
import { ReplayIndex } from "../../streams/replay/replay-index.ts";
import { builtCommand } from "../server/cli/command.ts";
import { hasJanuary, needed } from "../support/recorded-data.ts";
import { tenthOfJanuary } from "../support/tenth-of-january.ts";
import { violations } from "./support/axe.ts";
import { consoleInBrowser } from "./support/console-in-browser.ts";

const SUPERVISOR = "supervisor@demo.example";
const HOUR = 3_600_000;
const { enter } = consoleInBrowser();

describe.skipIf(!hasJanuary)(`a test of a real hour in the replay${needed}`, () => {
  const folder = mkdtempSync(join(tmpdir(), "switchboard-effect-"));
  const file = join(folder, "hour.test.ndjson");
  let command: Awaited<ReturnType<typeof builtCommand>>;
  /** The first who hangs up in it. */
  let abandoned: number;
  /** Number of its expectations. */
  let count: number;
  afterAll(() => {
    command.remove();
    rmSync(folder, { recursive: true, force: true });
  });
  beforeAll(async () => {
    command = await builtCommand();
    const { header, events } = await tenthOfJanuary();
    const all: readonly Event[] = [...events];
    const log = recordedLog(header, all);
    const from = Date.parse("1999-01-10T16:00:00+02:00");
    const made = await regressionOf(
      log,
      ReplayIndex.of(log),
      { from, until: from + HOUR, name: "10 January, 1999-01-10 1600" },
      [],
      20,
    );
    writeFileSync(
      file,
      Array.from(recordingLines(made.header, made.records), (line) => `${line}\n`).join(""),
    );
    abandoned =
      all.find(({ type, time }) => type === "queue-abandoned" && Date.parse(time) >= from)?.offset ?? 0;
    count = made.expectations.length;
  });

  const opened = async (): Promise<Page> => {
    const page = await enter(`/monitor/replay?at=${abandoned}`, { email: SUPERVISOR });
    await page.getByLabel("Choose replay file").setInputFiles(file);
    await page.getByText(`${count} held · over the original version`).waitFor();
    return page;
  };
  const panelOf = (page: Page) => page.getByRole("region", { name: "Expectations", exact: true });
  const whatIf = async (page: Page, act: string | RegExp) => {
    await page.getByRole("button", { name: /^What-if/ }).click();
    const drawer = page.getByRole("dialog", { name: "What-if" });
    await drawer.getByText("queue-abandoned", { exact: true }).waitFor();
    await drawer.getByRole("button", { name: act, exact: typeof act === "string" }).click();
    return drawer;
  };

  test("without one abandonment it breaks: in the drawer, on the command line and in the panel", async () => {
    const page = await opened();
    const drawer = await whatIf(page, "Remove");
    await drawer.getByText(`Event ${abandoned.toLocaleString("en")} removed`, { exact: true }).waitFor();
    await drawer.getByText("No number changes.").waitFor();
    await drawer.getByText(/^Removing queue-abandoned alone changes nothing: contact-ended/).waitFor();
    await drawer.getByText(`1 of ${count} expectations would break:`).waitFor();
    expect(await drawer.getByRole("figure", { name: "Waiting around this time" }).innerText()).toMatch(
      /Original, maximum (\d+)\s+Edited, maximum \1\s/,
    );
    await expect
      .poll(() => drawer.getByRole("region", { name: "Expectations" }).getByRole("listitem").allInnerTexts())
      .toEqual([expect.stringMatching(/^count queue-abandoned = \d+\s+only \d+ by the end$/)]);
    expect(await violations(page)).toEqual([]);
    const saved = page.waitForEvent("download");
    await drawer.getByRole("button", { name: "Save edited replay file" }).click();
    const edited = join(folder, "edited.ndjson");
    copyFileSync(await (await saved).path(), edited);
    const verified = await command.start(["verify", edited]).ended;
    expect([verified.status, verified.stderr]).toEqual([
      1,
      expect.stringContaining(`edited; valid; ${count - 1} of ${count} expectations met.`),
    ]);
    await drawer.getByRole("button", { name: "Close" }).click();
    await page.getByRole("button", { name: "Save 16:00–17:00 as test, original version" }).waitFor();
    await panelOf(page).getByRole("button", { name: "Run over edited version" }).click();
    await panelOf(page)
      .getByText(new RegExp(`^1 broken and ${count - 1} held · over the edited version, run at`))
      .waitFor();
    expect(await panelOf(page).getByRole("listitem").first().innerText()).toMatch(
      /^count queue-abandoned = \d+\s+Broken/,
    );
    await panelOf(page).getByRole("button", { name: "Run expectations" }).click();
    await panelOf(page)
      .getByText(new RegExp(`^${count} held · over the original version`))
      .waitFor();
  });

  test("shows different contact numbers and more broken expectations without the complete contact", async () => {
    const page = await opened();
    const drawer = await whatIf(page, /^Remove the whole contact/);
    await drawer.getByText(/^First difference at/).waitFor();
    await drawer.getByText(new RegExp(`^\\d+ of ${count} expectations would break:$`)).waitFor();
    await expect
      .poll(() => drawer.getByRole("region", { name: "Expectations" }).getByRole("listitem").allInnerTexts())
      .toContainEqual(expect.stringMatching(/^equals contacts = /));
    await drawer.getByRole("button", { name: /^Undo: / }).click();
    await drawer.getByText("Edits").waitFor({ state: "detached" });
    await drawer.getByText("would break").waitFor({ state: "detached" });
  });

  test("the lists and numbers of the monitor show either of the two, and say which", async () => {
    const page = await opened();
    const numbers = page.getByRole("region", { name: "Key figures" });
    const customers = () =>
      page.getByRole("table", { name: "Waiting customers" }).getByRole("row").allInnerTexts();
    const was = { numbers: await numbers.innerText(), customers: await customers() };
    const drawer = await whatIf(page, /^Remove the whole contact/);
    await drawer.getByRole("button", { name: "Show in lists" }).click();
    await drawer.waitFor({ state: "detached" });
    await page.getByText(/^as it would have been at /).waitFor();
    await expect.poll(() => numbers.innerText()).not.toBe(was.numbers);
    const which = page.getByRole("group", { name: "Version in the lists" });
    await which.getByRole("button", { name: "Original" }).press("Enter");
    await page.getByText(/^as it was at /).waitFor();
    await expect
      .poll(async () => ({ numbers: await numbers.innerText(), customers: await customers() }))
      .toEqual(was);
    await which.getByRole("button", { name: "Edited" }).press("Enter");
    await page.getByText(/^as it would have been at /).waitFor();
    expect(await violations(page)).toEqual([]);
    // It continues as the edited variant, too.
    await page.keyboard.press("End");
    await page.getByText(/^as it would have been at (16:59|17:00)/).waitFor();
    // Without edits there is one alone.
    await page.getByRole("button", { name: "What-if: 1 edit" }).click();
    await drawer.getByRole("button", { name: /^Undo: / }).click();
    await drawer.getByText("Edits").waitFor({ state: "detached" });
    await drawer.getByRole("button", { name: "Close" }).click();
    await page.getByText(/^as it was at /).waitFor();
    await which.waitFor({ state: "detached" });
  });

  test("keeps the draft of an event after its drawer is closed, and at no other event", async () => {
    const page = await opened();
    const drawer = page.getByRole("dialog", { name: "What-if" });
    const dataField = drawer.getByRole("textbox", { name: "Data (JSON)" });
    const open = async () => {
      await page.getByRole("button", { name: "What-if" }).click();
      return dataField.inputValue();
    };
    const fresh = await open();
    await dataField.fill('{"reason": "patien');
    await dataField.press("Escape");
    await drawer.waitFor({ state: "detached" });
    expect(await open()).toBe('{"reason": "patien');
    // The original content is one press away.
    const back = drawer.getByRole("button", { name: "Original" });
    await back.click();
    await dataField.and(page.locator(":focus")).waitFor();
    expect([await dataField.inputValue(), await back.count()]).toEqual([fresh, 0]);
    await dataField.fill('{"reason": "patien');
    await drawer.getByRole("button", { name: "Close" }).click();
    await page.getByRole("button", { name: "Step forward", exact: true }).press("Enter");
    await page.getByRole("button", { name: "What-if" }).click();
    await drawer.getByText("queue-abandoned", { exact: true }).waitFor({ state: "detached" });
    expect(fresh).toMatch(/^\{/);
    expect(await dataField.inputValue()).not.toContain("patien");
  });

  test("edits that are in no file are not put away, nor the page loaded again, without a question", async () => {
    const page = await opened();
    const drawer = await whatIf(page, "Remove");
    await drawer.getByText("No number changes.").waitFor();
    await drawer.getByRole("button", { name: "Close" }).click();
    await page.getByRole("button", { name: "Open another replay file" }).click();
    const question = page.getByRole("dialog", { name: "Leave without saving?" });
    await question.getByRole("button", { name: "Stay" }).click();
    await question.waitFor({ state: "detached" });
    await page.getByRole("button", { name: "What-if: 1 edit" }).waitFor();
    const asked = page.waitForEvent("dialog");
    const reloading = page.evaluate(() => location.reload()).catch(() => {});
    const dialog = await asked;
    expect(dialog.type()).toBe("beforeunload");
    await dialog.dismiss();
    await reloading;
    await page.getByRole("button", { name: "Open another replay file" }).click();
    await question.getByRole("button", { name: "Leave" }).click();
    await page.getByLabel("Choose replay file").waitFor({ state: "attached" });
  });

  test("a test of a test expects nothing twice and has no longer name, and gives its expectations to another recording", async () => {
    const page = await opened();
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save 16:00–17:00 as test" }).click();
    const again = await saved;
    expect(again.suggestedFilename()).toBe("10-January-1999-01-10-1600.test.ndjson");
    expect(readFileSync(await again.path(), "utf8").match(/^\{"k":"expectation"/gm)).toHaveLength(count);
    await page.getByLabel("Open file").setInputFiles(file);
    await page.getByText(`${count} expectations loaded`).waitFor();
    await page.getByText(`${count} held · over the original version`).waitFor();
  });

  test("a stretch that is chosen is dropped by its cross, and by Escape", async () => {
    const page = await opened();
    const timeline = page.getByRole("slider", { name: "Time", exact: true });
    const cross = page.getByRole("button", { name: /^Clear range/ });
    const choose = (keys: string) =>
      expect
        .poll(async () => {
          await timeline.press(keys);
          return cross.count();
        })
        .toBe(1);
    await choose("Shift+PageUp");
    await cross.click();
    await expect.poll(() => cross.count()).toBe(0);
    // The focus moves on from the removed element.
    await expect
      .poll(() =>
        page
          .getByRole("button", { name: /^Save .* as test$/ })
          .evaluate((save) => save === document.activeElement),
      )
      .toBe(true);
    await choose("Shift+PageDown");
    // The cross has a tooltip, which goes with it.
    await cross.hover();
    await page.getByRole("tooltip").waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => cross.count()).toBe(0);
  });
});
