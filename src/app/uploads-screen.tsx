import { useCallback } from "react";
import { createActor, fromPromise } from "xstate";
import { uploadQueueMachine } from "../../machines/upload-queue.ts";
import { type UploadAnswer, uploadMachine } from "../../machines/upload.ts";
import type { Upload } from "../../openapi/generated/console.ts";
import { ApiError } from "../api/problem.ts";
import type { Write } from "../api/write.ts";
import { UploadsPage } from "../features/uploads/uploads-page.tsx";
import { useReload } from "../services/reload.ts";
import { useServices } from "../services/services.ts";
import { tapped } from "./taps.ts";

/** Shows the account's files, with the queue that sends new ones. */
export function UploadsScreen(at: { readonly id?: string; readonly part?: string }) {
  const { write } = useServices();
  const reload = useReload();
  const start = useCallback(
    () => startUploadQueue({ write, refresh: () => void reload(["/uploads", "/account/plan"]) }),
    [write, reload],
  );
  return <UploadsPage {...at} startQueue={start} />;
}

/** Bytes of a part: few enough to arrive within the timeout of a request on a slow line. */
const PART = 1_000_000;

/** Starts a queue of files; `refresh` is called whenever the platform has another file, or one less. */
export function startUploadQueue({
  write,
  refresh,
}: {
  readonly write: Write;
  readonly refresh: () => void;
}) {
  const upload = uploadMachine.provide({
    actors: {
      // It cannot be aborted: only the answer has the id by which the file can be deleted.
      announce: fromPromise(({ input: { file } }) =>
        answerOf(() => write((api) => api.POST("/uploads", { body: { name: file.name, size: file.size } }))),
      ),
      look: fromPromise(({ input: { id }, signal }) =>
        answerOf(() => write((api) => api.GET("/uploads/{id}", { params: { path: { id } }, signal }))),
      ),
      sendPart: fromPromise(({ input: { id, file, offset }, signal }) =>
        answerOf(() =>
          write((api) =>
            api.PUT("/uploads/{id}/content", {
              params: { path: { id }, query: { offset } },
              body: "", // the contract's type; the bytes are sent instead
              bodySerializer: () => file.slice(offset, offset + PART),
              headers: { "Content-Type": "application/octet-stream" },
              signal,
            }),
          ),
        ),
      ),
      forget: fromPromise(async ({ input: { id } }) => {
        await write((api) => api.DELETE("/uploads/{id}", { params: { path: { id } } }));
      }),
    },
    actions: { refresh },
  });
  return tapped(createActor(uploadQueueMachine.provide({ actors: { upload } }))).start();
}

/** Turns a request into an answer that the machine understands: it never rejects. */
async function answerOf(request: () => Promise<Upload>): Promise<UploadAnswer> {
  try {
    return { kind: "ok", upload: await request() };
  } catch (error) {
    const fault =
      error instanceof ApiError
        ? { code: error.problem.errors?.[0]?.code ?? error.code, detail: error.problem.detail ?? null }
        : { code: "unanswered", detail: null };
    return { kind: "failed", fault };
  }
}
