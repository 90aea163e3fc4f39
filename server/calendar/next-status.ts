export type Status = "pending" | "attended" | "canceled" | "rescheduled";

/** The status of an appointment after a change, or the reason why the change is refused. */
export type Next =
  | { readonly kind: "goes"; readonly status: Status }
  | {
      readonly kind: "refused";
      /** JSON Pointer of the member that causes the refusal. */
      readonly pointer: string;
      readonly code: "final" | "not-moved" | "moved" | "no-way-back";
    };

const FINAL: ReadonlySet<Status> = new Set(["attended", "canceled"]);

/** Returns true if the status can no longer change. */
const isFinal = (status: Status): boolean => FINAL.has(status);

/**
 * Returns the status after a change. `wanted`: requested status, undefined if none; `moved`: true if the time
 * or the service changes; `touched`: true if the time, the service or the agent changes.
 */
export function nextStatus(
  status: Status,
  wanted: Status | undefined,
  { moved, touched }: { readonly moved: boolean; readonly touched: boolean },
): Next {
  const changed = wanted === status ? undefined : wanted;
  if (isFinal(status))
    return touched || changed !== undefined ? refused("/body/status", "final") : { kind: "goes", status };
  if (changed !== undefined && isFinal(changed))
    return moved ? refused("/body/startsAt", "moved") : { kind: "goes", status: changed };
  if (moved) return { kind: "goes", status: "rescheduled" };
  if (changed === "rescheduled") return refused("/body/startsAt", "not-moved");
  return changed === "pending" ? refused("/body/status", "no-way-back") : { kind: "goes", status };
}

const refused = (pointer: string, code: Extract<Next, { kind: "refused" }>["code"]): Next => ({
  kind: "refused",
  pointer,
  code,
});
