import { useState } from "react";
import type { Way } from "../named-after.ts";
import {
  begunMembers,
  changeBody,
  type Changes,
  isSet,
  manyFaults,
  neededMembers,
  newValue,
  offeredMembers,
  realChanges,
  sharedValue,
} from "./many-changes.ts";
import type { ManyEditing, PickedRow } from "./many-editing.ts";

/** What is to be set in many records: which fields, how and to what, and what would be refused. */
export function useManyForm(editing: ManyEditing, records: readonly PickedRow[]) {
  const [wanted, setWanted] = useState(() => begunMembers(editing, records));
  const [typed, setTyped] = useState<Readonly<Record<string, unknown>>>({});
  const [ways, setWays] = useState<Readonly<Record<string, Way>>>({});
  const [tries, setTries] = useState(0);

  const wayOf = (member: string): Way => ways[member] ?? (isSet(editing.said, member) ? "add" : "replace");
  const valueOf = (member: string): unknown => {
    if (member in typed) return typed[member];
    return wayOf(member) === "replace" ? sharedValue(editing, records, member) : newValue(editing, member);
  };
  const changesOf = (members: readonly string[]): Changes =>
    Object.fromEntries(members.map((member) => [member, { way: wayOf(member), value: valueOf(member) }]));

  const offered = offeredMembers(editing, records, changesOf(wanted));
  const ticked = wanted.filter((member) => offered.includes(member));
  const needed = neededMembers(editing, records, changesOf(ticked));
  const asked = changesOf([...ticked, ...needed]);
  const changes = realChanges(editing, records, asked);
  const faults = tries > 0 ? manyFaults(editing, records, asked) : [];
  return {
    offered,
    ticked: Object.keys(asked),
    needed,
    /** So many of them make a difference. */
    count: Object.keys(changes).length,
    /** What is wrong, from the first try on. */
    faults,
    tries,
    wayOf,
    valueOf,
    tick: (member: string, on: boolean) =>
      setWanted(on ? [...wanted, member] : wanted.filter((one) => one !== member)),
    put: (member: string, value: unknown) => setTyped({ ...typed, [member]: value }),
    become: (member: string, way: Way) => setWays({ ...ways, [member]: way }),
    /** Whether all of it may be sent. */
    attempt: (): boolean => {
      setTries(tries + 1);
      return Object.keys(changes).length > 0 && manyFaults(editing, records, asked).length === 0;
    },
    bodyOf: (record: PickedRow) => changeBody(editing, record, changes),
  };
}
