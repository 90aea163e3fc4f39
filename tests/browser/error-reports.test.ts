import { type IncomingMessage, type ServerResponse, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { Page } from "playwright-core";
import { Subject, firstValueFrom, shareReplay } from "rxjs";
import { afterAll, expect, test } from "vitest";
import { consoleInBrowser } from "./support/console-in-browser.ts";

const arrived$ = new Subject<string>();
const first$ = arrived$.pipe(shareReplay(1));
first$.subscribe();

/** Takes what the console reports, as Sentry would. */
async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
  arrived$.next(await text(request));
  response.writeHead(200, { "access-control-allow-origin": "*" }).end("{}");
}

const place = createServer((request, response) => void take(request, response));
await new Promise<void>((resolve) => void place.listen(0, "127.0.0.1", resolve));
afterAll(() => void place.close());
const { port } = place.address() as AddressInfo; // it listens on TCP

const { visit } = consoleInBrowser({
  config: { sentryDsn: `http://0123456789abcdef0123456789abcdef@127.0.0.1:${port}/1` },
});

const scripts = (page: Page) =>
  page.evaluate(
    () => performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js")).length,
  );

test("reports an uncaught error to the platform's address, without personal data", async () => {
  const page = await visit("/segments?search=Fatima");
  const before = await scripts(page);
  await page.evaluate(() => dispatchEvent(new ErrorEvent("error", { error: new Error("a cell broke") })));
  const report = await firstValueFrom(first$);
  expect(report).toContain("a cell broke");
  expect(report).not.toMatch(/Fatima|refreshToken|accessToken|admin@demo/);
  // What reports was not there before it was needed.
  await expect.poll(() => scripts(page)).toBeGreaterThan(before);
});
