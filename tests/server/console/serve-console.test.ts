import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newFolder } from "../../support/new-folder.ts";
import { startPlatform, type TestPlatform } from "../../support/platform.ts";

const PAGE = "<!doctype html><title>Switchboard</title>";

let platform: TestPlatform;
beforeAll(async () => {
  const folder = newFolder();
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "index.html"), PAGE);
  writeFileSync(join(folder, "image-check.html"), PAGE);
  writeFileSync(join(folder, "icon.svg"), "<svg xmlns='http://www.w3.org/2000/svg'/>");
  writeFileSync(join(folder, "assets/main-1a2b.js"), "export {};");
  for (const kept of ["main-1a2b.js.map", "main-1a2b.js.br"])
    writeFileSync(join(folder, "assets", kept), "{}");
  platform = await startPlatform({
    consoleFolder: folder,
    config: { sentryDsn: "https://key@sentry.example/7", trustedProxies: ["127.0.0.1"] },
  });
});
afterAll(() => platform.close());

const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  fetch(platform.url + path, { headers, method, redirect: "manual" });

test("every path of the console gets its one document, and no cache keeps it", async () => {
  for (const path of [
    "/",
    "/monitor",
    "/login?redirect=%2Fsegments",
    "/users/65a0f0030000000000000001",
    "/index.html",
  ]) {
    const response = await get(path);
    expect([path, response.status, response.headers.get("cache-control"), await response.text()]).toEqual([
      path,
      200,
      "no-store",
      PAGE,
    ]);
    expect(response.headers.get("content-type")).toMatch(/^text\/html/);
  }
});

test("assets are kept for ever, other files are asked for again", async () => {
  const script = await get("/assets/main-1a2b.js");
  expect([script.status, script.headers.get("cache-control"), script.headers.get("content-type")]).toEqual([
    200,
    "public, max-age=31536000, immutable",
    expect.stringMatching(/javascript/),
  ]);
  expect((await get("/icon.svg")).headers.get("cache-control")).toBe("public, max-age=0");
});

test("serves no console page for unknown or escaping asset paths", async () => {
  for (const path of [
    "/assets/main-old.js",
    "/assets/main-1a2b.js.map",
    "/assets/main-1a2b.js.br",
    "/assets/",
    "/favicon.ico",
    "/../package.json",
    "/..%2f..%2fpackage.json",
    "/assets/..%2f..%2f..%2fetc%2fpasswd",
    "/%00",
    "/icon.svg%00.js",
    "/assets%5cmain-1a2b.js",
  ]) {
    const response = await get(path);
    expect([path, [400, 404].includes(response.status)]).toEqual([path, true]);
    expect(await response.text()).toContain("/problems/");
  }
  expect((await get("/login", {}, "POST")).status).toBe(405);
});

test("serves no page for unknown API and health paths", async () => {
  for (const path of [
    "/api",
    "/api/",
    "/api/nothing",
    "/api//users",
    "/api/users/../login",
    `/api/calls/${"x".repeat(1_100)}`,
    "/health/redy",
    "/health/live/",
  ]) {
    const response = await get(path);
    expect([path, response.status, response.headers.get("content-type")]).toEqual([
      path,
      404,
      expect.stringContaining("application/problem+json"),
    ]);
  }
  expect((await get("/api/nothing", {}, "HEAD")).status).toBe(404);
});

test("a path that looks like another host is a page of this one", async () => {
  const { port } = new URL(platform.url);
  const statusOf = async (path: string) => {
    const asking = request({ port, path });
    asking.end();
    const [answer] = (await once(asking, "response")) as [IncomingMessage];
    answer.resume();
    return answer.statusCode;
  };
  for (const path of ["//[", "//:99999/", "//evil.example/monitor", "http://evil.example/monitor"])
    expect([path, await statusOf(path)]).toEqual([path, 200]);
});

test("sends a strict content security policy with every response, except for the code reader's wasm", async () => {
  for (const path of [
    "/",
    "/assets/main-1a2b.js",
    "/panel",
    "/api/status",
    "/nothing.txt",
    "/health/live",
    "/live/?EIO=4&transport=polling",
  ]) {
    const { headers } = await get(path);
    const policy = headers.get("content-security-policy") ?? "";
    expect([
      path,
      policy.includes("default-src 'none'"),
      policy.replace("'wasm-unsafe-eval'", "").includes("unsafe"),
    ]).toEqual([path, true, false]);
    expect(policy).toContain("connect-src 'self' https://sentry.example");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types letter replay");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
  }
});

test("allows external images on one sandboxed page only, framed by own pages and without connections", async () => {
  const policies = await Promise.all(
    ["/", "/account/configuration", "/icon.svg", "/image-check.html"].map(
      async (path) => (await get(path)).headers.get("content-security-policy") ?? "",
    ),
  );
  expect(policies.map((policy) => /img-src ([^;]*)/.exec(policy)?.[1])).toEqual([
    "'self' data:",
    "'self' data:",
    "'self' data:",
    "https:",
  ]);
  const [page = "", , , frame = ""] = policies;
  expect(page).toContain("frame-src 'self';");
  expect(page).toContain("frame-ancestors 'none'");
  expect(frame).toMatch(
    /^sandbox allow-scripts; default-src 'none'; script-src 'self'; img-src https:; .*frame-ancestors 'self'/,
  );
  expect(frame).not.toContain("connect-src");
});

test("sends HSTS over HTTPS and trusts only a known proxy for the scheme", async () => {
  const secure = { "x-forwarded-proto": "https" };
  expect((await get("/", secure)).headers.get("strict-transport-security")).toMatch(/^max-age=31536000/);
  expect((await get("/")).headers.get("strict-transport-security")).toBeNull();
  const direct = await startPlatform();
  expect(
    (await fetch(`${direct.url}/health/live`, { headers: secure })).headers.get("strict-transport-security"),
  ).toBeNull();
  await direct.close();
  // An HTTPS public URL sends HSTS even without the proxy's header.
  const known = await startPlatform({ config: { publicUrl: new URL("https://console.example.com") } });
  expect((await fetch(`${known.url}/health/live`)).headers.get("strict-transport-security")).toMatch(
    /^max-age=31536000/,
  );
  await known.close();
});

test("the address of a caller is taken from a header only where a trusted proxy wrote it", async () => {
  const address = async (url: string, headers: Record<string, string>) =>
    (await (await fetch(`${url}/api/status`, { headers })).json()).address;
  expect(await address(platform.url, { "x-forwarded-for": "192.0.2.66" })).toBe("192.0.2.66");
  expect(await address(platform.url, { "x-forwarded-for": "198.51.100.1, 192.0.2.66" })).toBe("192.0.2.66");
  const direct = await startPlatform();
  expect(
    await address(direct.url, {
      "x-forwarded-for": "192.0.2.66",
      "x-real-ip": "192.0.2.66",
      forwarded: "for=192.0.2.66",
    }),
  ).toBe("127.0.0.1");
  await direct.close();
});

test("serves placeholder pages in the language of the browser", async () => {
  const title = async (path: string, language?: string) => {
    const response = await get(path, language === undefined ? {} : { "accept-language": language });
    const [, found] = /<h1>(.*)<\/h1>/.exec(await response.text()) ?? [];
    return [response.headers.get("content-language"), found];
  };
  expect(await title("/panel", "es-MX,es;q=0.9,en;q=0.8")).toEqual([
    "es",
    "El panel de agentes aún no está configurado",
  ]);
  expect(await title("/panel", "en;q=0.5, fr-CA")).toEqual([
    "fr",
    "L’espace des agents n’est pas encore configuré",
  ]);
  expect(await title("/panel", "de, fr;q=0")).toEqual(["en", "The agent panel is not configured yet"]);
  expect(await title("/separate-console")).toEqual(["en", "Your account uses a separate console"]);
  expect((await get("/places.css")).headers.get("content-type")).toMatch(/^text\/css/);
});
