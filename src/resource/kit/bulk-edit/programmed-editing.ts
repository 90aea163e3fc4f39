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
  /** Path of the list on the platform. */
  readonly path: string;
  /** Schema of a change and its check, from `openapi/generated/checks`. */
  readonly body: CheckedBody;
  /** Members that can be set in bulk, in form order. */
  readonly members: readonly string[];
  /** Defaults of the optional members and of the choices. */
  readonly fresh: Values;
  readonly references?: ManyEditing["spec"]["references"];
  readonly text: MemberWords;
  /**
   * Members of rows that are required although the schema does not require them, by the member that contains
   * the rows.
   */
  readonly needed?: Readonly<Record<string, readonly string[]>>;
  readonly long?: readonly string[];
  readonly rowShows?: ManyEditing["rowShows"];
  /** Checks the request body beyond the schema. */
  readonly judge?: FormRules<Record<string, unknown>>["judge"];
  readonly refused?: Readonly<Record<string, string>>;
  /** Further paths to reload. */
  readonly besides?: readonly ReadPath[];
}

const NO_REFERENCES: ManyEditing["spec"]["references"] = {};
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
  references = NO_REFERENCES,
  needed = NO_MORE,
  judge,
  besides = NOTHING_ELSE,
  ...shown
}: Programmed): ManyEditing {
  const spec = specFromSchema(body.schema, { references, fresh });
  return {
    ...shown,
    spec: {
      ...spec,
      rows: Object.fromEntries(
        Object.entries(spec.rows).map(([member, rows]) => [
          member,
          { ...rows, needed: [...(rows.needed ?? []), ...(needed[member] ?? [])] },
        ]),
      ),
    },
    parts: [["", members]],
    rulesOf: () => ({ body, judge }),
    change: changeListed(path),
    reads: [...readsOf({ path }), ...besides],
  };
}

/** Returns a function that changes a record of the list at a path, if it still has the listed version. */
export function changeListed(path: string): ManyEditing["change"] {
  const list = path as "/tags"; // every list has the same PATCH operation
  return (api, { id, version, body }) =>
    api.PATCH(`${list}/{id}`, { params: { path: { id }, ...ifUnchanged(version) }, body });
}

interface Besides {
  /** Kind of record that each member references. The schema of a change does not contain it. */
  readonly references: ManyEditing["spec"]["references"];
  /** Defaults of a new record. */
  readonly fresh: Values;
}

/** Derives the description of a record's members from the schema of a change. */
const specFromSchema = (schema: BodySchema, { references, fresh }: Besides): ManyEditing["spec"] => ({
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
