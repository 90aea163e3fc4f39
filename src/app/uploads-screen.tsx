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

/** Shows the account's files and the queue that uploads new ones. */
export function UploadsScreen(at: { readonly id?: string; readonly part?: string }) {
  const { write } = useServices();
  const reload = useReload();
  const start = useCallback(
    () => startUploadQueue({ write, refresh: () => void reload(["/uploads", "/account/plan"]) }),
    [write, reload],
  );
  return <UploadsPage {...at} startQueue={start} />;
}

/** Size (bytes) of a part. Small enough for the request timeout on a slow connection. */
const PART = 1_000_000;

/** Starts the upload queue. `refresh` is invoked after each added or deleted file. */
export function startUploadQueue({
  write,
  refresh,
}: {
  readonly write: Write;
  readonly refresh: () => void;
}) {
  const upload = uploadMachine.provide({
    actors: {
      // Not aborted, because deleting the file requires the id in the response.
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
              body: "", // the contract requires a string; the serializer sends the bytes instead
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

/** Runs a request and returns its outcome for the machine. Never rejects. */
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
