import { useState } from "react";
import { useServices } from "../../../services/services.ts";
import type { WriteOutcome } from "../../../services/use-write.ts";

export type Side = "theirs" | "mine";

/** A field that both changed, and whose value is kept. */
export interface Differing {
  readonly member: string;
  readonly mine: unknown;
  readonly side: Side;
  /** It is a secret: what was typed is not shown beside theirs. */
  readonly sealed: boolean;
}

/** A conflict: another user changed or removed the record during editing. */
type Met<Held> =
  | {
      readonly kind: "changed";
      /** State of the record when it was opened. */ readonly before: Held;
      readonly theirs: Held;
      readonly differing: readonly Differing[];
      /** Fields changed only by the other user. */ readonly taken: readonly string[];
    }
  | { readonly kind: "gone" };

export interface MeetingOptions<Held, Values> {
  /** The one that is changed, as it was when it was opened; none: a new one. */
  readonly record: Held | undefined;
  /** A record as its form has it; without one, a new one. */
  readonly valuesOf: (record: Held | undefined) => Values;
  /** Reads the current record with names of its references, which a refusal does not contain. */
  readonly read: (id: string) => Promise<{ readonly data?: Held; readonly response: Response }>;
  /** Fields that no draft keeps. */
  readonly secrets: readonly string[];
  /** True if a deleted record can be created again from the form. */
  readonly anew: boolean;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Base of a form: the record as it was opened, and after a conflict its current state. */
export function useConflict<Held extends { readonly _id: string }, Values extends object>({
  record,
  valuesOf,
  read,
  secrets,
  anew,
}: MeetingOptions<Held, Values>) {
  const { texts } = useServices();
  const [ground, setGround] = useState(() => ({ record, values: valuesOf(record) }));
  const [met, setMet] = useState<Met<Held> | null>(null);
  const { values } = ground;
  const kept = met?.kind === "gone" ? undefined : ground.record;
  const valueIn = (of: object, member: string): unknown =>
    Object.entries(of).find(([field]) => field === member)?.[1];

  /**
   * Finds out what kept a record from being saved. What was not touched becomes theirs, what both changed
   * waits for a choice.
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
      if (response.status === 404 && anew) setMet({ kind: "gone" });
      if (!theirs) return;
      const now = valuesOf(theirs);
      // Secrets are not in the form values; a changed one is detected by the record's date.
      const isOther = (member: string) =>
        !isSame(valueIn(now, member), valueIn(values, member)) ||
        (secrets.includes(member) && !isSame(valueIn(theirs, member), valueIn(kept, member)));
      const others = Object.keys(now).filter(isOther);
      const differing = others.filter(
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
        taken: others.filter((member) => !changed.includes(member)),
      });
      setGround({ record: theirs, values: now });
    } catch {
      // If the read fails, the next attempt to save repeats it; input is kept.
    }
  };
  return {
    /** Values that the form is compared with. */
    values,
    /** Record that saving changes; undefined to create one. */
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
    /** Switches to another record, or another state of it. */
    begin: (with_: Held | undefined) => {
      setMet(null);
      setGround({ record: with_, values: valuesOf(with_) });
    },
    /** The fields that differ and may be kept in a draft: no secret. */
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
