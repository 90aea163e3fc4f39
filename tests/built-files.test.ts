import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { DEMO_PASSWORD } from "../server/seed/demo-account.ts";
import { builtFiles } from "./support/built-files.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
/** Sources of the console; anything else that its source maps name was not meant for browsers. */
const FOR_BROWSERS = /^(src|i18n|machines|streams|openapi|node_modules|public)\//;
/** Code that only the server needs: storage and encryption of secrets. */
const SERVERS_OWN =
  /password_hash|refresh_hash|key_hash|request_hash|link_hash|pin_hash|argon2|kysely|nodemailer|X-Amz|BEGIN (RSA |EC |ENCRYPTED )?PRIVATE KEY|DATABASE_URL|SMTP_URL|REDIS_URL|FEEDBACK_KEY/i;

/** Returns each source of a source map, from the root of the repository. */
function sourcesOf(name: string, text: string): string[] {
  const { sources = [] } = JSON.parse(text) as { sources?: readonly string[] }; // by the format of source maps
  return sources
    .filter((source) => !source.startsWith("\0"))
    .map((source) => new URL(source, `file:///dist/${name}`).pathname.slice(1));
}

test("builds the browser's files from client code only, without secrets of the server", () => {
  const files = [...builtFiles("console")];
  const sources = files.flatMap(([name, text]) => (name.endsWith(".map") ? sourcesOf(name, text) : []));
  expect(sources.length).toBeGreaterThan(300);
  expect(
    [...new Set(sources)].filter(
      (source) => !FOR_BROWSERS.test(source) && !source.includes("vite/") && !source.includes("rolldown/"),
    ),
  ).toEqual([]);
  expect(
    files.flatMap(([name, text]) =>
      [SERVERS_OWN.exec(text)?.[0], text.includes(DEMO_PASSWORD) ? "the demo password" : null].flatMap(
        (found) => (found ? [`${found} in ${name}`] : []),
      ),
    ),
  ).toEqual([]);
});

test("leaves build paths and planted test values out of the built files", () => {
  const leaking = [...builtFiles("console"), ...builtFiles("server")].filter(
    ([, text]) => text.includes(root) || /Canary-|canary@/.test(text),
  );
  expect(leaking.map(([name]) => name)).toEqual([]);
});

test("the words of the server are looked for where they are", () => {
  const server = [...builtFiles("server").values()].join("\n");
  expect(
    ["password_hash", "key_hash", "argon2", "kysely", "DATABASE_URL"].filter(
      (word) => !server.includes(word),
    ),
  ).toEqual([]);
  expect(server).toContain(DEMO_PASSWORD);
});
