import { useEffect, useRef, useState } from "react";
import type { Recording, RecordingReview } from "../../../../openapi/generated/console.ts";
import { useReload } from "../../../services/reload.ts";
import { useServices } from "../../../services/services.ts";
import { failureOf, type ReadFailure } from "../../../services/use-api-query.ts";
import { useChanged } from "../../../services/use-changed.ts";
import { ifUnchanged, isRequestError } from "../../../services/use-write.ts";
import { READS } from "./reads.ts";
import {
  beginReview,
  type Decision,
  decide,
  reopen,
  reviewLeft,
  type ReviewSession,
  step,
  updateReview,
  withVersion,
} from "./review-session.ts";

/** Members of recordings that the review shows by name. */
export const REVIEWED = ["agent", "segment", "reviewedBy"] as const;

interface Refused {
  readonly id: string;
  readonly failure: ReadFailure;
}

/**
 * Runs a review of recordings. A decision moves on immediately and is then sent; the requests follow one another.
 * A decision that could not be saved opens its recording again.
 */
export function useReview(recordings: readonly Recording[]) {
  const { read, write } = useServices();
  const reload = useReload();
  const [session, setSession] = useState(() => beginReview(recordings));
  const [refused, setRefused] = useState<Refused | null>(null);
  /** Recording that another user decided while it was shown. */
  const [taken, setTaken] = useState<Recording | null>(null);
  const [undone, setUndone] = useState<string | null>(null);
  const latest = useRef<ReviewSession>(session);
  const inFlight = useRef<readonly string[]>([]);
  const queue = useRef<Promise<void>>(Promise.resolve());

  const become = (next: ReviewSession) => {
    latest.current = next;
    setSession(next);
  };
  const take = (newer: readonly Recording[]) => {
    const { session: next, taken: other } = updateReview(latest.current, newer);
    become(next);
    if (other) setTaken(other);
  };
  const readAgain = async (ids: readonly string[]) => {
    if (ids.length === 0) return;
    const { data } = await read(
      "/recordings",
      { query: { _id: { $in: [...ids] }, $limit: 200, populate: [...REVIEWED] } },
      new AbortController().signal,
    );
    // The answer of a running request is newer than this read.
    take(data.filter(({ _id }) => !inFlight.current.includes(_id)));
  };
  /** Sends a request about a recording after all earlier ones, with the version that they left. */
  const send = (id: string, ask: (version: number | undefined) => Promise<Recording>) => {
    inFlight.current = [...inFlight.current, id];
    const land = () => {
      const at = inFlight.current.indexOf(id);
      inFlight.current = inFlight.current.toSpliced(at, 1);
    };
    const turn = async (earlier: Promise<void>) => {
      await earlier;
      const before = latest.current.entries.find(({ recording }) => recording._id === id);
      try {
        const after = await ask(before?.recording.version);
        land();
        if (!inFlight.current.includes(id)) take([after]);
        else become(withVersion(latest.current, after));
      } catch (error) {
        land();
        if (!isRequestError(error)) throw error;
        const isStale = error.name === "ApiError" && [404, 409, 412].includes(error.problem.status);
        become(reopen(latest.current, id));
        // Another user was faster: the new state names the reviewer, and the review moves on.
        if (isStale) await readAgain([id]).catch(() => undefined);
        else setRefused({ id, failure: failureOf(error) });
      }
    };
    queue.current = turn(queue.current);
  };
  const review = (id: string, body: RecordingReview) =>
    send(id, (version) =>
      write((api) =>
        api.PATCH("/recordings/{id}", { params: { path: { id }, ...ifUnchanged(version) }, body }),
      ),
    );

  useChanged(["recordings"], (ids) => {
    const own = latest.current.entries.map(({ recording }) => recording._id);
    void readAgain(ids.length === 0 ? own : own.filter((id) => ids.includes(id))).catch(() => undefined);
  });
  // Lists show the decisions when the review is left.
  useEffect(
    () => () => {
      const reloadLists = async (earlier: Promise<void>) => {
        await earlier;
        await reload(READS);
      };
      void reloadLists(queue.current);
    },
    [reload],
  );

  const settle = () => {
    setRefused(null);
    setTaken(null);
    setUndone(null);
  };
  return {
    session,
    refused,
    taken,
    undone,
    decide: (decision: Exclude<Decision, { kind: "deleted" }>) => {
      const id = latest.current.current;
      if (id === null) return;
      settle();
      become(decide(latest.current, decision.kind));
      review(id, bodyOf(decision));
    },
    /** Notes that the current recording was deleted. */
    deleted: () => {
      settle();
      become(decide(latest.current, "deleted"));
    },
    later: () => {
      settle();
      become(decide(latest.current, "later"));
    },
    undo: () => {
      const id = latest.current.last;
      if (id === null) return;
      settle();
      setUndone(id);
      become(reopen(latest.current, id));
      review(id, { status: "pending" });
    },
    step: (by: 1 | -1) => become(step(latest.current, by)),
    open: (id: string) => become({ ...latest.current, current: id }),
    reviewLeft: () => become(reviewLeft(latest.current)),
  };
}

const bodyOf = (decision: Exclude<Decision, { kind: "deleted" }>): RecordingReview =>
  decision.kind === "approved"
    ? { status: "approved" }
    : {
        status: "rejected",
        rejectionReason: decision.reason,
        ...(decision.note !== undefined && { rejectionNote: decision.note }),
      };
