import type { CheckedBody } from "../../../../openapi/formats/checked-body.ts";
import type { MemberWords } from "../described/described-resource.ts";
import { type BodySchema, type SchemaNode, nodeIn } from "../../records/form/body-faults.ts";
import type { FormRules } from "../../records/form/record-faults.ts";
import { readsOf } from "../../records/record/record-presentation.ts";
import type { ReadPath } from "../../../services/use-api-query.ts";
import type { ManyEditing, Values } from "./many-editing.ts";
import { ifUnchanged } from "../../../services/use-write.ts";
import type { MembersSpec } from "../../records/record/resource-spec.ts";

interface Programmed {
  /** Path of its list on the platform. */
  readonly path: string;
  /** Schema of a change and its check, from `openapi/generated/checks`. */
  readonly body: CheckedBody;
  /** Members that several records can share, in form order. */
  readonly members: readonly string[];
  /** Defaults of optional members and choices. */
  readonly fresh: Values;
  readonly references?: ManyEditing["said"]["references"];
  readonly text: MemberWords;
  /** Members of rows that have to say something where they are shown, though their schema does not say so. */
  readonly needed?: Readonly<Record<string, readonly string[]>>;
  readonly long?: readonly string[];
  readonly rowShows?: ManyEditing["rowShows"];
  /** Rules that no schema can express. */
  readonly judge?: FormRules<Record<string, unknown>>["judge"];
  readonly refused?: Readonly<Record<string, string>>;
  /** Further paths to reload. */
  readonly besides?: readonly ReadPath[];
}

const NOBODY: ManyEditing["said"]["references"] = {};
const NO_MORE: Readonly<Record<string, readonly string[]>> = {};
const NOTHING_ELSE: readonly ReadPath[] = [];

/**
 * Returns the bulk edit of a list without a resource description. Its rules are derived from the contract.
 */
export function programmedEditing({
  path,
  body,
  members,
  fresh,
  references = NOBODY,
  needed = NO_MORE,
  judge,
  besides = NOTHING_ELSE,
  ...shown
}: Programmed): ManyEditing {
  const said = saidInSchema(body.schema, { references, fresh });
  return {
    ...shown,
    said: {
      ...said,
      rows: Object.fromEntries(
        Object.entries(said.rows).map(([member, rows]) => [
          member,
          { ...rows, needed: [...(rows.needed ?? []), ...(needed[member] ?? [])] },
        ]),
      ),
    },
    parts: [["", members]],
    judgementOf: () => ({ body, judge }),
    change: changeListed(path),
    reads: [...readsOf({ path }), ...besides],
  };
}

/** Changes one of those that are listed at a path, as long as it has the version that was listed. */
export function changeListed(path: string): ManyEditing["change"] {
  const list = path as "/tags"; // the records of every list are changed alike
  return (api, { id, version, body }) =>
    api.PATCH(`${list}/{id}`, { params: { path: { id }, ...ifUnchanged(version) }, body });
}

interface Besides {
  /** Referenced schemas by member, which the schema itself does not contain. */
  readonly references: ManyEditing["said"]["references"];
  /** Defaults of a new record. */
  readonly fresh: Values;
}

/** Derives the description of a record's members from the schema of a change. */
const saidInSchema = (schema: BodySchema, { references, fresh }: Besides): ManyEditing["said"] => ({
  ...membersIn(nodeIn(schema), references),
  references,
  defaults: fresh,
  when: {},
  readOnly: [],
});

function membersIn(
  schema: SchemaNode,
  references: Besides["references"],
): MembersSpec & { readonly needed: readonly string[] } {
  const nodes = Object.entries(nodeIn(schema["properties"])).map(
    ([member, node]) => [member, nodeIn(node)] as const,
  );
  const known = <Found>(
    find: (node: SchemaNode, member: string) => Found | undefined,
  ): Readonly<Record<string, Found>> =>
    Object.fromEntries(
      nodes.flatMap(([member, node]) => {
        const found = find(node, member);
        return found === undefined ? [] : [[member, found]];
      }),
    );
  const required = textsIn(schema["required"]);
  return {
    members: nodes.map(([member]) => member),
    kinds: known((node, member) => kindOf(node, member in references)),
    choices: known((node) => choicesOf(node) ?? choicesOf(nodeIn(node["items"]))),
    // The default of a required choice is its first option.
    defaults: known((node, member) => (required.includes(member) ? choicesOf(node)?.[0] : undefined)),
    needed: nodes.flatMap(([member, node]) => (isFilled(node) ? [member] : [])),
    rows: known((node) => {
      const rows = nodeIn(node["items"]);
      const most = node["maxItems"];
      return "properties" in rows
        ? { ...membersIn(rows, {}), ...(typeof most === "number" && { most }) }
        : undefined;
    }),
  };
}

/** Returns true if a member can never be empty. */
const isFilled = ({ type, minItems, minLength }: SchemaNode): boolean =>
  Number(minItems ?? 0) > 0 || (type === "string" && Number(minLength ?? 0) > 0);

const textsIn = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

const choicesOf = (node: SchemaNode): readonly string[] | undefined =>
  Array.isArray(node["enum"]) ? textsIn(node["enum"]) : undefined;

/** Returns the kind of a member as in resource descriptions. */
function kindOf(node: SchemaNode, isNamed: boolean): string {
  const type = [node["type"]].flat().find((one) => one !== "null");
  if (type === "array") {
    const items = nodeIn(node["items"]);
    if ("properties" in items) return "rows";
    return isNamed ? "references" : choicesOf(items) ? "choices" : "texts";
  }
  if (type === "boolean" || type === "integer" || type === "number") return type;
  return isNamed ? "reference" : choicesOf(node) ? "choice" : "text";
}
