import type { MembersSaid } from "../../records/record/said.ts";
import { type BodySchema, nodeIn, type SchemaNode } from "../../records/form/body-faults.ts";
import type { ManyEditing, Values } from "./many-editing.ts";

interface Besides {
  /** Referenced schemas by member, which the schema itself does not contain. */
  readonly references: ManyEditing["said"]["references"];
  /** Defaults of a new record. */
  readonly fresh: Values;
}

/** Derives the description of a record's members from the schema of a change. */
export const saidInSchema = (schema: BodySchema, { references, fresh }: Besides): ManyEditing["said"] => ({
  ...membersIn(nodeIn(schema), references),
  references,
  defaults: fresh,
  when: {},
  readOnly: [],
});

function membersIn(
  schema: SchemaNode,
  references: Besides["references"],
): MembersSaid & { readonly needed: readonly string[] } {
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
