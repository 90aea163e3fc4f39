import { missingMembers, activeMembers, sentValues } from "../described/active-members.ts";
import { typedValues } from "../described/typed-values.ts";
import type { FieldFault } from "../../records/form/body-faults.ts";
import { recordFaults, sentBody } from "../../records/form/record-faults.ts";
import { namedAfter, type Way } from "../../cells/named-after.ts";
import { isSame } from "../../records/record/restored-by.ts";
import { type ManyEditing, membersIn, type PickedRow, type Values } from "./many-editing.ts";

/**
 * Changes by member: several values can be added to or removed from existing ones; any value can replace
 * them.
 */
export type Changes = Readonly<Record<string, { readonly way: Way; readonly value: unknown }>>;

/** A fault of a change, with the affected records if not all of them. */
export interface ManyFault extends FieldFault {
  readonly names: readonly string[];
}

const SETS: ReadonlySet<string> = new Set(["references", "texts", "choices"]);

/** Returns true if a member holds several values, each once. */
export const isSet = ({ kinds }: ManyEditing["said"], member: string): boolean =>
  SETS.has(kinds[member] ?? "");

/** Returns a record's initial form values. */
const typedIn = ({ said }: ManyEditing, { row }: PickedRow): Record<string, unknown> =>
  typedValues(said, { ...row });

/** The values of a set: texts, choices, and those who are named by their ids. */
const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];

/** Typed values once they were changed. */
export const changedValues = (values: Values, changes: Changes): Record<string, unknown> => ({
  ...values,
  ...Object.fromEntries(
    Object.entries(changes).map(([member, change]) => [member, changed(values[member], change)]),
  ),
});

const changed = (before: unknown, { way, value }: Changes[string]): unknown =>
  way === "replace" ? value : namedAfter(textsIn(before), textsIn(value), way);

/** Returns the default of a member. */
export const newValue = ({ said }: ManyEditing, member: string): unknown =>
  typedValues(said, said.defaults)[member];

/** Returns true if all of these hold the same of a member. */
function areAlike(editing: ManyEditing, records: readonly PickedRow[], member: string): boolean {
  const [first, ...others] = records.map((record) => typedIn(editing, record)[member]);
  return others.every((other) => isSame(other, first));
}

/** Returns the common value of a member; the default if the records differ. */
export function sharedValue(editing: ManyEditing, records: readonly PickedRow[], member: string): unknown {
  const [first] = records;
  return first && areAlike(editing, records, member)
    ? typedIn(editing, first)[member]
    : newValue(editing, member);
}

/**
 * Returns the initially selected members: the only one, unless its shown value is not common to all records.
 */
export function initialMembers(editing: ManyEditing, records: readonly PickedRow[]): readonly string[] {
  const members = membersIn(editing);
  return members.length === 1
    ? members.filter((member) => isSet(editing.said, member) || areAlike(editing, records, member))
    : [];
}

/** Returns the changes that affect any of the records. */
export function effectiveChanges(
  editing: ManyEditing,
  records: readonly PickedRow[],
  changes: Changes,
): Changes {
  const before = records.map((record) => typedIn(editing, record));
  return Object.fromEntries(
    Object.entries(changes).filter(([member, change]) =>
      before.some((values) => !isSame(changed(values[member], change), values[member])),
    ),
  );
}

/**
 * Returns the members that can be set in addition: those whose condition holds in every record after the
 * changes.
 */
export function offeredMembers(
  editing: ManyEditing,
  records: readonly PickedRow[],
  changes: Changes,
): readonly string[] {
  const members = membersIn(editing);
  if (members.every((member) => editing.said.when[member] === undefined)) return members;
  return records.reduce<readonly string[]>(
    (left, record) => activeMembers(editing.said, left, changedValues(typedIn(editing, record), changes)),
    members,
  );
}

/** Returns the members that the changes make required and that are empty in a record. */
export function neededMembers(
  editing: ManyEditing,
  records: readonly PickedRow[],
  changes: Changes,
): readonly string[] {
  if (editing.said.needed.length === 0) return [];
  const missing = new Set(
    records.flatMap((record) =>
      Object.keys(
        missingMembers(editing.said, changedValues(typedIn(editing, record), changes), { ...record.row }),
      ),
    ),
  );
  return membersIn(editing).filter((member) => missing.has(member) && !(member in changes));
}

/**
 * Returns the faults of changes: everything that the form would reject in one of the records, at the same
 * field.
 */
export function manyFaults(
  editing: ManyEditing,
  records: readonly PickedRow[],
  changes: Changes,
): readonly ManyFault[] {
  const chosen = Object.keys(changes);
  const idle = Object.entries(changes).flatMap(([field, { way, value }]): ManyFault[] =>
    way !== "replace" && textsIn(value).length === 0
      ? [{ field, code: "missing", measure: null, names: [] }]
      : [],
  );
  const found = new Map<string, { readonly fault: FieldFault; readonly names: string[] }>();
  for (const record of records) {
    for (const fault of recordFaults(
      editing.judgementOf({ ...record.row }),
      changedValues(typedIn(editing, record), changes),
      chosen,
    )) {
      const key = JSON.stringify([fault.field, fault.within, fault.code]);
      const known = found.get(key) ?? { fault, names: [] };
      known.names.push(record.name);
      found.set(key, known);
    }
  }
  return [
    ...idle,
    ...[...found.values()].map(({ fault, names }) => ({
      ...fault,
      names: names.length === records.length ? [] : names,
    })),
  ];
}

/**
 * Returns the request body for one record: the set members, and null for those whose condition no longer
 * holds.
 */
export function changeBody(editing: ManyEditing, record: PickedRow, changes: Changes): Values {
  const typed = typedIn(editing, record);
  const whole = { ...record.row };
  const sent = (values: Record<string, unknown>): Values =>
    sentValues(editing.said, sentBody(editing.judgementOf(whole), values), whole);
  const before = sent(typed);
  return Object.fromEntries(
    Object.entries(sent(changedValues(typed, changes))).filter(
      ([member, value]) => member in changes || !isSame(value, before[member]),
    ),
  );
}
