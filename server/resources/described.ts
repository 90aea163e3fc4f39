import { type Node, type Place, follow, membersAt, within } from "../contract/documents.ts";

/** What the contract says of a resource besides the shape of its records. */
export interface Described {
  /** The name of its schema, from which those of its operations come: `Tag`. */
  readonly one: string;
  /** Where its list stands: `/tags`. */
  readonly path: string;
  /** What a list of it is read by. */
  readonly list: string;
  /** What its events are called, and their subjects: `tag-created` of `tag/65a0…`. */
  readonly event: string;
  /** Members, in the order of the schema. */
  readonly members: readonly string[];
  /** The member that is no other record's. */
  readonly unique: string | null;
  readonly search: readonly string[];
  readonly sort: readonly string[];
  readonly filters: readonly string[];
  readonly order: string;
  /** What stands where nothing was said. */
  readonly defaults: Readonly<Record<string, unknown>>;
  /** Two records that the contract allows, for whoever wants to see one. */
  readonly examples: readonly Readonly<Record<string, unknown>>[];
}

const ROOT: Place = "console.yaml#";

/** Every resource that the contract describes. */
export function readDescribed(): readonly Described[] {
  return membersAt(ROOT, "paths").flatMap((path) => {
    const place = within(ROOT, "paths", path);
    const node = follow(place).node["x-resource"];
    return node === undefined ? [] : [describedBy(path, node as Node, String(follow(within(place, "get")).node["operationId"]))]; // an object, as the generator writes it
  });
}

function describedBy(path: string, node: Node, list: string): Described {
  const { unique, defaults = {}, examples = [], search = [], sort = [], filters = [], ...rest } = node as Partial<Omit<Described, "unique">> & { readonly unique?: readonly string[] }; // members as the generator writes them
  const { one, event, order } = rest;
  if (one === undefined || event === undefined || order === undefined) throw new Error(`The contract does not say enough of the resource of ${list}.`);
  return { path, one, list, event, order, unique: unique?.[0] ?? null, defaults, examples, search, sort, filters, members: membersAt(within(ROOT, "components", "schemas", `New${one}`), "properties") };
}
