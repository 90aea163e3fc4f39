export type Status = "pending" | "attended" | "canceled" | "rescheduled";

/** The new status of an appointment, or the reason why a change is refused. */
export type Next =
  | { readonly kind: "goes"; readonly status: Status }
  | {
      readonly kind: "refused";
      readonly pointer: string;
      readonly code: "final" | "not-moved" | "moved" | "no-way-back";
    };

const FINAL: ReadonlySet<Status> = new Set(["attended", "canceled"]);

/** Returns true if the status can no longer change. */
const isFinal = (status: Status): boolean => FINAL.has(status);

/**
 * Returns the status after a change. `wanted`: requested status; `moved`: the time changes; `touched`:
 * anything relevant to the status changes.
 */
export function nextStatus(
  status: Status,
  wanted: Status | undefined,
  { moved, touched }: { readonly moved: boolean; readonly touched: boolean },
): Next {
  const said = wanted === status ? undefined : wanted;
  if (isFinal(status))
    return touched || said !== undefined ? refused("/body/status", "final") : { kind: "goes", status };
  if (said !== undefined && isFinal(said))
    return moved ? refused("/body/startsAt", "moved") : { kind: "goes", status: said };
  if (moved) return { kind: "goes", status: "rescheduled" };
  if (said === "rescheduled") return refused("/body/startsAt", "not-moved");
  return said === "pending" ? refused("/body/status", "no-way-back") : { kind: "goes", status };
}

const refused = (pointer: string, code: Extract<Next, { kind: "refused" }>["code"]): Next => ({
  kind: "refused",
  pointer,
  code,
});
