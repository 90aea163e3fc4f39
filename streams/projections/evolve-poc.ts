import type { KnownFact } from "../events/event.ts";
import type { FloorDraft } from "./floor-draft.ts";

type PocFact = Extract<
  KnownFact,
  { type: "poc-connected" | "poc-disconnected" | "poc-enrolled" | "poc-unrolled" }
>;

/**
 * Updates whether a display device is connected. A log may start while devices are connected or repeat a
 * report, so each report is applied without anomalies.
 */
export function evolvePoc(draft: FloorDraft, { type, data: { branch } }: PocFact, id: string): void {
  if (type === "poc-unrolled") draft.pocs.delete(id);
  else
    draft.pocs.put({
      id,
      branch,
      connected:
        type === "poc-enrolled" ? (draft.pocs.get(id)?.connected ?? false) : type === "poc-connected",
    });
}
