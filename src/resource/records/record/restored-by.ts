import { isReference } from "./named-records.ts";

type State = Readonly<Record<string, unknown>>;

/** The writable members of a record, and the values that are written for empty members (`nothing`). */
export interface Restorable {
  readonly members: readonly string[];
  readonly nothing: State;
}

/**
 * Returns the values to write to restore the state `then`. Required members that are missing in `then` stay
 * unchanged.
 */
export const restoredBy = ({ members, nothing }: Restorable, now: State, then: State): State =>
  Object.fromEntries(
    members.flatMap((member) => {
      const was = then[member] ?? nothing[member];
      if (
        was === undefined ||
        (was === null && !(member in nothing)) ||
        isSame(was, now[member] ?? nothing[member])
      )
        return [];
      return [[member, written(was)]];
    }),
  );

/** Returns a value as it is written: ids instead of populated references. */
const written = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(written) : isReference(value) ? value._id : (value ?? null);

/** Returns true if two values of a member are equal; references are compared by id. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(written(one)) === JSON.stringify(written(other));
