import { DESCRIBED } from "../../openapi/generated/described.ts";
import { FACTS } from "../../openapi/generated/facts.ts";
import { PERMISSIONS } from "../../server/auth/permissions.ts";
import { DOCUMENTS, follow, type Place, within } from "../../server/contract/documents.ts";
import { sources } from "./sources.ts";

const METHODS = ["get", "post", "put", "patch", "delete"] as const;

/**
 * Lists the names by which others know the product: what they stored, linked to or programmed against. They
 * outlive every file, so nothing here depends on where a file is.
 */
export function contractNames() {
  return {
    operations: operations(),
    permissions: Object.fromEntries(
      Object.entries(PERMISSIONS).map(([id, row]) => [id, "permission" in row ? row.permission : ""]),
    ),
    problems: enumAt("console.yaml#/components/schemas/Problem/properties/type"),
    events: Object.fromEntries(
      Object.entries(FACTS).map(([type, { schema }]) => [
        type,
        membersOf(`live-monitor.yaml#/components/schemas/${schema}`),
      ]),
    ),
    lists: Object.fromEntries(
      Object.entries(DESCRIBED).map(([name, { path, members, sort, filters }]) => [
        name,
        { path, members, sort, filters },
      ]),
    ),
    recordKinds: inSources(/recording\/record-kinds\.ts$/, /"([a-z]+)"/g),
    tables: inSources(/^server\/database\/migrations\//, /\bcreate table (\w+)/g),
    cookies: inSources(/^server\//, /new BrowserSecret\("(\w+)"/g),
    stored: inSources(/^src\//, /"(switchboard\.[\w.-]+)/g),
    environment: inSources(/^server\/.*config\.ts$/, /\bread\.\w+\("([A-Z_]+)"/g),
    exitStatuses: inSources(/^server\/cli\//, /^ {2}([A-Z_]+: \d+),$/gm),
  };
}

/** Returns which of the names of before are missing now, as paths into them. */
export function missingNames(before: unknown, now: unknown, path = ""): string[] {
  if (Array.isArray(before)) {
    const known = new Set(Array.isArray(now) ? now.map(String) : []);
    return before.filter((name) => !known.has(String(name))).map((name) => `${path}: ${String(name)}`);
  }
  if (typeof before !== "object" || before === null)
    return before === now ? [] : [`${path}: ${String(before)}`];
  return Object.entries(before).flatMap(([name, value]) =>
    typeof now === "object" && now !== null && name in now
      ? missingNames(value, Object(now)[name], `${path}/${name}`)
      : [`${path}/${name}`],
  );
}

function operations(): Record<string, { readonly at: string; readonly parameters: readonly string[] }> {
  const paths = Object(DOCUMENTS["console.yaml"])["paths"] as Record<string, Record<string, unknown>>; // as OpenAPI has it
  return Object.fromEntries(
    Object.entries(paths).flatMap(([path, methods]) =>
      METHODS.flatMap((method) => {
        if (!(method in methods)) return [];
        const place: Place = within("console.yaml#", "paths", path, method);
        const { node } = follow(place);
        return [
          [
            String(node["operationId"]),
            {
              at: `${method.toUpperCase()} ${path}`,
              parameters: [
                ...parametersAt(within("console.yaml#", "paths", path)),
                ...parametersAt(place),
              ].toSorted(),
            },
          ],
        ];
      }),
    ),
  );
}

function parametersAt(place: Place): string[] {
  const list = follow(place).node["parameters"];
  return Array.isArray(list)
    ? list.map((_, index) => {
        const { node } = follow(within(place, "parameters", index));
        return `${String(node["in"])} ${String(node["name"])}`;
      })
    : [];
}

function membersOf(place: Place): string[] {
  const { place: at, node } = follow(place);
  const parts = Array.isArray(node["allOf"])
    ? node["allOf"].map((_, index) => within(at, "allOf", index))
    : [];
  return [...Object.keys(Object(node["properties"])), ...parts.flatMap(membersOf)].toSorted();
}

const enumAt = (place: Place): string[] => {
  const { enum: values } = follow(place).node;
  return Array.isArray(values) ? values.map(String).toSorted() : [];
};

/** Finds names in the text of the sources whose paths match. */
const inSources = (paths: RegExp, name: RegExp): string[] =>
  [
    ...new Set(
      [...sources()]
        .filter(([path]) => paths.test(path))
        .flatMap(([, text]) => [...text.matchAll(name)].map(([, found = ""]) => found)),
    ),
  ].toSorted();
