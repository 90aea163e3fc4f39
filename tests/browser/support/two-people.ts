import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Json, TestPlatform } from "../../support/platform.ts";

/** Signs in a colleague, at the platform itself, while a page is open. */
export async function signInColleague(platform: TestPlatform) {
  const { accessToken: token } = await platform.signIn("admin@demo.example");
  const ask = async (operation: string, json?: object, version?: number): Promise<Json & Held> => {
    const { status, body } = await platform.api(operation, {
      token,
      ...(json && { json }),
      ...(version !== undefined && { headers: { "if-match": `"${version}"` } }),
    });
    expect(status).toBe(200);
    return body as Json & Held; // every record has them
  };
  const read = (path: string) => ask(`GET ${path}`);
  return {
    make: (list: string, json: object) => ask(`POST ${list}`, json),
    read,
    /** Changes a record as it is by then. */
    edit: async (path: string, json: object) => ask(`PATCH ${path}`, json, (await read(path)).version),
  };
}

interface Held {
  readonly _id: string;
  readonly version: number;
}

export const conflict = (page: Page) => page.getByRole("region", { name: "Conflicting changes" });
export const both = (page: Page, field: string) => conflict(page).getByRole("group", { name: field });

/** Confirms the browser's own question before a page is left. */
export const leaveAnyway = (page: Page) => page.on("dialog", (dialog) => void dialog.accept());
export const draftNote = (page: Page) => page.getByText(/^Draft from \d\d:\d\d · Discard$/);
/** All drafts that the tab keeps. */
export const drafts = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify(Object.entries(sessionStorage).filter(([key]) => key.includes("draft"))),
  );
