import { parseSync } from "vite";

/**
 * One layer of the code: its folder, and the folders that it may import besides itself. `types:` allows only
 * `import type`.
 */
interface Room {
  readonly path: string;
  readonly may: readonly string[];
}

/** Imports allowed in all parts of the kit for records. */
const RESOURCE = [
  "src/ui",
  "src/services",
  "streams/charts",
  "streams/projections",
  "openapi/generated",
  "openapi/formats",
  "i18n",
  "react",
  "react-hook-form",
  "sheetjs-ce",
  "wouter",
] as const;

/** Rooms inside one another: the longest path that fits a file is its room. */
const HOUSE: readonly Room[] = [
  { path: "openapi/generated", may: ["openapi/formats"] },
  { path: "openapi/formats", may: ["ipaddr.js", "sheetjs-ce"] },
  { path: "i18n", may: ["typesafe-i18n"] },
  { path: "streams/events", may: ["openapi/generated"] },
  { path: "streams/projections", may: ["streams/events", "openapi/generated"] },
  { path: "streams/metrics", may: ["streams/projections", "streams/events", "openapi/generated"] },
  // The geometry of charts: numbers in, marks out. Pages draw the marks, and the platform may.
  {
    path: "streams/charts",
    may: [
      "streams/events",
      "streams/projections/local-day.ts",
      "openapi/formats/plain-text.ts",
      "@visx/scale",
    ],
  },
  {
    path: "streams/recording",
    may: ["streams/events", "openapi/generated", "@noble/hashes", "crc-32", "package.json"],
  },
  // Logs that others wrote, made into recordings: by the command and by the console.
  {
    path: "streams/import",
    may: [
      "streams/recording",
      "streams/projections",
      "streams/events",
      "openapi/generated",
      "@internationalized/date",
      "@noble/hashes",
      "csv-parse",
      "ulid",
    ],
  },
  {
    path: "streams/replay",
    may: [
      "streams/charts",
      "streams/recording",
      "streams/metrics",
      "streams/projections",
      "streams/events",
      "openapi/generated",
      "openapi/formats",
      "@internationalized/date",
    ],
  },
  {
    path: "streams",
    may: [
      "streams/events",
      "streams/projections",
      "streams/metrics",
      "streams/recording",
      "openapi/generated",
      "rxjs",
    ],
  },
  { path: "machines", may: ["xstate", "types:streams", "types:openapi/generated"] },
  {
    path: "src/ui",
    may: [
      "openapi/formats",
      "streams/charts",
      "react",
      "react-dom",
      "@ark-ui/react",
      "@tanstack/react-table",
      "@tanstack/react-virtual",
      "@visx/xychart",
    ],
  },
  { path: "src/api", may: ["openapi/generated", "openapi-fetch"] },
  { path: "src/live", may: ["openapi/generated", "streams", "rxjs", "socket.io-client"] },
  // The worker that holds a recording, and the way to it.
  { path: "src/replay", may: ["openapi/generated", "streams", "comlink", "fflate"] },
  {
    path: "src/services",
    may: [
      "types:src/api",
      "types:src/live",
      "types:src/replay",
      "types:streams",
      "types:machines",
      "types:openapi/generated",
      "streams/projections/local-day.ts",
      "i18n",
      "react",
      "rxjs",
      "@tanstack/react-query",
      "@xstate/react",
      "typesafe-i18n",
    ],
  },
  // Storeys: what shows a value or a failure, the player of recordings, one record and its forms, and lists.
  { path: "src/resource/cells", may: RESOURCE },
  { path: "src/resource/player", may: [...RESOURCE, "src/resource/cells"] },
  { path: "src/resource/records", may: [...RESOURCE, "src/resource/cells"] },
  // The explanation of a number, which reports and live tiles open alike.
  { path: "src/resource/why", may: [...RESOURCE, "src/resource/cells", "streams/metrics"] },
  { path: "src/resource/kit", may: [...RESOURCE, "src/resource/cells", "src/resource/records"] },
  {
    path: "src/features",
    may: [
      "src/ui",
      "src/services",
      "src/resource",
      "streams/charts",
      "streams/projections",
      "streams/metrics",
      "streams/events",
      "types:streams/replay",
      "types:streams/recording",
      "openapi/formats",
      "types:machines",
      "types:openapi/generated",
      "openapi/generated/bodies",
      "openapi/generated/checks",
      "i18n",
      "react",
      "react-dom",
      "rxjs",
      "wouter",
    ],
  },
  // It puts everything together; the doors to the network and the other side of it stay where they are.
  { path: "src/app", may: ["*", "!server", "!openapi-fetch", "!socket.io-client", "!engine.io-client"] },
  { path: "src/main.tsx", may: ["src/app", "src/ui"] },
  // What every list, record and answer of the platform is made with; it knows no record.
  {
    path: "server/kit",
    may: ["openapi/generated", "openapi/formats", "server/database", "kysely", "node:"],
  },
  {
    path: "server",
    may: [
      "server/kit",
      "openapi",
      "streams/events",
      "streams/projections",
      "streams/metrics",
      "streams/recording",
      "streams/replay",
      "streams/import",
      "i18n",
      "node:",
      "*package",
      "!react",
      "!xstate",
      "!rxjs",
      "!socket.io-client",
      "!openapi-fetch",
    ],
  },
  { path: "tests", may: ["*"] },
];

export interface Import {
  readonly from: string;
  readonly to: string;
  readonly typeOnly: boolean;
  /** Loaded when it is needed, by `import()`. */
  readonly onDemand: boolean;
}

/** Everything a file imports or re-exports, statically or on demand, its own stylesheets left out. */
export function importsOf(path: string, text: string): Import[] {
  const parsed = parseSync(path, text);
  const { staticImports, staticExports, dynamicImports } = parsed.module;
  const statements = [
    ...staticImports.map(({ moduleRequest, entries }) => ({ to: moduleRequest.value, entries })),
    ...staticExports.flatMap(({ entries }) =>
      entries
        .slice(0, 1)
        .flatMap(({ moduleRequest }) => (moduleRequest ? [{ to: moduleRequest.value, entries }] : [])),
    ),
  ];
  const onDemand = dynamicImports.flatMap(
    ({ moduleRequest: { start, end } }) => /^(["'`])([^$]*)\1$/.exec(text.slice(start, end))?.[2] ?? [],
  );
  // Reading the tree takes ten times as long as parsing it, and only the tree contains the type of an import
  // on demand.
  const types =
    (text.match(/\bimport\s*\(/g)?.length ?? 0) > dynamicImports.length ? importTypesIn(parsed.program) : [];
  return [
    ...statements.map(({ to, entries }) => ({
      to,
      typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
      onDemand: false,
    })),
    ...onDemand.map((to) => ({ to, typeOnly: false, onDemand: true })),
    ...types.map((to) => ({ to, typeOnly: true, onDemand: false })),
  ].map((one) => ({ ...one, from: path, to: resolve(path, one.to) }));
}

/** The modules that `import("…")` names as types, anywhere in a tree. */
function importTypesIn(node: unknown): string[] {
  if (typeof node !== "object" || node === null) return [];
  const own =
    "type" in node && node.type === "TSImportType" && "source" in node
      ? [String(Object(node.source)["value"])]
      : [];
  return [...own, ...Object.values(node).flatMap(importTypesIn)];
}

function resolve(from: string, specifier: string): string {
  if (!specifier.startsWith(".")) return specifier;
  const parts = [...from.split("/").slice(0, -1), ...specifier.replace(/\?.*$/, "").split("/")];
  const path: string[] = [];
  for (const part of parts) {
    if (part === "..") path.pop();
    else if (part !== ".") path.push(part);
  }
  return path.join("/");
}

const inside = (path: string, room: string) => path === room || path.startsWith(`${room}/`);
const roomOf = (path: string): Room | undefined =>
  HOUSE.filter((room) => inside(path, room.path)).sort((a, b) => b.path.length - a.path.length)[0];

/** The feature that a file belongs to; features never import each other. */
const featureOf = (path: string): string | null => /^src\/features\/([^/]+)/.exec(path)?.[1] ?? null;
const isRoute = (path: string) => inside(path, "server/routes");
const isPackage = (to: string) => !/^(src|server|streams|machines|i18n|openapi|tests)\//.test(to);

/** Returns the reason why an import breaks the rule of the layers; null if it keeps it. */
export function broken({ from, to, typeOnly }: Import): string | null {
  const room = roomOf(from);
  if (!room) return `${from} stands in no room of the house`;
  const violation = `${from} imports ${to}, which ${room.path} may not`;
  if (inside(to, "tests") && room.path !== "tests") return violation;
  if (isRoute(to) && !isRoute(from) && !inside(from, "server/platform") && !inside(from, "tests"))
    return `${from} imports ${to}, and routes are for the platform alone`;
  const features = [featureOf(from), featureOf(to)];
  if (features[0] && features[1]) return features[0] === features[1] ? null : violation;
  if (roomOf(to) === room && !isPackage(to)) return null;
  if (room.may.some((rule) => rule.startsWith("!") && inside(to, rule.slice(1)))) return violation;
  const allowed = room.may.some((rule) => {
    if (rule === "*") return true;
    if (rule === "*package") return isPackage(to);
    if (rule.endsWith(":")) return to.startsWith(rule);
    if (rule.startsWith("types:")) return typeOnly && inside(to, rule.slice("types:".length));
    return inside(to, rule);
  });
  return allowed ? null : violation;
}
