import { resolve } from "node:path";
import { expect, test } from "vitest";
import { readConfig } from "../../../server/process/config.ts";

test("without any setting a platform is for this machine alone, with its data beside it", () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: "127.0.0.1",
    dataDir: resolve("data"),
    databaseUrl: null,
    redisUrl: null,
    publicUrl: null,
    trustedProxies: [],
    smtpUrl: null,
    mailFrom: null,
    panelUrl: "/panel",
    consoleUrl: "/separate-console",
    feedbackUrl: "/feedback-board",
    callUrl: "/call-page",
    calendarUrl: "/calendar-page",
    feedbackKey: null,
    sentryDsn: null,
    traffic: { kind: "demo" },
    demoDays: 90,
    recordedData: null,
    isDemo: false,
  });
});

test("every setting is taken as it is meant", () => {
  const config = readConfig({
    PORT: "8080",
    HOST: " 0.0.0.0 ",
    DATA_DIR: "/var/lib/switchboard",
    DATABASE_URL: "postgres://me:pa%40ss@db.example:5433/calls?sslmode=require",
    REDIS_URL: "rediss://cache.example:6380",
    PUBLIC_URL: "https://console.example.com",
    TRUSTED_PROXIES: "10.0.0.0/8, 192.0.2.7 ,2001:db8::/32",
    SMTP_URL: "smtp://mail.example",
    PANEL_URL: "https://panel.example/agents",
    CONSOLE_URL: "/other",
    FEEDBACK_URL: "https://feedback.example",
    SENTRY_DSN: "https://key@sentry.example/1",
    TRAFFIC: "day@noon.ndjson.gz@60",
    DEMO: "1",
    DEMO_DAYS: "7",
  });
  expect(config).toMatchObject({
    port: 8080,
    host: "0.0.0.0",
    dataDir: "/var/lib/switchboard",
    databaseUrl: "postgres://me:pa%40ss@db.example:5433/calls?sslmode=require",
    redisUrl: "rediss://cache.example:6380",
    trustedProxies: ["10.0.0.0/8", "192.0.2.7", "2001:db8::/32"],
    panelUrl: "https://panel.example/agents",
    consoleUrl: "/other",
    traffic: { kind: "recording", file: "day@noon.ndjson.gz", speed: 60 },
    isDemo: true,
    demoDays: 7,
  });
  expect(config.publicUrl?.origin).toBe("https://console.example.com");
});

test.each([
  ["PORT", "http"],
  ["PORT", "70000"],
  ["DATABASE_URL", "mysql://db"],
  ["DATABASE_URL", "not a url"],
  ["REDIS_URL", "http://cache"],
  ["PUBLIC_URL", "console.example.com"],
  ["TRUSTED_PROXIES", "010.1.1.1"],
  ["TRUSTED_PROXIES", "10.0.0.0/64"],
  ["TRUSTED_PROXIES", "proxy.example"],
  ["SMTP_URL", "mail.example:25"],
  ["PANEL_URL", "javascript:alert(1)"],
  ["CONSOLE_URL", "//evil.example"],
  ["FEEDBACK_URL", "ftp://x"],
  ["SENTRY_DSN", "key"],
  ["DEMO_DAYS", "1000"],
  ["TRAFFIC", "day.ndjson.gz"],
  ["TRAFFIC", "day.ndjson.gz@fast"],
  ["DEMO", "yes"],
])("rejects %s=%s with the setting and the expected values", (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} is invalid\\. Expected: .+\\.$`));
});

test("reports all faults together and no values, which may hold passwords", () => {
  const read = () => readConfig({ PORT: "x", DATABASE_URL: "mysql://me:secret@db" });
  expect(read).toThrow(/^PORT [^\n]+\nDATABASE_URL [^\n]+$/);
  expect(read).not.toThrow(/secret/);
});

test("rejects a key that is too short without showing it", () => {
  expect(() => readConfig({ FEEDBACK_KEY: "k".repeat(31) })).toThrow(
    /^FEEDBACK_KEY is invalid\. Expected: a key of at least 32 bytes, such as from `openssl rand -hex 32`\.$/,
  );
  expect(readConfig({ FEEDBACK_KEY: "k".repeat(32) }).feedbackKey).toBe("k".repeat(32));
  // Bytes count, and not signs.
  expect(readConfig({ FEEDBACK_KEY: "é".repeat(16) }).feedbackKey).toBe("é".repeat(16));
});
