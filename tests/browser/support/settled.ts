import type { Page, Request } from "playwright-core";

interface Asked {
  readonly open: Set<Request>;
  /** Number of requests so far. */
  begun: number;
}

const pages = new WeakMap<Page, Asked>();
/** A sixth of a second where there is time, and as much longer as the page itself is slower. */
const FRAMES = 10;

/** Counts what a page requests from now on, so that it is known when nothing is under way. */
export function followRequests(page: Page): void {
  const asked: Asked = { open: new Set(), begun: 0 };
  pages.set(page, asked);
  page.on("request", (request) => {
    asked.open.add(request);
    asked.begun++;
  });
  const ended = (request: Request) => void asked.open.delete(request);
  page.on("requestfinished", ended);
  page.on("requestfailed", ended);
}

/**
 * Waits until all requests of the page are answered and drawn, and none are sent in this number of frames
 * after it.
 */
export async function settled(page: Page, frames = FRAMES): Promise<void> {
  const asked = pages.get(page);
  if (!asked) throw new Error("Nobody follows what this page asks for.");
  let before: number;
  do {
    before = asked.begun;
    await page.evaluate(drawn, frames);
  } while (asked.open.size > 0 || asked.begun > before);
}

/** Lets a page draw this number of times. */
const drawn = (frames: number): Promise<void> =>
  new Promise((resolve) => {
    const draw = (left: number): unknown =>
      left === 0 ? requestIdleCallback(() => resolve()) : requestAnimationFrame(() => draw(left - 1));
    draw(frames);
  });
