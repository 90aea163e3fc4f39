import type { BrowserContextOptions } from "playwright-core";
import type { OwnPlatform } from "./own-platform.ts";

/** A browser in which the demo's supervisor, who has that token, is signed in to a platform. */
export function signedIn(
  { url }: OwnPlatform,
  { refreshToken }: { readonly refreshToken: string },
): BrowserContextOptions {
  const value = JSON.stringify({ refreshToken, lineage: "bench", renewals: 0 });
  return {
    storageState: {
      cookies: [],
      origins: [{ origin: url, localStorage: [{ name: "switchboard.session", value }] }],
    },
  };
}
