import { describe, expect, test } from "vitest";
import { safePath as platformsSafePath } from "../../server/auth/safe-path.ts";
import { safePath as consolesSafePath } from "../../src/services/safe-path.ts";

const ORIGIN = "https://console.example";
const HOSTS = [
  "evil.example",
  "evil.example:443",
  "user@evil.example",
  "console.example@evil.example",
  "console.example.evil.example",
  "1.1.1.1",
  "0x01010101",
  "[::1]",
  "ｅvil.example",
  "evil。example",
  "%65vil.example",
];
/** Prefixes of a host that can begin an address. */
const OPENINGS = [
  "//",
  "///",
  "////",
  "/////",
  "\\\\",
  "\\/",
  "/\\",
  "/\\/",
  "/\\\\",
  "\\",
  "//\\",
  "///\\",
  "http:",
  "http:/",
  "http://",
  "https:",
  "https://",
  "https:\\\\",
  "hTTps://",
  "ftp://",
  "ws://",
  "://",
  ":///",
  "/\t/",
  "/\n/",
  "/\r/",
  "\t//",
  "\n//",
  " //",
  "\u0000//",
  "\u0001//",
  "\u001f//",
  "\u007f//",
  "\u0085//",
  "\u00a0//",
  "\u200b//",
  "\u2028//",
  "\u3000//",
  "\ufeff//",
  "/\u0000/",
  "/\t\\",
  "\t/\n/\r",
  "/./",
  "/.//",
  "/..//",
  "/a/..//",
  "/a/../..//",
  "/a//..//",
  "/./\\",
  "/..\\",
  "/..\\\\",
  "/a/..\\\\",
  "/;//",
  "/;/../\\",
  "?//",
  "#//",
  "/%2e%2e//",
  "/%2e//",
  "/.%2e//",
  "/%2E%2E/\\",
  "/a/%2e%2e//",
  "/%2f",
  "/%2f%2f",
  "/%5c",
  "/%5c%5c",
  "/%09/",
  "/%0a/",
  "/%0d//",
  "/%00/",
  "%2f%2f",
  "%5c%5c",
  "%09//",
  "%0d%0a//",
  "/%252f",
  "/%255c",
  "/\uff0f",
  "\uff0f\uff0f",
  "/\u2044",
  "\u2215\u2215",
  "/\u29f8",
  "/\uff3c",
  "//%09/",
  "//;@",
  "/@",
  "//@",
  "/.",
  "/#\\",
  "/?\\",
];
/** Schemes that browsers do not navigate to. */
const SCHEMES = [
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java\tscript:alert(1)",
  "java\nscript:alert(1)",
  "java\u0000script:alert(1)",
  " javascript:alert(1)",
  "\u0001javascript:alert(1)",
  "javascript&colon;alert(1)",
  "javascript%3aalert(1)",
  "javascript://%0aalert(1)",
  "/javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox(1)",
  "blob:https://console.example/x",
  "file:///etc/passwd",
  "about:blank",
  "view-source:https://evil.example",
  "intent://evil.example",
  "filesystem:https://evil.example/x",
  "mailto:a@evil.example",
  "tel:1",
];
const PAYLOADS = [
  ...OPENINGS.flatMap((opening) =>
    HOSTS.flatMap((host) => [`${opening}${host}`, `${opening}${host}/%2e%2e`]),
  ),
  ...SCHEMES,
];

test("thousands of ways to lead elsewhere are tried, and each is another", () => {
  expect(new Set(PAYLOADS).size).toBeGreaterThan(1_500);
});

/**
 * Returns the places where a browser arrives with the path: as an address, as a link on any page, and again
 * after a reload.
 */
const placesOf = (path: string) =>
  [path, `${ORIGIN}${path}`, new URL(path, ORIGIN).pathname].flatMap((address) =>
    [`${ORIGIN}/`, `${ORIGIN}/login`, `${ORIGIN}/account/sso`].map((page) => new URL(address, page)),
  );

describe.each([["console", consolesSafePath] as const, ["platform", platformsSafePath] as const])(
  "by the %s",
  (_, safePath) => {
    test("never leads out of the console after sign-in, nor to a script", () => {
      const followed = PAYLOADS.flatMap((payload) => {
        const path = safePath(payload);
        return path === null
          ? []
          : placesOf(path).map(({ origin, protocol, pathname }) => ({
              payload,
              path,
              origin,
              protocol,
              double: pathname.startsWith("//"),
            }));
      });
      expect(
        followed.filter(
          ({ origin, protocol, double }) => origin !== ORIGIN || protocol !== "https:" || double,
        ),
      ).toEqual([]);
      // Paths that stay in the console by every reading are followed, so that the test fails if none are.
      expect(followed.length).toBeGreaterThan(0);
    });

    test("rejects the same addresses after any number of decodings", () => {
      const decoded = (text: string): string => {
        try {
          return decodeURIComponent(text);
        } catch {
          return text;
        }
      };
      const led = PAYLOADS.flatMap((payload) => {
        const once = decoded(payload);
        return [once, decoded(once)].flatMap((text) => {
          const path = safePath(text);
          return path !== null && placesOf(path).some(({ origin }) => origin !== ORIGIN) ? [text] : [];
        });
      });
      expect(led).toEqual([]);
    });

    test("rejects every path with a character that ends a header or is invisible", () => {
      const through = PAYLOADS.flatMap((payload) => safePath(payload) ?? []);
      expect(through.filter((path) => /[\p{Cc}\\\s]/u.test(path))).toEqual([]);
    });
  },
);
