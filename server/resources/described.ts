import { DESCRIBED } from "../../openapi/generated/described.ts";

type Values = Readonly<Record<string, unknown>>;

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
  readonly defaults: Values;
  /** Records that the contract allows, for whoever wants to see some. */
  readonly examples: readonly Values[];
}

/** Every resource that a description says all about. */
export const RESOURCES: readonly Described[] = Object.values(DESCRIBED);
