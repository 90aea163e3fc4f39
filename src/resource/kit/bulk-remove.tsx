import { isolated } from "../../../i18n/isolated.ts";
import { type PickedRecord, useBulkRun } from "../../services/bulk-run.ts";
import type { ActOne } from "../../services/bulk-run-host.ts";
import type { ReadPath } from "../../services/use-api-query.ts";
import { useTexts } from "../../services/use-texts.ts";
import type { RemovalWords } from "./bulk-acts.ts";
import { BulkProgress } from "./bulk-progress.tsx";
import { ConfirmDialog } from "../records/form/confirm-dialog.tsx";

interface BulkRemoveProps {
  readonly records: readonly PickedRecord[];
  readonly words: RemovalWords;
  readonly path: ReadPath;
  readonly besides?: readonly ReadPath[] | undefined;
  readonly remove: ActOne;
  /** Receives the removed records when the dialog closes. */
  readonly onClose: (gone: readonly PickedRecord[]) => void;
}

const NOTHING_ELSE: readonly ReadPath[] = [];

/** Maximum number of names in the question. */
const NAMED = 5;

/** Confirms the removal of the selected records, then shows progress and results. */
export function BulkRemove({
  records,
  words,
  path,
  besides = NOTHING_ELSE,
  remove,
  onClose,
}: BulkRemoveProps) {
  const { say } = useTexts();
  const text = say.lists.bulk;
  const { running, start } = useBulkRun(path, ...besides);
  const [first] = records;
  const alone = records.length === 1 && first ? first : null;
  const title = alone ? words.removeOne(alone.name) : text.title({ list: words.list, count: records.length });
  if (running) {
    const progress = {
      title,
      done: text.removed,
      isDone: text.isRemoved,
      isUnanswered: text.isUnanswered,
      refused: words.refused ?? {},
    };
    return (
      <BulkProgress
        run={running}
        words={progress}
        total={records.length}
        onClose={(results) => onClose(results.filter(({ kind }) => kind === "done" || kind === "gone"))}
      />
    );
  }
  const names = records
    .slice(0, NAMED)
    .map(({ name }) => isolated(name))
    .join(", ");
  return (
    <ConfirmDialog
      open
      title={title}
      word={alone?.name ?? String(records.length)}
      verb={say.console.record.remove()}
      keep={alone ? say.console.record.keep() : text.keep()}
      busy={false}
      failure={null}
      onClose={() => onClose([])}
      onConfirm={() => void start(records, remove)}
    >
      {alone ? (
        <p>{words.removeText}</p>
      ) : (
        <>
          <p>{records.length > NAMED ? text.more({ names, count: records.length - NAMED }) : names}</p>
          <p>{text.each({ text: words.removeText })}</p>
          <p>{text.how()}</p>
        </>
      )}
    </ConfirmDialog>
  );
}
