import { sql } from "kysely";
import type { Reference } from "../../openapi/generated/console.ts";
import type { Queries } from "../database/schema.ts";
import { auditChannel } from "../log/channel-name.ts";
import { populate } from "../kit/populate.ts";
import { relatedTo } from "./check-references.ts";
import { eventsOf } from "../log/read-log.ts";
import { historyOf, type HistorySpec } from "./history-spec.ts";

type Shape = Readonly<Record<string, unknown>> & { readonly _id: string };

/** The only referenced kind of record without a history: the log has no names of its removed records. */
const WITHOUT_HISTORY = "FormSubmission";

/** Populates references with names: the current name, or the last one before the record was removed. */
export async function populateEver(
  db: Queries,
  account: string,
  references: Readonly<Record<string, string>>,
  shapes: readonly Shape[],
): Promise<Shape[]> {
  const kinds = [...new Set(Object.values(references))];
  const relatedBy = new Map(kinds.map((one) => [one, relatedTo(one)]));
  const related = Object.fromEntries(
    Object.entries(references).flatMap(([member, one]) =>
      [relatedBy.get(one)].flatMap((kind) => (kind ? [[member, kind]] : [])),
    ),
  );
  const shown = await populate<Shape>(db, { related }, account, shapes, Object.keys(references));
  const removedNames = new Map<string, ReadonlyMap<string, string>>();
  for (const one of kinds.filter((kind) => kind !== WITHOUT_HISTORY))
    removedNames.set(
      one,
      await namesAtRemoval(
        db,
        account,
        historyOf(one),
        shown.flatMap((shape) =>
          Object.entries(references).flatMap(([member, of]) => (of === one ? namelessIn(shape[member]) : [])),
        ),
      ),
    );
  const withName = (value: unknown, names: ReadonlyMap<string, string> | undefined): unknown => {
    if (Array.isArray(value)) return value.map((item) => withName(item, names));
    return isNameless(value) ? { ...value, name: names?.get(value._id) ?? null } : value;
  };
  return shown.map((shape, at) => {
    // Members that are absent in a state stay absent.
    const members = Object.keys(references).filter((member) => member in (shapes[at] ?? {}));
    return {
      ...shapes[at],
      _id: shape._id,
      ...Object.fromEntries(
        members.map((member) => [
          member,
          withName(shape[member], removedNames.get(references[member] ?? "")),
        ]),
      ),
    };
  });
}

const isNameless = (value: unknown): value is Reference =>
  typeof value === "object" && value !== null && "_id" in value && "name" in value && value.name === null;
const namelessIn = (value: unknown): string[] =>
  [value].flat().flatMap((one) => (isNameless(one) ? [one._id] : []));

/** Returns the names that removed records had when they were removed, by id. */
async function namesAtRemoval(
  db: Queries,
  account: string,
  { event, names }: HistorySpec,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const subjects = [...new Set(ids)].map((id) => `${event}/${id}`);
  const { rows } = await sql<{ subject: string; before: Readonly<Record<string, unknown>> | null }>`
    select distinct on (subject) subject, data -> 'before' as before ${eventsOf(auditChannel(account), subjects, [`${event}-removed`])} order by subject, epoch desc, "offset" desc`.execute(
    db,
  );
  return new Map(
    rows.flatMap(({ subject, before }) => {
      const name = names
        .flatMap((member) => (typeof before?.[member] === "string" ? [before[member]] : []))
        .join(" ")
        .trim();
      return name === "" ? [] : [[subject.slice(event.length + 1), name]];
    }),
  );
}
