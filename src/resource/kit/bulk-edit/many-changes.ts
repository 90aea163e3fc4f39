import { missingMembers, activeMembers, sentValues } from "../described/active-members.ts";
import { typedValues } from "../described/typed-values.ts";
import type { FieldFault } from "../../records/form/body-faults.ts";
import { recordFaults, sentBody } from "../../records/form/record-faults.ts";
import { namedAfter, type Way } from "../../cells/named-after.ts";
import { isSame } from "../../records/record/restored-by.ts";
import { type ManyEditing, membersIn, type PickedRow, type Values } from "./many-editing.ts";

/**
 * Changes by member. Values of a set can be added, removed or replaced; other values can only be replaced.
 */
export type Changes = Readonly<Record<string, { readonly way: Way; readonly value: unknown }>>;

/** A fault of a change, with the names of the affected records; empty if all are affected. */
export interface ManyFault extends FieldFault {
  readonly names: readonly string[];
}

const SETS: ReadonlySet<string> = new Set(["references", "texts", "choices"]);

/** Returns true if a member is a set of values. */
export const isSet = ({ kinds }: ManyEditing["spec"], member: string): boolean =>
  SETS.has(kinds[member] ?? "");

/** Returns a record's initial form values. */
const typedIn = ({ spec }: ManyEditing, { row }: PickedRow): Record<string, unknown> =>
  typedValues(spec, { ...row });

/** Returns the values of a set: texts, choices or ids. */
const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];

/** Returns form values after the changes. */
export const changedValues = (values: Values, changes: Changes): Record<string, unknown> => ({
  ...values,
  ...Object.fromEntries(
    Object.entries(changes).map(([member, change]) => [member, changed(values[member], change)]),
  ),
});

const changed = (before: unknown, { way, value }: Changes[string]): unknown =>
  way === "replace" ? value : namedAfter(textsIn(before), textsIn(value), way);

/** Returns the default of a member. */
export const newValue = ({ spec }: ManyEditing, member: string): unknown =>
  typedValues(spec, spec.defaults)[member];

/** Returns true if all records have the same value of a member. */
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
 * Returns the initially selected members: none if several can be set. A single one is selected if it is a set
 * or has the same value in all records.
 */
export function initialMembers(editing: ManyEditing, records: readonly PickedRow[]): readonly string[] {
  const members = membersIn(editing);
  return members.length === 1
    ? members.filter((member) => isSet(editing.spec, member) || areAlike(editing, records, member))
    : [];
}

/** Returns the changes that affect at least one record. */
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

/** Returns the members that can be set: those whose condition holds in every record after the changes. */
export function offeredMembers(
  editing: ManyEditing,
  records: readonly PickedRow[],
  changes: Changes,
): readonly string[] {
  const members = membersIn(editing);
  if (members.every((member) => editing.spec.when[member] === undefined)) return members;
  return records.reduce<readonly string[]>(
    (left, record) => activeMembers(editing.spec, left, changedValues(typedIn(editing, record), changes)),
    members,
  );
}

/** Returns the unchanged members that are required but empty in at least one record after the changes. */
export function neededMembers(
  editing: ManyEditing,
  records: readonly PickedRow[],
  changes: Changes,
): readonly string[] {
  if (editing.spec.needed.length === 0) return [];
  const missing = new Set(
    records.flatMap((record) =>
      Object.keys(
        missingMembers(editing.spec, changedValues(typedIn(editing, record), changes), { ...record.row }),
      ),
    ),
  );
  return membersIn(editing).filter((member) => missing.has(member) && !(member in changes));
}

/** Returns the faults of changes. They match the faults that the form of a single record would show. */
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
      editing.rulesOf({ ...record.row }),
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
 * Returns the request body for one record: the changed members, and the members that are reset because their
 * condition no longer holds.
 */
export function changeBody(editing: ManyEditing, record: PickedRow, changes: Changes): Values {
  const typed = typedIn(editing, record);
  const whole = { ...record.row };
  const sent = (values: Record<string, unknown>): Values =>
    sentValues(editing.spec, sentBody(editing.rulesOf(whole), values), whole);
  const before = sent(typed);
  return Object.fromEntries(
    Object.entries(sent(changedValues(typed, changes))).filter(
      ([member, value]) => member in changes || !isSame(value, before[member]),
    ),
  );
}
