import type { Page } from "playwright-core";

/** Place where a page keeps its calls. */
const PLACE = "test.reached";

/**
 * Records from now on every call, in this page and past every service, of the network, storage, another page
 * or window. Returns a function that lists the calls so far.
 */
export async function watchDoors(page: Page): Promise<() => Promise<readonly string[]>> {
  const left: string[] = [];
  const { pathname } = new URL(page.url());
  page.on("framenavigated", (frame) => {
    if (frame === page.mainFrame() && new URL(frame.url()).pathname !== pathname)
      left.push(`page ${new URL(frame.url()).pathname}`);
  });
  await page.evaluate(notingDoors, [PLACE, pathname] as const);
  return async () => [
    ...left,
    ...(await page.evaluate((place) => (Reflect.get(globalThis, place) ?? []) as readonly string[], PLACE)),
  ]; // what the next function puts there, until the page is another
}

/** In the page: every function still works, and its calls are recorded. */
function notingDoors([place, pathname]: readonly [string, string]): void {
  const reached: string[] = [];
  Reflect.set(globalThis, place, reached);
  const addressOf = (value: unknown) => (value instanceof Request ? value.url : String(value));
  const wrap = (owner: object, name: string, say: (on: unknown, ...asked: unknown[]) => string | null) => {
    const real: unknown = Reflect.get(owner, name);
    if (typeof real !== "function") throw new TypeError(`There is no ${name} to be watched.`);
    const noting = function (this: unknown, ...asked: unknown[]): unknown {
      const description = say(this, ...asked);
      if (description !== null) reached.push(description);
      return new.target ? Reflect.construct(real, asked) : Reflect.apply(real, this, asked);
    };
    Reflect.set(owner, name, Object.assign(noting, { prototype: real.prototype as unknown }));
  };
  const isElsewhere = (to: unknown) =>
    to !== undefined && to !== null && new URL(addressOf(to), location.href).pathname !== pathname;

  wrap(globalThis, "fetch", (_, to) => `fetch ${addressOf(to)}`);
  wrap(XMLHttpRequest.prototype, "open", (_, method, to) => `request ${String(method)} ${addressOf(to)}`);
  wrap(globalThis, "WebSocket", (_, to) => `socket ${addressOf(to)}`);
  wrap(globalThis, "EventSource", (_, to) => `event source ${addressOf(to)}`);
  wrap(Navigator.prototype, "sendBeacon", (_, to) => `beacon ${addressOf(to)}`);
  for (const name of ["setItem", "removeItem", "clear"])
    wrap(
      Storage.prototype,
      name,
      (on, key) => `${on === localStorage ? "local" : "session"} storage ${name} ${String(key)}`,
    );
  for (const name of ["add", "put", "delete", "clear"])
    wrap(IDBObjectStore.prototype, name, () => `database ${name}`);
  wrap(IDBFactory.prototype, "open", (_, name) => `database ${String(name)}`);
  for (const name of ["put", "add"]) wrap(Cache.prototype, name, () => `cache ${name}`);
  for (const name of ["pushState", "replaceState"])
    wrap(history, name, (_, _state, _title, to) => (isElsewhere(to) ? `history ${addressOf(to)}` : null));
  wrap(globalThis, "open", (_, to) => `window ${addressOf(to)}`);
  for (const name of ["submit", "requestSubmit"]) wrap(HTMLFormElement.prototype, name, () => `form ${name}`);
  wrap(BroadcastChannel.prototype, "postMessage", () => "other tabs");
  wrap(globalThis, "Worker", (_, to) => `worker ${addressOf(to)}`);
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, "cookie");
  if (!cookie?.set) throw new TypeError("There are no cookies to be watched.");
  Object.defineProperty(Document.prototype, "cookie", {
    ...cookie,
    set(value: string) {
      reached.push(`cookie ${value}`);
      cookie.set?.call(this, value);
    },
  });
  // A link that was pressed, by hand or by a script, and a form that was sent: the last listener sees whether
  // an earlier one prevented it.
  addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link && !event.defaultPrevented && !link.hasAttribute("download") && isElsewhere(link.href))
      reached.push(`link ${link.href}`);
  });
  addEventListener("submit", (event) => {
    if (!event.defaultPrevented) reached.push("form");
  });
}
