import { expect, test } from "vitest";
import { circlesIn } from "./support/circles.ts";
import { broken, importsOf } from "./support/house.ts";
import { sources } from "./support/sources.ts";

const brokenIn = (files: Iterable<readonly [string, string]>): string[] =>
  [...files].flatMap(([path, text]) => importsOf(path, text).flatMap((one) => broken(one) ?? []));

test("nobody imports what their room may not know", () => {
  const files = sources();
  expect(files.size).toBeGreaterThan(50);
  expect([...files].flatMap(([path, text]) => importsOf(path, text)).length).toBeGreaterThan(100);
  expect(brokenIn(files)).toEqual([]);
});

test.each([
  ["a fold that reaches for the clock of RxJS", "streams/projections/floor.ts", `import { timer } from "rxjs";`],
  ["a machine that opens a socket", "machines/live-feed.ts", `import { io } from "socket.io-client";`],
  ["a machine that runs a stream", "machines/live-feed.ts", `import { follow } from "../streams/follow.ts";`],
  ["a part that knows a queue", "src/ui/table/table.tsx", `import { waiting } from "../../../streams/metrics/live-numbers.ts";`],
  ["a feature that imports another", "src/features/monitor/page.tsx", `import { x } from "../segments/page.tsx";`],
  ["a feature that asks over HTTP by itself", "src/features/monitor/page.tsx", `import { createApi } from "../../api/client.ts";`],
  ["a feature that starts a machine", "src/features/monitor/page.tsx", `import { sessionMachine } from "../../../machines/session.ts";`],
  ["a second door to HTTP", "src/live/connection.ts", `import createClient from "openapi-fetch";`],
  ["a second door to HTTP where everything is put together", "src/app/wiring.ts", `import createClient from "openapi-fetch";`],
  ["a second door to the socket", "src/app/wiring.ts", `export { io } from "socket.io-client";`],
  ["a console that knows the server", "src/app/wiring.ts", `import { start } from "../../server/start.ts";`],
  ["a console that knows a test", "src/app/wiring.ts", `export { io } from "../live/../../tests/x.ts";`],
  ["a type of the server in a feature", "src/features/monitor/page.tsx", `type Started = import("../../../server/start.ts").Started;`],
  ["a server that knows the console", "server/main.ts", `import { App } from "../src/app/app.tsx";`],
  ["a server that knows a machine", "server/main.ts", `import { loginMachine } from "../machines/login.ts";`],
  ["a page loaded on demand from a test", "src/app/routes.tsx", `const page = () => import("../../tests/page.tsx");`],
  ["a file that stands in no room", "shared/x.ts", `import "react";`],
])("%s is found", (_, path, text) => {
  expect(brokenIn([[path, text]])).toHaveLength(1);
});

test("a type may cross where a value may not", () => {
  expect(brokenIn([["machines/live-feed.ts", `import type { Heard } from "../streams/reconcile.ts";`]])).toEqual([]);
  expect(brokenIn([["machines/live-feed.ts", `import { type Heard } from "../streams/reconcile.ts";`]])).toEqual([]);
});

const circlesOf = (files: Iterable<readonly [string, string]>) => circlesIn(new Map([...files].map(([path, text]) => [path, importsOf(path, text).map(({ to }) => to)])));

test("no file imports, over others or by its types alone, what imports it", () => {
  expect(circlesOf(sources())).toEqual([]);
});

test.each([
  ["two machines that need each other", { a: `import { b } from "./b.ts";`, b: `import { a } from "./a.ts";` }, ["x/a.ts", "x/b.ts"]],
  ["a record that takes a machine's type, which takes the record's", { a: `import type { B } from "./b.ts";`, b: `import type { A } from "./a.ts";` }, ["x/a.ts", "x/b.ts"]],
  ["a step that is loaded on demand by what it is given", { a: `import type { B } from "./b.ts";`, b: `const c = () => import("./c.ts");`, c: `export { a } from "./a.ts";` }, ["x/a.ts", "x/b.ts", "x/c.ts"]],
  ["a file that imports itself", { a: `import { a } from "./a.ts";` }, ["x/a.ts"]],
])("the circle of %s is found", (_, files, circle) => {
  const around: [string, string][] = [["x/before.ts", `import "./a.ts"; import "./after.ts";`], ["x/after.ts", `import "react";`]];
  expect(circlesOf([...around, ...Object.entries(files).map(([name, text]): [string, string] => [`x/${name}.ts`, text])])).toEqual([circle]);
});

test("two ways to the same file are no circle", () => {
  expect(circlesOf([["x/a.ts", `import "./b.ts"; import "./c.ts";`], ["x/b.ts", `import "./d.ts";`], ["x/c.ts", `import "./d.ts"; import "./b.ts";`], ["x/d.ts", ``]])).toEqual([]);
});
