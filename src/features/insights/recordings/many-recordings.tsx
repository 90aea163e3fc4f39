import { useState } from "react";
import type { Recording } from "../../../../openapi/generated/console.ts";
import type { SettleMany } from "../../../resource/kit/bulk-acts.ts";
import type { PickedRow } from "../../../resource/kit/bulk-edit/many-editing.ts";
import { BulkProgress } from "../../../resource/kit/bulk-progress.tsx";
import { FormDialog } from "../../../resource/records/form/form-dialog.tsx";
import { BlockedRemoval } from "../../../resource/kit/removal/blocked-removal.tsx";
import { ifUnchanged } from "../../../services/use-write.ts";
import { useBulkRun } from "../../../services/bulk-run.ts";
import type { ActOne } from "../../../services/bulk-run-host.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { type ManyAct, mayBeDone } from "./next-steps.ts";
import { READS } from "./reads.ts";
import { RejectionFields, useRejection } from "./reject-dialog.tsx";

type Rejection = ReturnType<typeof useRejection>;

interface ManyRecordingsProps {
  readonly act: ManyAct;
  readonly picked: readonly PickedRow<Recording>[];
  readonly onClose: SettleMany;
}

/**
 * Applies an action to many recordings after a confirmation. It shows how many are affected, because some of
 * the selected recordings may not allow the action.
 */
export function ManyRecordings({ act, picked, onClose }: ManyRecordingsProps) {
  const { say } = useTexts();
  const { many, steps, storing } = say.recordings;
  const text = many[act];
  const { running, start } = useBulkRun(...READS);
  const [now] = useState(() => new Map<string, object>());
  const rejection = useRejection();
  const able = picked.filter(({ row }) => mayBeDone(act, row));
  const skipped = picked.length - able.length;
  const title = text.title({ count: able.length });
  const leave = () => onClose([], now);
  if (running) {
    const words = {
      title,
      done: text.done,
      isDone: text.isDone,
      isUnanswered: text.isUnanswered,
      refused: { conflict: text.refused(), "stale-version": many.stale() },
    };
    return (
      <BulkProgress
        run={running}
        words={words}
        total={able.length}
        onClose={(results) => onClose(results, now)}
      />
    );
  }
  if (able.length === 0) {
    return (
      <BlockedRemoval title={text.none()} onClose={leave}>
        <p>{text.only()}</p>
      </BlockedRemoval>
    );
  }
  const verb = { approved: steps.approve, rejected: steps.reject, uploaded: storing.now }[act]();
  return (
    <FormDialog
      open
      title={title}
      verb={verb}
      busy={false}
      onClose={leave}
      danger={act === "rejected"}
      onSubmit={() => {
        const known = act === "rejected" ? rejection.read() : null;
        if (act === "rejected" && known === null) return;
        void start(able, recordingState(requestOf(act, known), now));
      }}
    >
      {skipped > 0 ? (
        <p>
          {many.stay({ count: skipped })} {text.only()}
        </p>
      ) : null}
      {act === "rejected" ? <RejectionFields rejection={rejection} /> : null}
      <p>{many.how()}</p>
    </FormDialog>
  );
}

/** Wraps an action so that the new state of each changed recording is stored in `now` by its id. */
const recordingState =
  (act: ActOne, now: Map<string, object>): ActOne =>
  async (api, id, version) => {
    const answer = await act(api, id, version);
    if (typeof answer.data === "object" && answer.data !== null) now.set(id, answer.data);
    return answer;
  };

/** Returns the request for one recording. A review is refused if the recording has changed. */
const requestOf =
  (act: ManyAct, rejection: ReturnType<Rejection["read"]>): ActOne =>
  (api, id, version) =>
    act === "uploaded"
      ? api.POST("/recordings/{id}/uploads", { params: { path: { id } } })
      : api.PATCH("/recordings/{id}", {
          params: { path: { id }, ...ifUnchanged(version) },
          body: {
            status: act,
            ...(rejection && { rejectionReason: rejection.reason }),
            ...(rejection?.note !== undefined && { rejectionNote: rejection.note }),
          },
        });
