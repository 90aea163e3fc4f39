// Upload of one file in parts, with retries.

import { assign, fromPromise, sendParent, setup } from "xstate";
import type { Upload } from "../openapi/generated/console.ts";
import { notProvided } from "./request-outcome.ts";

/** Reason of a failed upload: a code of the console or the platform, and the platform's message. */
export interface UploadFault {
  readonly code: string;
  readonly detail: string | null;
}

/** Outcome of an upload request. The actors never reject. */
export type UploadAnswer =
  | { readonly kind: "ok"; readonly upload: Upload }
  | { readonly kind: "failed"; readonly fault: UploadFault };

interface UploadContext {
  readonly key: number;
  readonly file: File;
  /** Id of the file on the platform; null until the platform returns it. */
  readonly id: string | null;
  /** Number of bytes that the platform has received. */
  readonly sent: number;
  /** True if the user stopped the upload before the platform returned an id. */
  readonly withdrawn: boolean;
}

/** Events that an upload sends to the queue. `key` identifies the file in the queue. */
export type UploadReport =
  | { readonly type: "upload.progressed"; readonly key: number; readonly sent: number }
  | { readonly type: "upload.arrived"; readonly key: number }
  | { readonly type: "upload.failed"; readonly key: number; readonly fault: UploadFault };

type Answered = { readonly answer: UploadAnswer };
type Settled = { readonly event: { readonly output: UploadAnswer } };

const UNANSWERED: UploadAnswer = { kind: "failed", fault: { code: "unanswered", detail: null } };

const answerOf = ({ event }: Settled): Answered => ({ answer: event.output });
const note = { type: "note", params: answerOf } as const;

/** Transitions after a response. While parts are missing, the next part is sent. */
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
 * Sends one file part by part. A retry continues after the last received byte. A stopped file is deleted from
 * the platform.
 */
export const uploadMachine = setup({
  types: {
    input: {} as Pick<UploadContext, "key" | "file">,
    context: {} as UploadContext,
    events: {} as { type: "start" } | { type: "stop" },
  },
  actors: {
    /** Registers the file on the platform, which returns its id. */
    announce: fromPromise<UploadAnswer, { file: File }>(notProvided("announce")),
    /** Requests the number of bytes that the platform has received. */
    look: fromPromise<UploadAnswer, { id: string }>(notProvided("look")),
    /** Sends the next part of the file, starting at `offset` (bytes). */
    sendPart: fromPromise<UploadAnswer, { id: string; file: File; offset: number }>(notProvided("sendPart")),
    /** Deletes the file from the platform. */
    forget: fromPromise<void, { id: string }>(notProvided("forget")),
  },
  actions: {
    /** Provided: reloads the list of files. */
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
    // The upload waits in the queue or has failed.
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
      // Deleting the file requires the id in the response, so a stop does not abort the request.
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
        // If the request fails, the platform deletes the incomplete file after a day.
        onError: { target: "stopped", actions: "refresh" },
      },
    },
    ready: { type: "final", entry: ["reportArrival", "refresh"] },
    stopped: { type: "final" },
  },
});
