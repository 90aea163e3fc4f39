import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { dockerStages } from "./support/dockerfile.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const read = (path: string) => readFileSync(join(root, path), "utf8");
const compose = parse(read("compose.yaml"));

test("every path that the Dockerfile copies exists, and .dockerignore lets it through", () => {
  const copied = dockerStages().flatMap(({ copied: all }) => all);
  const paths = copied.flatMap(({ stage, paths: its }) =>
    stage === null ? its : its.map((path) => path.replace("/app/", "")),
  );
  expect(paths.length).toBeGreaterThan(10);
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  const ignoredBut = read(".dockerignore")
    .split("\n")
    .flatMap((line) => (line.startsWith("!") ? [line.slice(1)] : []));
  const fromContext = copied.flatMap(({ stage, paths: its }) =>
    stage === null ? its.map((path) => path.replace("./", "")) : [],
  );
  expect(new Set(fromContext)).toEqual(new Set(ignoredBut));
});

test("the image builds from everything that the build reads", async () => {
  const builtFrom = /BUILT_FROM = (\[.*\]);/.exec(read("tools/prepare.mjs"))?.[1] ?? "[]";
  const [build] = dockerStages();
  const paths = build?.copied.flatMap(({ paths: its }) => its) ?? [];
  expect(
    JSON.parse(builtFrom).filter(
      (path: string) => !paths.some((copied) => path === copied || path.startsWith(`${copied}/`)),
    ),
  ).toEqual([]);
});

test("the image runs without root, and installs no development dependencies", () => {
  const last = dockerStages().at(-1);
  expect([last?.user, last?.start[0], last?.health[0]]).toEqual(["node", "node", "node"]);
  expect(last?.copied.find(({ to }) => to === "./node_modules")?.stage).toBe("dependencies");
  expect(read("Dockerfile")).toMatch(/AS dependencies[^]*?npm ci --omit=dev/);
});

test("sets no secrets in compose.yaml, and only variables that the platform reads", () => {
  const text = read("compose.yaml");
  const secrets = [...text.matchAll(/\$\{(\w*PASSWORD\w*)([^}]*)\}/g)];
  expect(secrets.length).toBeGreaterThan(0);
  expect(secrets.filter(([, , rest = ""]) => !rest.startsWith(":?"))).toEqual([]);
  expect([compose.services.platform.environment.DEMO, compose.services.platform.ports]).toEqual([
    "${DEMO:-0}",
    ["127.0.0.1:${PORT:-3000}:3000"],
  ]);
  const config = read("server/process/config.ts");
  expect(
    Object.keys(compose.services.platform.environment).filter((name) => !config.includes(`"${name}"`)),
  ).toEqual([]);
});

test("compose.yaml waits for services that are healthy", () => {
  const { platform, ...others } = compose.services;
  expect(Object.keys(platform.depends_on)).toEqual(Object.keys(others));
  for (const [name, { healthcheck }] of Object.entries<{ healthcheck?: object }>(others)) {
    expect(platform.depends_on[name].condition).toBe("service_healthy");
    expect(healthcheck).toBeDefined();
  }
});
