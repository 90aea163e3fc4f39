import type { MemberWords } from "../described/described-resource.ts";
import type { BodySchema } from "../../records/form/body-faults.ts";
import type { Judgement } from "../../records/form/record-faults.ts";
import { readsOf } from "../../records/record/recounted.ts";
import type { ReadPath } from "../../../services/use-api-query.ts";
import type { ManyEditing, Values } from "./many-editing.ts";
import { saidInSchema } from "./said-in-schema.ts";
import { ifUnchanged } from "../../../services/use-write.ts";

interface Programmed {
  /** Path of its list on the platform. */
  readonly path: string;
  /** Schema of a change, from `openapi/generated/bodies`. */
  readonly body: BodySchema;
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
  readonly judge?: Judgement<Record<string, unknown>>["judge"];
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
  const said = saidInSchema(body, { references, fresh });
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
    judgementOf: () => ({ schema: body, judge }),
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
