export type Status = "pending" | "attended" | "canceled" | "rescheduled";

/** What becomes of an appointment: its status, or why it cannot. */
export type Next =
  | { readonly kind: "goes"; readonly status: Status }
  | {
      readonly kind: "refused";
      readonly pointer: string;
      readonly code: "final" | "not-moved" | "moved" | "no-way-back";
    };

const FINAL: ReadonlySet<Status> = new Set(["attended", "canceled"]);

/** Whether nothing can become of it any more. */
const isFinal = (status: Status): boolean => FINAL.has(status);

/**
 * What a change makes of an appointment: `wanted` is the status that was said, `moved` whether it gets
 * another time, `touched` whether anything of it is at stake.
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
