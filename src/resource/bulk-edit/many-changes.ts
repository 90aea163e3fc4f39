import { missingMembers, placedMembers, sentValues } from "../described/placed-members.ts";
import { typedValues } from "../described/typed-values.ts";
import type { FieldFault } from "../form/body-faults.ts";
import { recordFaults, sentBody } from "../form/record-faults.ts";
import { isSame } from "../record/restored-by.ts";
import { type ManyEditing, membersIn, type PickedRow, type Values } from "./many-editing.ts";

/** What becomes of what a record holds: several values can join it or leave it, anything can take its place. */
export const WAYS = ["add", "replace", "remove"] as const;
export type Way = (typeof WAYS)[number];

/** What is set, by member. */
export type Changes = Readonly<Record<string, { readonly way: Way; readonly value: unknown }>>;

/** A fault of what is set, with whom it concerns where that is not all of them. */
export interface ManyFault extends FieldFault {
  readonly names: readonly string[];
}

const SETS: ReadonlySet<string> = new Set(["references", "texts", "choices"]);

/** Whether a member holds several values, each once. */
export const isSet = ({ kinds }: ManyEditing["said"], member: string): boolean => SETS.has(kinds[member] ?? "");

/** What a record holds, as its form would begin with it. */
const typedIn = ({ said }: ManyEditing, { row }: PickedRow): Record<string, unknown> => typedValues(said, { ...row });

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Typed values once they were changed. */
export const changedValues = (values: Values, changes: Changes): Record<string, unknown> => ({ ...values, ...Object.fromEntries(Object.entries(changes).map(([member, change]) => [member, changed(values[member], change)])) });

function changed(before: unknown, { way, value }: Changes[string]): unknown {
  switch (way) {
    case "replace":
      return value;
    case "add":
      return [...new Set([...listIn(before), ...listIn(value)])];
    case "remove":
      return listIn(before).filter((one) => !listIn(value).includes(one));
  }
}

/** What all of these hold of a member; what a new one has where they differ. */
export function sharedValue(editing: ManyEditing, records: readonly PickedRow[], member: string): unknown {
  const [first, ...others] = records.map((record) => typedIn(editing, record)[member]);
  return others.every((other) => isSame(other, first)) ? first : typedValues(editing.said, editing.said.defaults)[member];
}

/** What can be set beside these changes: what has a place in every record once they were made. */
export function offeredMembers(editing: ManyEditing, records: readonly PickedRow[], changes: Changes): readonly string[] {
  const members = membersIn(editing);
  if (members.every((member) => editing.said.when[member] === undefined)) return members;
  return records.reduce<readonly string[]>((left, record) => placedMembers(editing.said, left, changedValues(typedIn(editing, record), changes)), members);
}

/** What these changes ask for besides: what has to say something where they put it, and does not in some record. */
export function neededMembers(editing: ManyEditing, records: readonly PickedRow[], changes: Changes): readonly string[] {
  if (editing.said.needed.length === 0) return [];
  const missing = new Set(records.flatMap((record) => Object.keys(missingMembers(editing.said, changedValues(typedIn(editing, record), changes), { ...record.row }))));
  return membersIn(editing).filter((member) => missing.has(member) && !(member in changes));
}

/** What keeps these changes from being made: whatever the form would refuse in one of the records, at the same field. */
export function manyFaults(editing: ManyEditing, records: readonly PickedRow[], changes: Changes): readonly ManyFault[] {
  const chosen = Object.keys(changes);
  const idle = Object.entries(changes).flatMap(([field, { way, value }]): ManyFault[] => (way !== "replace" && listIn(value).length === 0 ? [{ field, code: "missing", measure: null, names: [] }] : []));
  const found = new Map<string, { readonly fault: FieldFault; readonly names: string[] }>();
  for (const record of records) {
    for (const fault of recordFaults(editing.judgementOf({ ...record.row }), changedValues(typedIn(editing, record), changes), chosen)) {
      const key = JSON.stringify([fault.field, fault.within, fault.code]);
      const known = found.get(key) ?? { fault, names: [] };
      known.names.push(record.name);
      found.set(key, known);
    }
  }
  return [...idle, ...[...found.values()].map(({ fault, names }) => ({ ...fault, names: names.length === records.length ? [] : names }))];
}

/** What is sent of one record: what is set, and what has no place any longer for it. */
export function changeBody(editing: ManyEditing, record: PickedRow, changes: Changes): Values {
  const typed = typedIn(editing, record);
  const whole = { ...record.row };
  const sent = (values: Record<string, unknown>): Values => sentValues(editing.said, sentBody(editing.judgementOf(whole), values), whole);
  const before = sent(typed);
  return Object.fromEntries(Object.entries(sent(changedValues(typed, changes))).filter(([member, value]) => member in changes || !isSame(value, before[member])));
}
