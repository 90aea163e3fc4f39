import { assign, fromPromise, sendParent, setup } from "xstate";
import type { Upload } from "../openapi/generated/console.ts";
import { notProvided } from "./outcome.ts";

/** Why a file did not arrive: a code of the console or of the platform, and the platform's own words. */
export interface UploadFault {
  readonly code: string;
  readonly detail: string | null;
}

/** The answer to a request about a file. The actors never reject. */
export type UploadAnswer =
  | { readonly kind: "ok"; readonly upload: Upload }
  | { readonly kind: "failed"; readonly fault: UploadFault };

interface UploadContext {
  readonly key: number;
  readonly file: File;
  /** The platform's id of the file; null before it was announced. */
  readonly id: string | null;
  /** Bytes that the platform has. */
  readonly sent: number;
  /** True if it was stopped before the platform answered its announcement. */
  readonly withdrawn: boolean;
}

/** Events for the queue. `key` tells the files of a queue apart. */
export type UploadReport =
  | { readonly type: "upload.progressed"; readonly key: number; readonly sent: number }
  | { readonly type: "upload.arrived"; readonly key: number }
  | { readonly type: "upload.failed"; readonly key: number; readonly fault: UploadFault };

type Answered = { readonly answer: UploadAnswer };
type Settled = { readonly event: { readonly output: UploadAnswer } };

const UNANSWERED: UploadAnswer = { kind: "failed", fault: { code: "unanswered", detail: null } };

const answerOf = ({ event }: Settled): Answered => ({ answer: event.output });
const note = { type: "note", params: answerOf } as const;

/** The ways on from an answer: the next part, until the platform has the whole file. */
const onDone = [
  { guard: { type: "isReady", params: answerOf }, target: "ready" },
  { guard: { type: "isOk", params: answerOf }, target: "sending", reenter: true, actions: note },
  { target: "resting", actions: { type: "reportFailure", params: answerOf } },
] as const;
const onError = {
  target: "resting",
  actions: { type: "reportFailure", params: { answer: UNANSWERED } },
} as const;

/**
 * Sends one file part by part. After a failure it continues where it stopped; a file that is stopped is
 * deleted from the platform.
 */
export const uploadMachine = setup({
  types: {
    input: {} as Pick<UploadContext, "key" | "file">,
    context: {} as UploadContext,
    events: {} as { type: "start" } | { type: "stop" },
  },
  actors: {
    announce: fromPromise<UploadAnswer, { file: File }>(notProvided("announce")),
    look: fromPromise<UploadAnswer, { id: string }>(notProvided("look")),
    sendPart: fromPromise<UploadAnswer, { id: string; file: File; offset: number }>(notProvided("sendPart")),
    forget: fromPromise<void, { id: string }>(notProvided("forget")),
  },
  actions: {
    /** Provided: fetches the list of files again. */
    refresh: notProvided("refresh"),
    note: assign((_, { answer }: Answered) =>
      answer.kind === "ok" ? { id: answer.upload._id, sent: answer.upload.received ?? 0 } : {},
    ),
    withdraw: assign({ withdrawn: true }),
    reportProgress: sendParent(({ context: { key, sent } }): UploadReport => ({
      type: "upload.progressed",
      key,
      sent,
    })),
    reportArrival: sendParent(({ context: { key } }): UploadReport => ({ type: "upload.arrived", key })),
    reportFailure: sendParent(({ context: { key } }, { answer }: Answered): UploadReport => ({
      type: "upload.failed",
      key,
      fault: (answer.kind === "failed" ? answer : UNANSWERED).fault,
    })),
  },
  guards: {
    isKnown: ({ context }) => context.id !== null,
    isWithdrawn: ({ context }) => context.withdrawn,
    isWithdrawnAndKnown: ({ context }, { answer }: Answered) => context.withdrawn && answer.kind === "ok",
    isOk: (_, { answer }: Answered) => answer.kind === "ok",
    isReady: (_, { answer }: Answered) => answer.kind === "ok" && answer.upload.state === "ready",
  },
}).createMachine({
  id: "upload",
  context: ({ input }) => ({ ...input, id: null, sent: 0, withdrawn: false }),
  initial: "resting",
  states: {
    // Before its turn, and after a failure.
    resting: {
      on: {
        start: [{ guard: "isKnown", target: "resuming" }, { target: "announcing" }],
        stop: [{ guard: "isKnown", target: "forgetting" }, { target: "stopped" }],
      },
    },
    announcing: {
      invoke: {
        src: "announce",
        input: ({ context: { file } }) => ({ file }),
        onDone: [
          {
            guard: { type: "isWithdrawnAndKnown", params: answerOf },
            target: "forgetting",
            actions: note,
          },
          { guard: "isWithdrawn", target: "stopped" },
          ...onDone,
        ],
        onError: [{ guard: "isWithdrawn", target: "stopped" }, onError],
      },
      // Only the answer has the id by which it can be deleted.
      on: { stop: { actions: "withdraw" } },
    },
    resuming: {
      invoke: {
        src: "look",
        input: ({ context: { id } }) => ({ id: id ?? "" }),
        onDone,
        onError,
      },
      on: { stop: "forgetting" },
    },
    sending: {
      entry: "reportProgress",
      invoke: {
        src: "sendPart",
        input: ({ context: { id, file, sent } }) => ({ id: id ?? "", file, offset: sent }),
        onDone,
        onError,
      },
      on: { stop: "forgetting" },
    },
    forgetting: {
      invoke: {
        src: "forget",
        input: ({ context: { id } }) => ({ id: id ?? "" }),
        onDone: { target: "stopped", actions: "refresh" },
        // The platform deletes an incomplete file within a day.
        onError: { target: "stopped", actions: "refresh" },
      },
    },
    ready: { type: "final", entry: ["reportArrival", "refresh"] },
    stopped: { type: "final" },
  },
});
