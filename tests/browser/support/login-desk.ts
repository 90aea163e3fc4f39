import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { loadNamespaceAsync } from "../../../i18n/i18n-util.async.ts";
import { i18nObject } from "../../../i18n/i18n-util.ts";
import { Claims } from "../../../server/auth/claims.ts";
import type { TestPlatformOptions } from "../../support/platform.ts";
import { addPerson } from "../../support/test-accounts.ts";
import { consoleInBrowser, typeCredentials } from "./console-in-browser.ts";
import { Line } from "./line.ts";

export const LOGIN = "POST /api/auth/login";

const LANGUAGES = ["en", "es", "fr"] as const;
await Promise.all(LANGUAGES.map((language) => loadNamespaceAsync(language, "arrival")));

/** Messages after an attempt, in each language. */
export const WORDS = Object.fromEntries(
  LANGUAGES.map((language) => [language, i18nObject(language).arrival]),
) as Record<(typeof LANGUAGES)[number], ReturnType<typeof i18nObject>["arrival"]>; // one for each

/**
 * Sets up the sign-in page in front of a platform of the file's own, at the other end of a line; all
 * responses are the platform's.
 */
export function loginDesk({ config = {} }: Pick<TestPlatformOptions, "config"> = {}) {
  let now = Date.now();
  const { open, platform } = consoleInBrowser({ now: () => now, config });
  let line: Line;
  beforeAll(async () => {
    line = await Line.to(platform().url);
  });
  afterAll(() => line.close());
  let people = 0;
  const submit = (page: Page) => page.locator("button[type=submit]").click();

  return {
    platform,
    line: () => line,
    /** The platform's wall clock (ms), and time that passes there. */
    now: () => now,
    pass: (ms: number) => void (now += ms),
    submit,
    /** Opens an unused browser at the sign-in page. */
    at: (path = "/login", options: BrowserContextOptions = {}): Promise<Page> => {
      line.release();
      line.asked.length = 0;
      return open(path, { baseURL: line.url, ...options });
    },
    signIn: async (page: Page, email: string, password?: string): Promise<void> => {
      await typeCredentials(page, email, password);
      await submit(page);
    },
    /** Sends what the form would not: the platform answers to that. */
    altered: (page: Page, change: object): Promise<unknown> =>
      page.route("**/api/auth/{login,sso}", (route) =>
        route.continue({
          postData: JSON.stringify({ ...(route.request().postDataJSON() as object), ...change }),
        }),
      ),
    wrongPasswords: async (email: string, count: number): Promise<void> => {
      for (let done = 0; done < count; done++)
        await platform().api("POST /auth/login", {
          json: { strategy: "local", email, password: "wrong", agreement: true },
        });
    },
    isLocked: async (page: Page): Promise<boolean> =>
      (await page.locator("button[type=submit]").getAttribute("aria-disabled")) === "true",
    /** Lets this person connect from another network alone. */
    keepOut: async (user: string): Promise<void> => {
      const { accessToken: token } = await platform().signIn("admin@demo.example");
      const { status, text } = await platform().api("POST /security/ip-restrictions", {
        token,
        json: { range: "198.51.100.0/24", users: [user] },
      });
      if (status !== 200) throw new Error(`The restriction was not made: ${text}`);
    },
    /** Returns the messages shown. */
    shownMessage: async (page: Page): Promise<string> =>
      (await page.getByRole("alert").allTextContents()).join(" "),
    /** Makes a new user, so that no test finds the state of others. */
    addUser: async (
      privilege: "supervisor" | "agent" = "supervisor",
    ): Promise<{ readonly email: string; readonly id: string }> => {
      const email = `person-${++people}@demo.example`;
      return {
        email,
        id: await addPerson(platform().database.db, email, privilege === "agent" ? 5 : 2, privilege),
      };
    },
    /** Returns the address where this user's sign-in waits to be claimed, by any browser. */
    claimFor: async (account: string, user: string): Promise<string> => {
      const { db } = platform().database;
      return `/login/claim/${await new Claims(db, () => now).make(db, { account, user, remember: false, provedAt: Date.now() }, null)}`;
    },
  };
}
