import { type ReactNode, useState } from "react";
import { BulkProgress } from "../../resource/bulk-progress.tsx";
import { type PickedRecord, useBulkRun } from "../../services/bulk-run.ts";
import { useAbility } from "../../services/use-ability.ts";
import { useTexts } from "../../services/use-texts.ts";
import type { Recording } from "../../../openapi/generated/console.ts";
import { UploadFailure } from "./upload-failure.tsx";
import { useUpload } from "./use-upload.ts";

interface Uploads {
  /** Has one uploaded; null for those who may not. */
  readonly one: ((recording: Recording) => void) | null;
  /** Has many uploaded, one by one; undefined for those who may not. */
  readonly many: ((picked: readonly PickedRecord[]) => void) | undefined;
  /** What is told of it. */
  readonly shown: ReactNode;
}

/** Has recordings of a list put into the storages of their settings now. */
export function useUploads(): Uploads {
  const { say } = useTexts();
  const { bulk } = say.recordings.storing;
  const may = useAbility("recordings.review");
  const { upload, failure } = useUpload();
  const { running, start, forget } = useBulkRun("/recordings");
  const [total, setTotal] = useState(0);
  if (!may) return { one: null, many: undefined, shown: null };
  const begin = (picked: readonly PickedRecord[]) => {
    setTotal(picked.length);
    void start(picked, (api, id) => api.POST("/recordings/{id}/uploads", { params: { path: { id } } }));
  };
  const words = { title: bulk.title({ count: total }), done: bulk.done, isDone: bulk.isDone, isUnanswered: bulk.isUnanswered, refused: { conflict: bulk.refused() } };
  return {
    one: ({ _id }) => void upload(_id),
    many: begin,
    shown: (
      <>
        {failure ? <UploadFailure failure={failure} /> : null}
        {running ? <BulkProgress run={running} words={words} total={total} onClose={forget} /> : null}
      </>
    ),
  };
}
