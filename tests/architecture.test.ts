import { expect, test } from "vitest";
import { circlesIn } from "./support/circles.ts";
import { broken, type Import, importsOf } from "./support/house.ts";
import { sources } from "./support/sources.ts";

type Imports = ReadonlyMap<string, readonly Import[]>;

const importsIn = (files: Iterable<readonly [string, string]>): Imports =>
  new Map([...files].map(([path, text]) => [path, importsOf(path, text)]));
const brokenIn = (imports: Imports): string[] =>
  [...imports.values()].flat().flatMap((one) => broken(one) ?? []);

let read: Imports | null = null;
/** Imports of each file of the repository, parsed once. */
const all = (): Imports => (read ??= importsIn(sources()));

test("imports no modules that the importing layer may not use", () => {
  expect(all().size).toBeGreaterThan(50);
  expect([...all().values()].flat().length).toBeGreaterThan(100);
  expect(brokenIn(all())).toEqual([]);
});

test.each([
  [
    "a fold that reaches for the clock of RxJS",
    "streams/projections/floor.ts",
    `import { timer } from "rxjs";`,
  ],
  [
    "an import that reads files",
    "streams/import/import-log.ts",
    `import { readFile } from "node:fs/promises";`,
  ],
  ["a machine that opens a socket", "machines/live-feed.ts", `import { io } from "socket.io-client";`],
  ["a machine that runs a stream", "machines/live-feed.ts", `import { follow } from "../streams/follow.ts";`],
  [
    "a part that knows a queue",
    "src/ui/table/table.tsx",
    `import { waiting } from "../../../streams/metrics/live-numbers.ts";`,
  ],
  [
    "a feature that imports another",
    "src/features/monitor/page.tsx",
    `import { x } from "../segments/page.tsx";`,
  ],
  [
    "a feature that asks over HTTP by itself",
    "src/features/monitor/page.tsx",
    `import { createApi } from "../../api/client.ts";`,
  ],
  [
    "a feature that starts a machine",
    "src/features/monitor/page.tsx",
    `import { sessionMachine } from "../../../machines/session.ts";`,
  ],
  ["a second door to HTTP", "src/live/connection.ts", `import createClient from "openapi-fetch";`],
  [
    "a second door to HTTP where everything is put together",
    "src/app/wiring.ts",
    `import createClient from "openapi-fetch";`,
  ],
  ["a second door to the socket", "src/app/wiring.ts", `export { io } from "socket.io-client";`],
  ["a console that knows the server", "src/app/wiring.ts", `import { start } from "../../server/start.ts";`],
  ["a console that knows a test", "src/app/wiring.ts", `export { io } from "../live/../../tests/x.ts";`],
  [
    "a type of the server in a feature",
    "src/features/monitor/page.tsx",
    `type Started = import("../../../server/start.ts").Started;`,
  ],
  ["a server that knows the console", "server/main.ts", `import { App } from "../src/app/app.tsx";`],
  ["a server that knows a machine", "server/main.ts", `import { loginMachine } from "../machines/login.ts";`],
  [
    "a record that knows its routes",
    "server/resources/branch-record.ts",
    `import { branchRoutes } from "../routes/branches.ts";`,
  ],
  [
    "a list that knows a record",
    "server/kit/list.ts",
    `import { branches } from "../resources/branch-record.ts";`,
  ],
  [
    "a cell that knows the list around it",
    "src/resource/cells/moment.tsx",
    `import { RecordList } from "../kit/record-list.tsx";`,
  ],
  [
    "a page loaded on demand from a test",
    "src/app/routes.tsx",
    `const page = () => import("../../tests/page.tsx");`,
  ],
  ["a file that stands in no room", "shared/x.ts", `import "react";`],
])("%s is found", (_, path, text) => {
  expect(brokenIn(importsIn([[path, text]]))).toHaveLength(1);
});

test("a type may cross where a value may not", () => {
  expect(
    brokenIn(importsIn([["machines/live-feed.ts", `import type { Heard } from "../streams/reconcile.ts";`]])),
  ).toEqual([]);
  expect(
    brokenIn(importsIn([["machines/live-feed.ts", `import { type Heard } from "../streams/reconcile.ts";`]])),
  ).toEqual([]);
});

const circlesOf = (imports: Imports) =>
  circlesIn(new Map([...imports].map(([path, its]) => [path, its.map(({ to }) => to)])));

test("no file imports, over others or by its types alone, what imports it", () => {
  expect(circlesOf(all())).toEqual([]);
});

test.each([
  [
    "two machines that need each other",
    { a: `import { b } from "./b.ts";`, b: `import { a } from "./a.ts";` },
    ["x/a.ts", "x/b.ts"],
  ],
  [
    "a record that takes a machine's type, which takes the record's",
    { a: `import type { B } from "./b.ts";`, b: `import type { A } from "./a.ts";` },
    ["x/a.ts", "x/b.ts"],
  ],
  [
    "a step that is loaded on demand by what it is given",
    {
      a: `import type { B } from "./b.ts";`,
      b: `const c = () => import("./c.ts");`,
      c: `export { a } from "./a.ts";`,
    },
    ["x/a.ts", "x/b.ts", "x/c.ts"],
  ],
  ["a file that imports itself", { a: `import { a } from "./a.ts";` }, ["x/a.ts"]],
])("the circle of %s is found", (_, files, circle) => {
  const around: [string, string][] = [
    ["x/before.ts", `import "./a.ts"; import "./after.ts";`],
    ["x/after.ts", `import "react";`],
  ];
  expect(
    circlesOf(
      importsIn([
        ...around,
        ...Object.entries(files).map(([name, text]): [string, string] => [`x/${name}.ts`, text]),
      ]),
    ),
  ).toEqual([circle]);
});

test("two ways to the same file are no circle", () => {
  expect(
    circlesOf(
      importsIn([
        ["x/a.ts", `import "./b.ts"; import "./c.ts";`],
        ["x/b.ts", `import "./d.ts";`],
        ["x/c.ts", `import "./d.ts"; import "./b.ts";`],
        ["x/d.ts", ``],
      ]),
    ),
  ).toEqual([]);
});
