import { type BulkRemovalRef, type Doomed, type Removal, type RemoveOne, useBulkRemoval, useBulkRemovalView } from "../services/bulk-removal.ts";
import type { ReadPath } from "../services/use-api-query.ts";
import { useTexts } from "../services/use-texts.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { ConfirmDialog } from "./form/confirm-dialog.tsx";
import styles from "./bulk-remove.module.css";

interface BulkRemoveProps {
  readonly records: readonly Doomed[];
  readonly path: ReadPath;
  readonly remove: RemoveOne;
  /** Told which are no longer there, once it is over. */
  readonly onClose: (gone: readonly Doomed[]) => void;
}

/** As many as are named in the question. */
const NAMED = 5;

/** Asks once for all that are to go, then tells how far it is and what became of each. */
export function BulkRemove({ records, path, remove, onClose }: BulkRemoveProps) {
  const { say } = useTexts();
  const text = say.console.list.bulk;
  const { running, start } = useBulkRemoval(path, remove);
  const title = text.title({ count: records.length });
  if (running) return <Running removal={running} title={title} total={records.length} onClose={onClose} />;
  const names = records
    .slice(0, NAMED)
    .map(({ name }) => name)
    .join(", ");
  return (
    <ConfirmDialog open title={title} word={String(records.length)} verb={say.console.record.remove()} keep={say.console.record.keep()} busy={false} failure={null} onClose={() => onClose([])} onConfirm={() => void start(records)}>
      <p>{records.length > NAMED ? text.more({ names, count: records.length - NAMED }) : names}</p>
      <p>{text.how()}</p>
    </ConfirmDialog>
  );
}

const ORDER: readonly Removal["kind"][] = ["unanswered", "refused", "gone", "removed"];

function Running({ removal, title, total, onClose }: { removal: BulkRemovalRef; title: string; total: number; onClose: BulkRemoveProps["onClose"] }) {
  const { say } = useTexts();
  const text = say.console.list.bulk;
  const { results, left, busy, withdrawn } = useBulkRemovalView(removal);
  const stop = () => removal.send({ type: "stop" });
  const close = () => onClose(results.filter(({ kind }) => kind === "removed" || kind === "gone"));
  const counts = ORDER.toReversed().flatMap((kind) => {
    const count = results.filter((result) => result.kind === kind).length;
    return count === 0 ? [] : [text[kind]({ count })];
  });
  const summary = [...counts, ...(left.length === 0 ? [] : [text.notTried({ count: left.length })])].join(" · ");
  const told = (result: Removal): string => {
    if (result.kind === "removed") return text.isRemoved();
    if (result.kind === "gone") return text.isGone();
    if (result.kind === "unanswered") return text.isUnanswered();
    if (result.status === 403) return say.console.form.forbidden();
    return result.status === 409 ? say.console.kinds.held() : result.status === null ? text.isUnanswered() : say.console.list.refused({ status: result.status });
  };
  return (
    <Dialog open title={title} closeLabel={say.actions.close()} onClose={busy ? stop : close} holds={busy} step={busy ? "running" : "over"}>
      <div className={styles.body}>
        {busy ? (
          <>
            <p role="status">{text.progress({ done: results.length, total })}</p>
            <progress className={styles.progress} aria-label={title} max={total} value={results.length} />
          </>
        ) : (
          <>
            <p role="status">{summary}</p>
            <ul className={styles.results} aria-label={text.results()} tabIndex={0}>
              {results
                .toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))
                .map((result) => (
                  <li key={result.id} className={styles.result}>
                    <span>{result.name}</span>
                    <span className={styles.why} data-kind={result.kind}>
                      {told(result)}
                    </span>
                  </li>
                ))}
              {left.map(({ id, name }) => (
                <li key={id} className={styles.result}>
                  <span>{name}</span>
                  <span className={styles.why}>{text.isNotTried()}</span>
                </li>
              ))}
            </ul>
          </>
        )}
        <div className={styles.foot}>
          {busy ? (
            <Button onClick={stop} busy={withdrawn}>
              {text.stop()}
            </Button>
          ) : (
            <Button kind="primary" onClick={close}>
              {say.actions.close()}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
