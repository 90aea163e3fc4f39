import { useState } from "react";
import { typedValues } from "../described/typed-values.ts";
import { changeBody, isSet, manyFaults, neededMembers, offeredMembers, sharedValue, type Changes, type Way } from "./many-changes.ts";
import type { ManyEditing, PickedRow } from "./many-editing.ts";

/** What is to be set in many records: which fields, how and to what, and what would be refused. */
export function useManyForm(editing: ManyEditing, records: readonly PickedRow[], begun: readonly string[]) {
  const [wanted, setWanted] = useState(begun);
  const [typed, setTyped] = useState<Readonly<Record<string, unknown>>>({});
  const [ways, setWays] = useState<Readonly<Record<string, Way>>>({});
  const [tries, setTries] = useState(0);

  const wayOf = (member: string): Way => ways[member] ?? (isSet(editing.said, member) ? "add" : "replace");
  const valueOf = (member: string): unknown => {
    if (member in typed) return typed[member];
    return wayOf(member) === "replace" ? sharedValue(editing, records, member) : typedValues(editing.said, editing.said.defaults)[member];
  };
  const changesOf = (members: readonly string[]): Changes => Object.fromEntries(members.map((member) => [member, { way: wayOf(member), value: valueOf(member) }]));

  const offered = offeredMembers(editing, records, changesOf(wanted));
  const ticked = wanted.filter((member) => offered.includes(member));
  const needed = neededMembers(editing, records, changesOf(ticked));
  const changes = changesOf([...ticked, ...needed]);
  const faults = tries > 0 ? manyFaults(editing, records, changes) : [];
  return {
    offered,
    needed,
    changes,
    /** What is wrong, from the first try on. */
    faults,
    tries,
    wayOf,
    valueOf,
    tick: (member: string, on: boolean) => setWanted(on ? [...wanted, member] : wanted.filter((one) => one !== member)),
    put: (member: string, value: unknown) => setTyped({ ...typed, [member]: value }),
    become: (member: string, way: Way) => setWays({ ...ways, [member]: way }),
    /** Whether all of it may be sent. */
    attempt: (): boolean => {
      setTries(tries + 1);
      return Object.keys(changes).length > 0 && manyFaults(editing, records, changes).length === 0;
    },
    bodyOf: (record: PickedRow) => changeBody(editing, record, changes),
  };
}
