import { isReference } from "./named-records.ts";

type State = Readonly<Record<string, unknown>>;

/** What may be written of a record, and what stands where nothing is. */
export interface Restorable {
  readonly members: readonly string[];
  readonly nothing: State;
}

/**
 * What has to be written so that a record stands as it did then: whatever differs. A member that could not be
 * empty, and was not known then, stays as it is.
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

/** A value as it is written: whom it names by their ids. */
const written = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(written) : isReference(value) ? value._id : (value ?? null);

/** Returns true if two values of a member say the same; whom they name are told apart by their ids. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(written(one)) === JSON.stringify(written(other));
