import { useState } from "react";
import { useServices } from "../../../services/services.ts";
import type { WriteOutcome } from "../../../services/use-write.ts";

export type Side = "theirs" | "mine";

/** A field that both users changed, and the side whose value will be saved. */
export interface Differing {
  readonly member: string;
  readonly mine: unknown;
  readonly side: Side;
  /** True for a secret, whose typed value is not shown. */
  readonly sealed: boolean;
}

/** A conflict: another user changed or removed the record during editing. */
type Met<Held> =
  | {
      readonly kind: "changed";
      /** The record that the form was based on. */ readonly before: Held;
      readonly theirs: Held;
      readonly differing: readonly Differing[];
      /** Fields changed only by the other user. */ readonly taken: readonly string[];
    }
  | { readonly kind: "gone" };

export interface MeetingOptions<Held, Values> {
  /** The record when it was opened; undefined for a new one. */
  readonly record: Held | undefined;
  /** Returns the form values of a record, or the defaults of a new one. */
  readonly valuesOf: (record: Held | undefined) => Values;
  /**
   * Reads the current record with the names of its references. The response to the refused save does not
   * contain these names.
   */
  readonly read: (id: string) => Promise<{ readonly data?: Held; readonly response: Response }>;
  /** Fields that are left out of drafts. */
  readonly secrets: readonly string[];
  /** True if a deleted record can be created again from the form. */
  readonly staysOpen: boolean;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Manages the base of a form, with which its values are compared: the record when it was opened, or after a
 * conflict, the record as the other user changed it.
 */
export function useConflict<Held extends { readonly _id: string }, Values extends object>({
  record,
  valuesOf,
  read,
  secrets,
  staysOpen: canRecreate,
}: MeetingOptions<Held, Values>) {
  const { texts } = useServices();
  const [base, setBase] = useState(() => ({ record, values: valuesOf(record) }));
  const [met, setMet] = useState<Met<Held> | null>(null);
  const { values } = base;
  const kept = met?.kind === "gone" ? undefined : base.record;
  const valueIn = (of: object, member: string): unknown =>
    Object.entries(of).find(([field]) => field === member)?.[1];

  /**
   * Looks for a conflict after a failed save. Fields that this user did not change take the other user's
   * values. Fields that both users changed keep this user's value until "theirs" is chosen.
   */
  const meet = async (
    outcome: WriteOutcome<unknown>,
    changed: readonly string[],
    mine: Values,
  ): Promise<void> => {
    if (!kept || outcome.kind !== "refused" || !(outcome.code === "stale-version" || outcome.status === 404))
      return;
    try {
      await texts.need("lists");
      const { data: theirs, response } = await read(kept._id);
      if (response.status === 404 && canRecreate) setMet({ kind: "gone" });
      if (!theirs) return;
      const now = valuesOf(theirs);
      // Form values do not contain stored secrets. The record contains another value in place of a
      // secret, such as the time when it was set. A changed secret is detected by that value.
      const isChangedByOther = (member: string) =>
        !isSame(valueIn(now, member), valueIn(values, member)) ||
        (secrets.includes(member) && !isSame(valueIn(theirs, member), valueIn(kept, member)));
      const changedByOther = Object.keys(now).filter(isChangedByOther);
      const differing = changedByOther.filter(
        (member) => changed.includes(member) && !isSame(valueIn(mine, member), valueIn(now, member)),
      );
      const sealed = (member: string) =>
        secrets.includes(member) && typeof valueIn(mine, member) === "string";
      setMet({
        kind: "changed",
        before: kept,
        theirs,
        differing: differing.map((member) => ({
          member,
          mine: valueIn(mine, member),
          side: "mine",
          sealed: sealed(member),
        })),
        taken: changedByOther.filter((member) => !changed.includes(member)),
      });
      setBase({ record: theirs, values: now });
    } catch {
      // If the read fails, input is kept, and the next failed save repeats the read.
    }
  };
  return {
    /** Base values, with which the form's values are compared. */
    values,
    /** The record to update; undefined if saving creates a record. */
    kept,
    met,
    meet,
    choose: (member: string, side: Side) => {
      if (met?.kind === "changed")
        setMet({
          ...met,
          differing: met.differing.map((one) => (one.member === member ? { ...one, side } : one)),
        });
    },
    /** Starts again from another record, or from another state of the same record, without a conflict. */
    begin: (next: Held | undefined) => {
      setMet(null);
      setBase({ record: next, values: valuesOf(next) });
    },
    /** Returns the changed fields for a draft, without secrets. */
    draftOf: (now: object): Readonly<Record<string, unknown>> =>
      Object.fromEntries(
        Object.keys(values).flatMap((member) =>
          secrets.includes(member) || isSame(valueIn(now, member), valueIn(values, member))
            ? []
            : [[member, valueIn(now, member)]],
        ),
      ),
  };
}
