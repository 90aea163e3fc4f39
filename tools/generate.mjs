/**
 * Writes the files that are generated from `openapi/`, `i18n/` and `CHANGELOG.md`. With `--check` it writes
 * nothing and fails, naming the files, if the committed ones differ from the generated ones.
 */
import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import openapiTS, { astToString } from "openapi-typescript";
import { parse, stringify } from "yaml";
import { changelogEntries, changelogIn, changelogTexts } from "./changelog.mjs";
import { checksOf, csvMapCheck, fileOf, note } from "./standalone-checks.mjs";
import { describeAll, describedOf, expandResources, permissionsOf } from "./expand-resources.mjs";
import { historiesIn, historyRows, historySpecsOf, withHistories } from "./record-histories.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const check = process.argv.includes("--check");

const liveMonitor = parse(readFileSync(join(root, "openapi/live-monitor.yaml"), "utf8"));
const sources = join(root, "openapi/source");
const resources = describeAll(
  readdirSync(join(sources, "resources"))
    .sort()
    .map((name) => parse(readFileSync(join(sources, "resources", name), "utf8"))),
);
/** The source of the contract, without the parts that are derived from the resources. */
const declared = parse(readFileSync(join(sources, "console.yaml"), "utf8"));
const histories = historiesIn(declared);
const contract = expandResources(withHistories(declared), resources);
const contractYaml = `# Generated from openapi/source by \`npm run generate\`. Do not edit.\n${stringify(contract, { aliasDuplicateObjects: false, lineWidth: 0 })}`;

/** Wraps schemas in an OpenAPI document, which the type generator requires. */
const asOpenApi = (schemas) => ({
  openapi: "3.1.0",
  info: { title: "", version: "" },
  paths: {},
  components: { schemas },
});
const typesOf = async (source, options = {}) =>
  astToString(
    await openapiTS(source, {
      rootTypes: true,
      rootTypesNoSchemaPrefix: true,
      emptyObjectsUnknown: true,
      ...options,
    }),
  );

/** Writes the catalog of facts, with one entry for each of the `x-events` in the schemas. */
function factsOf(schemas) {
  const facts = Object.entries(schemas).flatMap(([schema, { "x-events": events = [] }]) =>
    events.map((event) => ({ schema, ...event })),
  );
  const union = facts.map(({ type, schema }) => `  | Fact<${JSON.stringify(type)}, ${schema}>`).join("\n");
  const entries = facts
    .map(
      ({ type, schema, subject, channel, feed }) =>
        `  ${JSON.stringify(type)}: ${JSON.stringify({ schema, subject, channel, feed })},`,
    )
    .join("\n");
  const names = [...new Set(facts.map(({ schema }) => schema))].sort((a, b) => (a < b ? -1 : 1)).join(", ");
  return `import type { Event, ${names} } from "./live-monitor.ts";

/** An event of one type, with its payload. */
export type Fact<Type extends string, Data> = Omit<Event, "type" | "data"> & { readonly type: Type; readonly data: Data };

/** All events of this document, discriminated by \`type\`. */
export type KnownFact =
${union};

/** Properties of each event type: payload schema, kind of subject, channel, and \`feed\`: true if feeders may send it. */
export const FACTS = {
${entries}
} as const;
`;
}

/**
 * Writes the fact types to a separate file, so that code that only needs the types does not import the
 * catalog.
 */
const factTypesOf = (schemas) => `import type { FACTS } from "./facts.ts";

/** The types of all facts. */
export const FACT_TYPES: ReadonlySet<string> = new Set<keyof typeof FACTS>(${JSON.stringify(Object.values(schemas).flatMap(({ "x-events": events = [] }) => events.map(({ type }) => type)))});
`;

/** Redaction rules for schemas with a special format, by schema name. */
const FORMS = { Id: "id", Key: "pseudonym", AnyTime: "time", Zone: "zone" };

/**
 * Returns the redaction rule of a member, for replay files without personal data; `drop` removes the member.
 */
function redactionOf(node) {
  if (node["x-redact"]) return node["x-redact"];
  if (node.$ref) {
    const name = node.$ref.split("/").at(-1);
    return FORMS[name] ?? redactionOf(liveMonitor.components.schemas[name]);
  }
  if (node.enum) return { words: node.enum };
  if (node.type === "integer") return "number";
  if (["number", "boolean"].includes(node.type)) return node.type;
  if (node.type === "array") return { each: redactionOf(node.items) };
  if (node.type === "object" && node.properties) return { inside: redactionsOf(node.properties) };
  return "drop";
}

const redactionsOf = (properties) =>
  Object.fromEntries(Object.entries(properties).map(([name, node]) => [name, redactionOf(node)]));

/** Returns the redaction rules for the members of each fact. */
const redactions = (schemas) =>
  Object.fromEntries(
    Object.values(schemas).flatMap(({ "x-events": events = [], properties = {} }) =>
      events.map(({ type }) => [type, redactionsOf(properties)]),
    ),
  );

/**
 * Returns the members of bodies that a replay file may keep, by name, with the kinds of values to keep. A
 * member is kept only if no schema with a member of this name allows free text.
 */
function plainMembers(document) {
  const known = new Map();
  const kindsOf = (node) => {
    if (node.$ref) return kindsOf(resolved(node.$ref));
    const among = [...(node.oneOf ?? []), ...(node.anyOf ?? []), ...(node.allOf ?? [])];
    if (among.length > 0 && !node.type && !node.enum) return among.flatMap(kindsOf);
    if (node.enum || node.const !== undefined)
      return (node.enum ?? [node.const]).flatMap((value) =>
        value === null ? [] : [typeof value === "string" ? { word: value } : typeof value],
      );
    return [node.type ?? "any"]
      .flat()
      .flatMap((type) =>
        type === "null"
          ? []
          : type === "integer"
            ? ["number"]
            : type === "array"
              ? ["inside", ...kindsOf(node.items ?? {})]
              : type === "object"
                ? ["inside"]
                : [type],
      );
  };
  const resolved = (ref) => {
    const [file, path] = ref.split("#");
    return path
      .split("/")
      .slice(1)
      .reduce((at, step) => at[step.replaceAll("~1", "/")], file === "" ? document : liveMonitor);
  };
  const visit = (node) => {
    if (typeof node !== "object" || node === null) return;
    if (!Array.isArray(node) && typeof node.properties === "object")
      for (const [name, one] of Object.entries(node.properties))
        if (typeof one === "object") known.set(name, [...(known.get(name) ?? []), ...kindsOf(one)]);
    for (const [key, inner] of Object.entries(node))
      if (!["example", "examples", "default"].includes(key)) visit(inner);
  };
  visit([document.paths, document.components.schemas]);
  return Object.fromEntries(
    [...known]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([name, kinds]) => {
        const words = [...new Set(kinds.flatMap((kind) => kind.word ?? []))].sort((a, b) => (a < b ? -1 : 1));
        const isFree = kinds.some((kind) => ["string", "any"].includes(kind));
        const kept = [
          ...(isFree ? [] : ["number", "boolean"].filter((kind) => kinds.includes(kind))),
          ...(kinds.includes("inside") ? ["inside"] : []),
        ];
        return kept.length + words.length === 0
          ? []
          : [[name, { as: kept, ...(words.length > 0 && { words }) }]];
      }),
  );
}

const changelog = changelogIn(readFileSync(join(root, "CHANGELOG.md"), "utf8"));
const englishChangelog = "i18n/en/changelog/index.ts";

const i18n = () => {
  const box = mkdtempSync(join(tmpdir(), "switchboard-i18n-"));
  try {
    cpSync(join(root, "i18n"), join(box, "i18n"), { recursive: true });
    writeFileSync(join(box, englishChangelog), changelogTexts(changelog));
    cpSync(join(root, ".typesafe-i18n.json"), join(box, ".typesafe-i18n.json"));
    // The generator finds the dictionaries through this import; without the file it writes empty types.
    writeFileSync(join(box, "i18n/i18n-types.ts"), "export type BaseTranslation = object;");
    const cli = join(root, "node_modules/typesafe-i18n/cli/typesafe-i18n.mjs");
    const { status, stdout, stderr } = spawnSync(process.execPath, [cli, "--no-watch"], {
      cwd: box,
      encoding: "utf8",
    });
    if (status !== 0 || stdout.includes("ERROR"))
      throw new Error(`typesafe-i18n failed:\n${stdout}${stderr}`);
    return readdirSync(join(box, "i18n"))
      .filter((name) => /^i18n-.*\.ts$/.test(name))
      .map((name) => [join(root, "i18n", name), readFileSync(join(box, "i18n", name), "utf8")]);
  } finally {
    rmSync(box, { recursive: true, force: true });
  }
};

/** Returns a schema with all references resolved. The browser validates form values against it. */
function wholeSchema(consoleYaml, name) {
  const documents = { "": consoleYaml, "live-monitor.yaml": liveMonitor };
  const whole = (node, home) => {
    if (Array.isArray(node)) return node.map((item) => whole(item, home));
    if (typeof node !== "object" || node === null) return node;
    if (typeof node.$ref === "string") {
      const [document, path] = node.$ref.split("#");
      const there = document === "" ? home : document;
      return whole(
        path
          .split("/")
          .slice(1)
          .reduce((at, step) => at[step], documents[there]),
        there,
      );
    }
    // Removes descriptions. A member named `description` is a schema, not a text, and stays.
    return Object.fromEntries(
      Object.entries(node)
        .filter(([key, value]) => key !== "description" || typeof value !== "string")
        .map(([key, value]) => [key, whole(value, home)]),
    );
  };
  return whole(consoleYaml.components.schemas[name], "");
}

const schemasOf = (source, what, consoleYaml, names) =>
  names.map((name) => [
    join(generated, "bodies", `${fileOf(name)}.ts`),
    `${note(source)}/** ${what}, as JSON Schema: ${name}. */\nexport const ${name}Body = ${JSON.stringify(wholeSchema(consoleYaml, name), null, 2)};\n`,
  ]);

/** Returns a file with the JSON schema of each request body of the contract. */
function bodiesOf(consoleYaml) {
  const named = Object.values(consoleYaml.paths)
    .flatMap((path) => Object.values(path))
    .flatMap((operation) => operation?.requestBody?.content?.["application/json"]?.schema?.$ref ?? []);
  const names = [
    ...new Set(
      named.filter((ref) => ref.startsWith("#/components/schemas/")).map((ref) => ref.split("/").at(-1)),
    ),
  ];
  return schemasOf("openapi/source", "Request body", consoleYaml, names);
}

/**
 * Generates the types of the contract from a temporary folder, because the contract refers to files beside
 * it.
 */
async function typesOfContract() {
  const box = mkdtempSync(join(tmpdir(), "switchboard-openapi-"));
  try {
    writeFileSync(join(box, "console.yaml"), contractYaml);
    cpSync(join(root, "openapi/live-monitor.yaml"), join(box, "live-monitor.yaml"));
    return await typesOf(pathToFileURL(join(box, "console.yaml")));
  } finally {
    rmSync(box, { recursive: true, force: true });
  }
}

/** Writes the rows of the permission table for the resources, and the default permissions of users. */
function permissions() {
  const { rows, holders } = permissionsOf(resources);
  return `${note("openapi/source/resources")}/** Required permissions of the operations on resources, by operation id. */
export const RESOURCE_ROWS = ${JSON.stringify(rows, null, 2)} as const;

/** Required permissions to read the history of records without a resource definition, by operation id. */
export const HISTORY_ROWS = ${JSON.stringify(historyRows(histories), null, 2)} as const;

/** Default permissions on resources, by kind of user. */
export const RESOURCE_HOLDERS = ${JSON.stringify(holders, null, 2)} as const;
`;
}

const generated = join(root, "openapi/generated");
const recordingDocument = parse(readFileSync(join(root, "openapi/recording.yaml"), "utf8"));
const files = [
  [join(root, "openapi/console.yaml"), contractYaml],
  [join(generated, "console.ts"), note("openapi/source") + (await typesOfContract())],
  [join(generated, "resource-permissions.ts"), permissions()],
  [
    join(generated, "described.ts"),
    `${note("openapi/source/resources")}/** The definitions of resources, by the name of their schema. */\nexport const DESCRIBED = ${JSON.stringify(describedOf(resources), null, 2)} as const;\n`,
  ],
  [
    join(generated, "recounted.ts"),
    `${note("openapi/source")}/** Records with a history, but without a resource definition, by the name of their schema. */\nexport const RECOUNTED = ${JSON.stringify(historySpecsOf(histories), null, 2)} as const;\n`,
  ],
  [
    join(generated, "live-monitor.ts"),
    note("openapi/live-monitor.yaml") +
      (await typesOf(asOpenApi(liveMonitor.components.schemas), { immutable: true })),
  ],
  [
    join(generated, "recording.ts"),
    note("openapi/recording.yaml") +
      (await typesOf(new URL("../openapi/recording.yaml", import.meta.url), { immutable: true })),
  ],
  [join(generated, "facts.ts"), note("openapi/live-monitor.yaml") + factsOf(liveMonitor.components.schemas)],
  [
    join(generated, "fact-types.ts"),
    note("openapi/live-monitor.yaml") + factTypesOf(liveMonitor.components.schemas),
  ],
  [
    join(generated, "redactions.ts"),
    `${note("openapi/live-monitor.yaml")}/** Rule for a value in a recording without personal data. Values that do not match their rule are removed. */\nexport type Redaction =\n  | "boolean" | "browser" | "device" | "drop" | "id" | "number" | "pseudonym" | "scales" | "scores" | "system" | "text" | "time" | "zone"\n  | { readonly words: readonly string[] }\n  | { readonly each: Redaction }\n  | { readonly inside: Readonly<Record<string, Redaction>> };\n\n/** Rules for the members of each event type. Other members are removed. */\nexport const REDACTIONS: Readonly<Record<string, Readonly<Record<string, Redaction>>>> = ${JSON.stringify(redactions(liveMonitor.components.schemas), null, 2)};\n`,
  ],
  [
    join(generated, "plain-members.ts"),
    `${note("openapi/source")}/** Members of bodies that a recording may contain, by name, with their allowed types and words. \`inside\`: nested members, each by its own name. Other members are removed. */\nexport const PLAIN_MEMBERS: Readonly<Record<string, { readonly as: readonly ("number" | "boolean" | "inside")[]; readonly words?: readonly string[] }>> = ${JSON.stringify(plainMembers(contract), null, 2)};\n`,
  ],
  [join(generated, "csv-map-check.ts"), csvMapCheck()],
  ...bodiesOf(contract),
  ...schemasOf("openapi/recording.yaml", "Part of a recording", recordingDocument, [
    "ExpectationFile",
    "RecordingState",
  ]),
  ...(await checksOf(wholeSchema, [
    ["openapi/source", contract],
    ["openapi/recording.yaml", recordingDocument],
  ])),
  [join(root, englishChangelog), changelogTexts(changelog)],
  [join(root, "src/app/shell/changelog/changelog-entries.ts"), changelogEntries(changelog)],
  ...i18n(),
];

const read = (path) => {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return null;
  }
};
const kept = new Set(files.map(([path]) => path));
const folders = ["bodies", "checks"].map((name) => join(generated, name));
const left = folders
  .filter((folder) => existsSync(folder))
  .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
  .filter((path) => !kept.has(path));
const stale = files.filter(([path, text]) => read(path) !== text);
if (check && stale.length + left.length > 0) {
  console.error(
    `Stale: ${[...stale.map(([path]) => path), ...left].map((path) => relative(root, path)).join(", ")}. Run \`npm run generate\`.`,
  );
  process.exitCode = 1;
}
if (!check) {
  for (const folder of folders) mkdirSync(folder, { recursive: true });
  for (const path of left) rmSync(path);
  for (const [path, text] of stale) writeFileSync(path, text);
  console.error(
    stale.length > 0
      ? `Wrote ${stale.map(([path]) => relative(root, path)).join(", ")}`
      : "All generated files are up to date.",
  );
}
