import { expect, test } from "vitest";
import { atDepth } from "../support/depth.ts";
import { consoleInBrowser } from "./support/console-in-browser.ts";

/** Lifetime (ms) of an access token, plus a second. */
const TOKEN_LIFE = 601_000;
const TABS = atDepth(3, 5);
const ROUNDS = atDepth(1, 10);

let now = Date.now();
const { visit } = consoleInBrowser({ now: () => now });

test("renews a token once for all tabs whose token expires at the same moment, every time, without a sign-out", async () => {
  const first = await visit("/users");
  const context = first.context();
  const others = await Promise.all(
    Array.from({ length: TABS - 1 }, async () => {
      const page = await context.newPage();
      await page.goto("/users");
      return page;
    }),
  );
  const tabs = [first, ...others];
  await Promise.all(tabs.map((page) => page.getByRole("rowheader").first().waitFor()));
  const answers: number[] = [];
  for (const page of tabs)
    page.on("response", (response) => {
      if (response.url().endsWith("/api/auth/refresh-token")) answers.push(response.status());
    });
  for (let round = 1; round <= ROUNDS; round++) {
    now += TOKEN_LIFE;
    // Something that no tab has asked for yet.
    const text = `nobody ${round}`;
    await Promise.all(
      tabs.map(async (page) => {
        const answered = page.waitForResponse(
          (response) => new URL(response.url()).searchParams.get("$search") === text && response.ok(),
        );
        await page.getByRole("searchbox").fill(text);
        await answered;
      }),
    );
    // One renewal, whichever was refused first: a request of a tab, or a socket that connected late.
    expect(answers).toEqual(Array.from({ length: round }, () => 200));
  }
  expect(tabs.map((page) => new URL(page.url()).pathname)).toEqual(tabs.map(() => "/users"));
});
