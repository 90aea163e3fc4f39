import { useState } from "react";
import { useServices } from "../../services/services.ts";
import type { WriteOutcome } from "../../services/use-write.ts";
import type { DescribedRecord } from "./described-resource.ts";
import type { Said } from "./described-view.ts";

type Values = Record<string, unknown>;

export type Side = "theirs" | "mine";

/** A member that both changed, and whose value is kept. */
export interface Differing {
  readonly member: string;
  readonly mine: unknown;
  readonly side: Side;
}

/** What became of a record while somebody typed: somebody else changed it, or it is gone. */
type Met = { readonly kind: "changed"; readonly theirs: DescribedRecord; readonly differing: readonly Differing[]; /** What they alone changed. */ readonly taken: readonly string[] } | { readonly kind: "gone" };

interface MeetingOptions {
  readonly path: "/tags";
  readonly said: Said;
  /** The one that is changed, as it was when it was opened; none: a new one. */
  readonly record: DescribedRecord | undefined;
  /** A record as its form has it. */
  readonly valuesOf: (state: Values) => Values;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What a form stands on: the record as it was opened, and, once it cannot be saved on that, the record as it is by then. */
export function useMeeting({ path, said, record, valuesOf }: MeetingOptions) {
  const { api, texts } = useServices();
  const [values, setValues] = useState(() => valuesOf(record ?? said.defaults));
  const [met, setMet] = useState<Met | null>(null);
  const kept = met?.kind === "gone" ? undefined : met?.kind === "changed" ? met.theirs : record;

  /** Finds out what kept a record from being saved. What was not touched becomes theirs, what both changed waits for a choice. */
  const meet = async (outcome: WriteOutcome<unknown>, changed: readonly string[], mine: Values): Promise<void> => {
    if (!kept || outcome.kind !== "refused" || !(outcome.code === "stale-version" || outcome.status === 404)) return;
    try {
      await texts.need("lists");
      // Whoever is named in it stands there with their names, which a refusal does not tell.
      const { data, response } = await api.GET(`${path}/{id}`, { params: { path: { id: kept._id } } });
      if (response.status === 404) setMet({ kind: "gone" });
      if (!data) return;
      const theirs = data as DescribedRecord; // no member was left out
      const now = valuesOf(theirs);
      const others = Object.keys(now).filter((member) => said.kinds[member] !== "secret" && !isSame(now[member], values[member]));
      const differing = others.filter((member) => changed.includes(member) && !isSame(mine[member], now[member]));
      setMet({ kind: "changed", theirs, differing: differing.map((member) => ({ member, mine: mine[member], side: "mine" })), taken: others.filter((member) => !changed.includes(member)) });
      setValues(now);
    } catch {
      // Who can not be asked now is asked with the next try; what was typed stays.
    }
  };
  return {
    /** What the form differs from. */
    values,
    /** What is changed by saving; none: a new one is made. */
    kept,
    met,
    meet,
    choose: (member: string, side: Side) => {
      if (met?.kind === "changed") setMet({ ...met, differing: met.differing.map((one) => (one.member === member ? { ...one, side } : one)) });
    },
    /** The members that differ and may be kept in a draft: no secret. */
    draftOf: (now: Values): Values => Object.fromEntries(Object.keys(values).flatMap((member) => (said.kinds[member] === "secret" || isSame(now[member], values[member]) ? [] : [[member, now[member]]]))),
  };
}
