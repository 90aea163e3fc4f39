import { useSelector } from "@xstate/react";
import type { SupervisionContext as Context } from "../../machines/supervision-context.ts";
import type { SupervisionRef, SupervisionSnapshot } from "../../machines/supervision.ts";

/** Stage of a supervision, for display. */
export type SupervisionStage =
  | "off"
  | "terms"
  | "joining"
  | "listening"
  | "interrupted"
  | "leaving"
  | "ended";

export interface SupervisionView extends Pick<
  Context,
  "call" | "problem" | "startedAt" | "endedAt" | "accepted"
> {
  readonly stage: SupervisionStage;
  readonly busy: boolean;
}

function stageOf(snapshot: SupervisionSnapshot): SupervisionStage {
  if (snapshot.matches("terms") || snapshot.matches("accepting")) return "terms";
  if (snapshot.matches({ supervising: "listening" })) return "listening";
  if (snapshot.matches({ supervising: "interrupted" })) return "interrupted";
  if (snapshot.matches("requesting") || snapshot.matches("supervising")) return "joining";
  if (snapshot.matches("leaving")) return "leaving";
  return snapshot.matches("ended") ? "ended" : "off";
}

const viewOf = (snapshot: SupervisionSnapshot): SupervisionView => {
  const { call, problem, startedAt, endedAt, accepted } = snapshot.context;
  return {
    call,
    problem,
    startedAt,
    endedAt,
    accepted,
    stage: stageOf(snapshot),
    busy: snapshot.hasTag("busy"),
  };
};

const isSame = (a: SupervisionView, b: SupervisionView) =>
  (Object.keys(a) as (keyof SupervisionView)[]).every((member) => a[member] === b[member]); // both have exactly these members

/** Returns the state of a supervision for display; renders when this state changes. */
export const useSupervisionView = (machine: SupervisionRef): SupervisionView =>
  useSelector(machine, viewOf, isSame);
