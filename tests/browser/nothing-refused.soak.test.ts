import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { DESCRIBED } from "../../openapi/generated/described.ts";
import type { Permission } from "../../openapi/generated/console.ts";
import { createApiKey } from "../../server/auth/api-keys.ts";
import { permissionsOf } from "../../server/auth/permissions.ts";
import { ACCOUNT_MENU, MENU, MENU_ENTRIES } from "../../src/app/shell/menu-entries.ts";
import { textOf } from "../support/platform.ts";
import { ACCOUNT, addPerson, addPrivilege, SEEDED_AT } from "../support/test-accounts.ts";
import { consoleInBrowser } from "./support/console-in-browser.ts";
import { recordedCall } from "./support/recorded-call.ts";
import { settled } from "./support/settled.ts";

const { platform, enter } = consoleInBrowser({ settles: true });

/**
 * Permission without which no control on the page writes; pages missing here never write, and `null` is about
 * the user.
 */
const WRITES: Readonly<Record<string, Permission | null | undefined>> = {
  "/users": "users.write",
  "/users/{id}": "users.write",
  "/branches": "branches.write",
  "/branches/{id}/pocs": "branches.write",
  "/account/profile": null,
  "/account/2fa": null,
  "/account/business": "business.write",
  "/account/administrators": "administrators.write",
  "/account/administrators → /users/{id}": "administrators.write",
  ...Object.fromEntries(
    ["", "/{id}", "/{id}/history"].map((part) => [
      `/account/administrators/privileges${part}`,
      "privileges.write" as const,
    ]),
  ),
  "/account/recordings": "recordings-settings.write",
  "/insights/recordings": "recordings.review",
  // A decision is made again, and no former state is restored.
  "/insights/recordings/{id}/history": undefined,
  "/calendar/appointments": "appointments.write",
  "/insights/exports/agent-forms": "agent-form-exports.write",
  "/account/configuration": "account.write",
  "/account/sso": "sso.write",
  "/account/ip-restrictions": "ip-restrictions.write",
  "/account/api-keys": "api-keys.write",
  ...Object.fromEntries(
    [
      "/webhooks",
      "/webhooks/list",
      "/webhooks/editor/{id}",
      "/webhooks/editor/{id}/history",
      "/webhooks/secrets",
    ].map((path) => [path, "webhooks.write" as const]),
  ),
  "/segments": "segments.write",
  "/account/uploads": "uploads.write",
  // Links are made there, and nothing is kept.
  "/account/utilities": null,
  ...Object.fromEntries(
    Object.values(DESCRIBED).flatMap(({ permission }) =>
      MENU_ENTRIES.filter(({ described, ability }) => described && ability === `${permission}.read`).map(
        ({ path }) => [path, `${permission}.write` as const],
      ),
    ),
  ),
};
/** Without what nothing on a page writes: a record and its history are written as its list is. */
const writing = (kind: string): Permission | null | undefined =>
  kind in WRITES ? WRITES[kind] : WRITES[kind.replace(/\/\{id\}(\/history)?$/, "")];
/** A recording is chosen there, and read: its fields say which. */
const CHOSEN_TO_READ = "/monitor/replay";
/** It leads to the first page of the person, which is looked at by its own address. */
const FIRST = "/";
const FLOOR = "GET /api/live-monitor/snapshot";
/** Controls that change the view of a page, and nothing else. */
const READING = new RegExp(
  `^(${[
    "Add filter|Columns|Comfortable|Compact|Pause|\\d+ per page|Copy .*|Download .*|Try again|Export|Save this view",
    "Previous|Next|Previous page|Next page|Page \\d+",
    // Reports and the player of recordings.
    "Summary|List|Calls|Queue|All agents|One agent|Year|Period: .*|Compare|Show the period before|.*, show definition",
    "Play|Skip silence|Back \\d+ s|Forward \\d+ s|[\\d.]+×|Mute",
  ].join("|")})$`,
);

const PEOPLE = {
  "the principal administrator": { email: "admin@demo.example", held: permissionsOf("admin", null, true) },
  "another administrator": { email: "second@demo.example", held: permissionsOf("admin", null, false) },
  "a supervisor": { email: "supervisor@demo.example", held: permissionsOf("supervisor", null, false) },
  "a recording reviewer": {
    email: "reviewer@demo.example",
    held: permissionsOf("recording-reviewer", null, false),
  },
  "an agent who listens to recordings": {
    email: "recorder@demo.example",
    held: permissionsOf("agent-recording", null, false),
  },
};

// Rows have controls of their own.
beforeAll(async () => {
  const { db } = platform().database;
  await addPerson(db, "second@demo.example", 1, "admin");
  await addPrivilege(db, "listener", ["segments.read"]);
  await createApiKey(db, ACCOUNT, { name: "Made for a row", privilege: "supervisor", now: SEEDED_AT });
  const { accessToken } = await platform().signIn("admin@demo.example");
  await platform().api("POST /security/ip-restrictions", {
    token: accessToken,
    json: { range: "198.51.100.0/24", users: ["65a0f0030000000000000001"] },
  });
  await platform().api("POST /webhooks", {
    token: accessToken,
    json: { name: "Made for a row", enabled: false, url: "https://1.1.1.1/", events: ["queue-created"] },
  });
  const storage = {
    name: "By hand",
    storage: "cloud",
    provider: "ftp",
    hostname: "198.51.100.9",
    username: "keeper",
    password: "hunter-2!",
  };
  const { body } = await platform().api("POST /recordings-settings", { token: accessToken, json: storage });
  await recordedCall(platform, { setting: textOf(body._id) });
});

/** Returns the links inside the console: to pages, tabs and records. */
const linksOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>("a[href]")].flatMap(({ href, target }) => {
      const { origin, pathname, searchParams } = new URL(href);
      const tab = searchParams.get("tab");
      return origin === location.origin && target !== "_blank"
        ? [pathname + (tab === null ? "" : `?tab=${tab}`)]
        : [];
    }),
  );

/** Buttons and fields in a page's own part that do more than change how it is looked at, by their names. */
async function writersOn(page: Page): Promise<string[]> {
  const main = page.getByRole("main");
  const buttons = await main
    .locator("button:visible:enabled")
    .evaluateAll((all) =>
      all.flatMap((one) =>
        one.closest("th, [role=columnheader], [role=combobox]")
          ? []
          : [one.getAttribute("aria-label") ?? one.textContent.trim()],
      ),
    );
  const fields = await main
    .locator("input:not([type=search], [type=hidden]):visible:enabled, textarea:visible:enabled")
    .evaluateAll((all) =>
      all.flatMap((one) => (one.hasAttribute("readonly") ? [] : [one.getAttribute("name") ?? one.tagName])),
    );
  return [...buttons.filter((name) => !READING.test(name)), ...fields];
}

/** The same page for whichever record; from the list of administrators it is about one of them. */
const kindOf = (path: string, from: string): string => {
  // Built-in records cannot be changed by any user.
  const kind = path
    .replace(/(?<=\/privileges\/)65a0f005[0-9a-f]{16}/, "{default}")
    .replaceAll(/[0-9a-f]{24}/g, "{id}");
  return kind === "/users/{id}" && from.startsWith("/account/administrators")
    ? `/account/administrators → ${kind}`
    : kind;
};

test.each(Object.entries(PEOPLE))(
  "%s finds no control and no page in the whole console that the platform would refuse",
  async (_, { email, held }) => {
    const page = await enter("/segments", { email });
    const refused: string[] = [];
    let asked: string[] = [];
    page.on(
      "response",
      (response) =>
        void (
          response.status() === 403 &&
          refused.push(`${response.request().method()} ${response.url()} on ${page.url()}`)
        ),
    );
    page.on(
      "request",
      (request) =>
        void (
          request.url().includes("/api/") &&
          asked.push(`${request.method()} ${new URL(request.url()).pathname}`)
        ),
    );
    const open = async (path: string): Promise<Set<string>> => {
      asked = [];
      await page.goto(path);
      await page.locator("h1").waitFor();
      await settled(page);
      return new Set(asked);
    };

    const found = new Map<string, string[]>();
    const next = [
      ["/segments", ""],
      ["/account/profile", ""],
    ] as [path: string, from: string][];
    for (let step = next.shift(); step !== undefined; step = next.shift()) {
      const [path, from] = step;
      const kind = kindOf(path, from);
      if (found.has(kind)) continue;
      await open(path);
      if (kind === FIRST) next.push([new URL(page.url()).pathname, from]);
      found.set(kind, kind === FIRST || kind === CHOSEN_TO_READ ? [] : await writersOn(page));
      next.push(...(await linksOf(page)).map((link): [string, string] => [link, path]));
    }
    const entries = [...MENU, ...ACCOUNT_MENU].flatMap((group) => group.entries);
    const isOpen = ({ ability }: (typeof entries)[number]) => ability === null || held.has(ability);
    expect(entries.filter(isOpen).filter(({ path }) => !found.has(path))).toEqual([]);
    const mayWrite = (kind: string) => {
      const needed = writing(kind);
      return needed === null || (needed !== undefined && held.has(needed));
    };
    // Where one may write there is something to write with, or this would find nothing anywhere.
    expect([...found].filter(([kind, writers]) => mayWrite(kind) !== writers.length > 0)).toEqual([]);

    const usual = await open("/nowhere");
    // Every page follows the floor, and asks for it a second after it has begun.
    if (held.has("monitor.read")) {
      await expect.poll(() => asked).toContain(FLOOR);
      usual.add(FLOOR);
    }
    for (const { path } of entries.filter((entry) => !isOpen(entry))) {
      const more = [...(await open(path))].filter((one) => !usual.has(one));
      expect({
        path,
        title: await page.locator("h1").textContent(),
        more,
        writers: await writersOn(page),
      }).toEqual({ path, title: expect.stringMatching(/^You don’t have access to /), more: [], writers: [] });
    }
    expect(refused).toEqual([]);
  },
);
