import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Download, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { writeRecording } from "../../server/recording-file/write-recording.ts";
import { runInProcess } from "../server/cli/command-in-process.ts";
import { hasJanuary, needed } from "../support/recorded-data.ts";
import { soakTest } from "../support/soak-test.ts";
import { tenthOfJanuary } from "../support/tenth-of-january.ts";
import { violations } from "./support/axe.ts";
import { consoleInBrowser, focused } from "./support/console-in-browser.ts";

const SUPERVISOR = "supervisor@demo.example";
const { visit } = consoleInBrowser();

describe.skipIf(!hasJanuary)(`a real day in the replay${needed}`, () => {
  const folder = mkdtempSync(join(tmpdir(), "switchboard-expectations-"));
  const day = join(folder, "day.ndjson");
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  beforeAll(async () => {
    const { header, events } = await tenthOfJanuary();
    await writeRecording(day, header, events);
  });

  const opened = async (file = day): Promise<Page> => {
    const page = await visit("/monitor/replay", { email: SUPERVISOR });
    await page.getByLabel("Choose replay file").setInputFiles(file);
    await page.getByRole("button", { name: "Add expectation" }).waitFor();
    return page;
  };
  const panelOf = (page: Page) => page.getByRole("region", { name: "Expectations", exact: true });
  const rows = (page: Page) => panelOf(page).getByRole("listitem");
  const press = async (page: Page, ...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const savedBy = async (page: Page, act: () => Promise<void>): Promise<Download> => {
    const saved = page.waitForEvent("download");
    await act();
    return saved;
  };

  soakTest(
    "an expectation is added, run and followed to its evidence by keyboard alone, and axe finds nothing wrong with it",
    async () => {
      const page = await opened();
      await page.getByRole("button", { name: "Add expectation" }).focus();
      await press(page, "Enter");
      await page.getByRole("dialog", { name: "Add expectation" }).waitFor();
      await expect.poll(() => focused(page)).toBe("Value");
      await page.keyboard.type("many");
      await press(page, "Enter");
      await page.getByText("Enter a number, such as 20.").waitFor();
      await press(page, "ControlOrMeta+A");
      await page.keyboard.type("17");
      await press(page, "Enter");
      await page.getByRole("dialog").waitFor({ state: "detached" });
      await expect
        .poll(() => rows(page).allInnerTexts())
        .toEqual([expect.stringMatching(/always waiting ≤ 17\s+not run yet/)]);
      await page.getByRole("button", { name: "Run expectations" }).focus();
      await press(page, "Enter");
      await expect
        .poll(() => rows(page).innerText())
        .toMatch(/always waiting ≤ 17\s+Broken\s*18 at 16:39:07 · undecided until a later moment/);
      expect(await panelOf(page).getByText("1 broken", { exact: true }).count()).toBe(1);
      await panelOf(page)
        .getByText(/^1 broken · over the original version, run at \d\d:\d\d:\d\d$/)
        .waitFor();
      await page.getByRole("button", { name: /18 at 16:39:07/ }).focus();
      await press(page, "Enter");
      await page.getByText("as it was at 16:39:07").waitFor();
      // From here on nothing that follows can change it.
      await expect.poll(() => rows(page).innerText()).toMatch(/Broken\s*18 at 16:39:07$/m);
      expect(await violations(page)).toEqual([]);
    },
  );

  test("saves the current hour as a test with one press, which passes in the command line and fails without one abandoned call", async () => {
    const page = await opened();
    await page.getByLabel("Open file").setInputFiles({
      name: "day.expect.json",
      mimeType: "application/json",
      buffer: expectationFile([
        { expect: "always", that: [{ number: "waiting", is: "<=", value: 17 }] },
        { expect: "never", that: [{ number: "waiting", is: ">", value: 20 }] },
      ]),
    });
    await page.getByRole("button", { name: /^18 at 16:39:07/ }).click();
    const saved = await savedBy(page, () =>
      page.getByRole("button", { name: "Save 16:00–17:00 as test" }).click(),
    );
    expect(saved.suggestedFilename()).toBe("10-January-1999-01-10-1600.test.ndjson");
    const file = join(folder, saved.suggestedFilename());
    copyFileSync(await saved.path(), file);
    const verified = await runInProcess(["verify", file]);
    expect([verified.status, verified.stderr]).toEqual([
      0,
      expect.stringMatching(/valid; (\d+) of \1 expectations met\./),
    ]);
    expect(verified.stderr).toContain("✓ never waiting > 20");
    expect(verified.stderr).not.toContain("waiting <= 17");
    const lines = readFileSync(file, "utf8").split("\n");
    const abandoned = lines.findIndex(
      (line) => line.startsWith('{"specversion"') && line.includes('"type":"queue-abandoned"'),
    );
    writeFileSync(file, lines.toSpliced(abandoned, 1).join("\n"));
    const without = await runInProcess(["verify", file, "--junit", join(folder, "report.xml")]);
    expect(without.status).toBe(1);
    expect(without.stderr).toMatch(/lines? \d+.*: .* removed here/);
    expect(without.stderr).toMatch(/not valid; (\d+) of (?!\1 )\d+ expectations met\.$/m);
    expect(without.stderr).toContain("✕ count queue-abandoned");
    expect(readFileSync(join(folder, "report.xml"), "utf8")).toContain("<failure");
  });

  soakTest(
    "exports and imports expectations, loads those of a recording, and asks before unsaved ones are lost",
    async () => {
      const page = await opened();
      await page
        .getByLabel("Open file")
        .setInputFiles({ name: "x.json", mimeType: "application/json", buffer: Buffer.from("{}") });
      await panelOf(page).getByRole("alert").filter({ hasText: "x.json has no expectations" }).waitFor();
      await page.getByLabel("Open file").setInputFiles({
        name: "day.expect.json",
        mimeType: "application/json",
        buffer: expectationFile([{ expect: "count", type: "queue-abandoned", atMost: 100 }]),
      });
      await expect.poll(() => rows(page).innerText()).toContain("311 by the end, one too many at 13:39:06");
      await page.getByRole("button", { name: "count queue-abandoned ≤ 100: more actions" }).click();
      await page.getByRole("menuitem", { name: "Edit" }).click();
      await page.getByLabel("At most").fill("311");
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await page.getByText("Not saved to a file").waitFor();
      await page.getByRole("button", { name: "Expectation files" }).click();
      const saved = await savedBy(page, () => page.getByRole("menuitem", { name: "Save to file" }).click());
      expect(saved.suggestedFilename()).toBe("10-January.expect.json");
      expect(JSON.parse(readFileSync(await saved.path(), "utf8"))).toEqual({
        format: "switchboard-expectations",
        version: 1,
        expectations: [{ expect: "count", type: "queue-abandoned", atMost: 311 }],
      });
      await page.getByText("Not saved to a file").waitFor({ state: "detached" });
    },
  );

  soakTest(
    "shows a passed expectation in one line with details on press, and reports one for an unknown segment as broken",
    async () => {
      const page = await opened();
      const never = (segment?: string) => ({
        expect: "never",
        that: [{ number: "waiting", is: ">", value: 20, segment }],
      });
      await page.getByLabel("Open file").setInputFiles({
        name: "day.expect.json",
        mimeType: "application/json",
        buffer: expectationFile([never(), never("Nowhere")]),
      });
      const held = rows(page).filter({ has: page.getByRole("button", { name: /never waiting > 20/ }) });
      await held.getByRole("button", { name: /never waiting > 20 Held$/, expanded: false }).focus();
      expect(await held.innerText()).not.toContain("Highest");
      await press(page, "Enter");
      await expect.poll(() => held.innerText()).toMatch(/Held\s*Highest \d+ at \d\d:\d\d:\d\d/);
      await expect
        .poll(() => rows(page).filter({ hasText: "Nowhere" }).innerText())
        .toMatch(/Broken\s*no segment “Nowhere”$/);
    },
  );

  soakTest("shows the outcome of each waiting customer, and the number who will hang up", async () => {
    const page = await opened();
    await page.getByLabel("Open file").setInputFiles({
      name: "day.expect.json",
      mimeType: "application/json",
      buffer: expectationFile([{ expect: "always", that: [{ number: "waiting", is: "<=", value: 17 }] }]),
    });
    await page.getByRole("button", { name: /18 at 16:39:07/ }).click();
    await page.getByRole("columnheader", { name: "Outcome" }).waitFor();
    // The log has them answered at 16:39:23.
    await expect
      .poll(() => page.getByRole("row", { name: /C05153/ }).innerText())
      .toContain("answered in 0:16");
    await expect.poll(() => page.getByText("hangs up in 1:49").count()).toBe(1);
    await page.getByText(/^\d+ of them will hang up$/).waitFor();
  });

  soakTest(
    "compares the result without an event with the original, and saves it as an edited recording",
    async () => {
      const page = await opened();
      await page.getByLabel("Open file").setInputFiles({
        name: "day.expect.json",
        mimeType: "application/json",
        buffer: expectationFile([{ expect: "always", that: [{ number: "waiting", is: "<=", value: 17 }] }]),
      });
      await page.getByRole("button", { name: /^18 at 16:39:07/ }).click();
      await page.getByRole("button", { name: "What-if", exact: true }).click();
      const drawer = page.getByRole("dialog", { name: "What-if" });
      await drawer.getByText("queue-created", { exact: true }).waitFor();
      await drawer.getByRole("button", { name: "Remove", exact: true }).click();
      await drawer
        .getByRole("button", { name: "First difference at 16:39:07: waiting 17 instead of 18" })
        .waitFor();
      expect(
        await drawer
          .getByRole("row", { name: /^waiting \d/ })
          .getByRole("cell")
          .allInnerTexts(),
      ).toEqual(["18", "17"]);
      expect(await drawer.getByRole("row", { name: /^waiting of/ }).count()).toBe(1);
      const saved = await savedBy(page, () =>
        drawer.getByRole("button", { name: "Save edited replay file" }).click(),
      );
      const file = join(folder, saved.suggestedFilename());
      copyFileSync(await saved.path(), file);
      const verified = await runInProcess(["verify", file]);
      expect([verified.status, JSON.parse(verified.stdout)]).toMatchObject([
        0,
        { name: "10 January (edited)", sound: true, isSealed: true, records: { gap: 1 } },
      ]);
      expect(JSON.parse(readFileSync(file, "utf8").split("\n")[0] ?? "")).toMatchObject({ edited: true });
      await drawer.getByRole("button", { name: /^Undo: Event/ }).click();
      await drawer.getByText("Edits").waitFor({ state: "detached" });
    },
  );
});

const expectationFile = (expectations: readonly object[]) =>
  Buffer.from(JSON.stringify({ format: "switchboard-expectations", version: 1, expectations }));
