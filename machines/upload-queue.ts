// Queue of file uploads: one is sent at a time, the others wait.

import { type ActorRefFrom, assign, sendTo, setup } from "xstate";
import { type UploadFault, uploadMachine, type UploadReport } from "./upload.ts";

/** A file in the upload queue. */
export interface Sending {
  readonly key: number;
  readonly file: File;
  readonly state: "waiting" | "sending" | "ready" | "failed" | "stopped";
  /** Number of bytes that the platform has received. */
  readonly sent: number;
  readonly fault: UploadFault | null;
}

interface UploadQueueContext {
  readonly sendings: readonly Sending[];
  /** Key of the next added file. */
  readonly next: number;
}

/**
 * A file chosen by the user. `refusal`: code of the reason why the console rejects it; null if it is
 * accepted.
 */
interface ChosenFile {
  readonly file: File;
  readonly refusal: string | null;
}

type UploadQueueEvent =
  | { readonly type: "files.chosen"; readonly files: readonly ChosenFile[] }
  | { readonly type: "stop" | "retry"; readonly key: number }
  /** Removes uploaded, failed and stopped files from the list. */
  | { readonly type: "clear" }
  | UploadReport;

/** The maximum number of parallel uploads. */
const PARALLEL = 2;

const isGoing = ({ state }: Sending): boolean => state === "waiting" || state === "sending";
const nextOf = ({ sendings }: UploadQueueContext): Sending | undefined =>
  sendings.find(({ state }) => state === "waiting");
const actorOf = (key: number): string => `upload ${key}`;

const changed = (
  { sendings }: UploadQueueContext,
  key: number,
  change: Partial<Sending>,
): Pick<UploadQueueContext, "sendings"> => ({
  sendings: sendings.map((sending) => (sending.key === key ? { ...sending, ...change } : sending)),
});

/** Uploads the files of a page, two at a time. Each file has its own upload machine. */
export const uploadQueueMachine = setup({
  types: { context: {} as UploadQueueContext, events: {} as UploadQueueEvent },
  actors: { upload: uploadMachine },
  actions: {
    take: assign(({ context, spawn }, { files }: { files: readonly ChosenFile[] }) => {
      const added = files.map(({ file, refusal }, at): Sending => {
        const key = context.next + at;
        if (refusal === null) spawn("upload", { id: actorOf(key), input: { key, file } });
        return {
          key,
          file,
          state: refusal === null ? "waiting" : "failed",
          sent: 0,
          fault: refusal === null ? null : { code: refusal, detail: null },
        };
      });
      return { sendings: [...context.sendings, ...added], next: context.next + files.length };
    }),
    tellNext: sendTo(({ context }) => actorOf(nextOf(context)?.key ?? 0), { type: "start" }),
    noteNext: assign(({ context }) => changed(context, nextOf(context)?.key ?? 0, { state: "sending" })),
    tellStop: sendTo((_, { key }: { key: number }) => actorOf(key), { type: "stop" }),
    put: assign(({ context }, { key, change }: { key: number; change: Partial<Sending> }) =>
      changed(context, key, change),
    ),
    markReady: assign(({ context }, { key }: { key: number }) => ({
      sendings: context.sendings.map((sending) =>
        sending.key === key ? { ...sending, state: "ready" as const, sent: sending.file.size } : sending,
      ),
    })),
    removeFinished: assign(({ context }) => ({ sendings: context.sendings.filter(isGoing) })),
  },
  guards: {
    isRoom: ({ context }) =>
      nextOf(context) !== undefined &&
      context.sendings.filter(({ state }) => state === "sending").length < PARALLEL,
    isGoing: ({ context }, { key }: { key: number }) =>
      context.sendings.some((sending) => sending.key === key && isGoing(sending)),
    /**
     * Returns false, for example, if the user has stopped the upload. A last report of the upload can still
     * arrive and must be ignored.
     */
    isSending: ({ context }, { key }: { key: number }) =>
      context.sendings.some((sending) => sending.key === key && sending.state === "sending"),
    isUnanswered: ({ context }, { key }: { key: number }) =>
      context.sendings.some((sending) => sending.key === key && sending.fault?.code === "unanswered"),
  },
}).createMachine({
  id: "uploadQueue",
  context: { sendings: [], next: 1 },
  always: { guard: "isRoom", actions: ["tellNext", "noteNext"] },
  on: {
    "files.chosen": { actions: { type: "take", params: ({ event }) => event } },
    stop: {
      guard: { type: "isGoing", params: ({ event }) => event },
      actions: [
        { type: "tellStop", params: ({ event }) => event },
        { type: "put", params: ({ event: { key } }) => ({ key, change: { state: "stopped" } }) },
      ],
    },
    retry: {
      guard: { type: "isUnanswered", params: ({ event }) => event },
      actions: {
        type: "put",
        params: ({ event: { key } }) => ({ key, change: { state: "waiting", fault: null } }),
      },
    },
    clear: { actions: "removeFinished" },
    "upload.progressed": {
      guard: { type: "isSending", params: ({ event }) => event },
      actions: { type: "put", params: ({ event: { key, sent } }) => ({ key, change: { sent } }) },
    },
    "upload.arrived": {
      guard: { type: "isSending", params: ({ event }) => event },
      actions: { type: "markReady", params: ({ event }) => event },
    },
    "upload.failed": {
      guard: { type: "isSending", params: ({ event }) => event },
      actions: {
        type: "put",
        params: ({ event: { key, fault } }) => ({ key, change: { state: "failed", fault } }),
      },
    },
  },
});

export type UploadQueueRef = ActorRefFrom<typeof uploadQueueMachine>;
