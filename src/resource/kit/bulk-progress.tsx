import {
  type BulkResult,
  type BulkRunRef,
  type PickedRecord,
  useBulkRunView,
} from "../../services/bulk-run.ts";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { heldNames } from "./described/blocked-removal-text.ts";
import styles from "./bulk-progress.module.css";

/** Texts of a bulk action. */
interface BulkWords {
  readonly title: string;
  readonly done: (counted: { count: number }) => string;
  readonly isDone: () => string;
  readonly isUnanswered: () => string;
  /** Texts for refused records by problem code, where the general ones are not specific enough. */
  readonly refused: Readonly<Record<string, string>>;
  /** Returns the platform's reason for refusing a record. */
  readonly summaryOf?: (id: string) => string | undefined;
}

interface BulkProgressProps {
  readonly run: BulkRunRef;
  readonly words: BulkWords;
  readonly total: number;
  /** Receives the results when the dialog closes. */
  readonly onClose: (results: readonly BulkResult[]) => void;
}

const ORDER: readonly BulkResult["kind"][] = ["unanswered", "refused", "gone", "done"];

/** Progress of a bulk action with a stop button; then the results. */
export function BulkProgress({ run, words, total, onClose }: BulkProgressProps) {
  const { say } = useTexts();
  const text = say.lists.bulk;
  const { results, left, busy, withdrawn } = useBulkRunView(run);
  const stop = () => run.send({ type: "stop" });
  const close = () => onClose(results);
  const counted = { ...text, done: words.done };
  const counts = ORDER.toReversed().flatMap((kind) => {
    const count = results.filter((result) => result.kind === kind).length;
    return count === 0 ? [] : [counted[kind]({ count })];
  });
  const summary = [...counts, ...(left.length === 0 ? [] : [text.notAttempted({ count: left.length })])].join(
    " · ",
  );
  return (
    <Dialog
      open
      title={words.title}
      closeLabel={say.actions.close()}
      onClose={busy ? stop : close}
      holds={busy}
      step={busy ? "running" : "over"}
    >
      <div className={styles.body}>
        {busy ? (
          <>
            <p role="status">{text.progress({ done: results.length, total })}</p>
            <ProgressBar label={words.title} max={total} value={results.length} />
          </>
        ) : (
          <>
            <p role="status">{summary}</p>
            <ul className={styles.results} aria-label={text.results()} tabIndex={0}>
              {results
                .toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))
                .map((result) => (
                  <Result
                    key={result.id}
                    record={result}
                    kind={result.kind}
                    words={words}
                    status={result.status}
                    code={result.code}
                    holders={result.holders}
                  />
                ))}
              {left.map((record) => (
                <Result
                  key={record.id}
                  record={record}
                  kind={null}
                  words={words}
                  status={null}
                  code={null}
                  holders={[]}
                />
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

interface ResultProps {
  readonly record: PickedRecord;
  /** Null if the action was not attempted on this record. */
  readonly kind: BulkResult["kind"] | null;
  readonly status: number | null;
  readonly code: string | null;
  readonly holders: BulkResult["holders"];
  readonly words: BulkWords;
}

/** The result for one record. */
function Result({ record, kind, status, code, holders, words }: ResultProps) {
  const { say } = useTexts();
  const formats = useFormats();
  const text = say.lists.bulk;
  const reason = () => {
    if (kind === null) return text.isNotAttempted();
    if (kind === "done") return words.isDone();
    if (kind === "gone") return text.isGone();
    if (kind === "unanswered" || status === null) return words.isUnanswered();
    if (holders.length > 0)
      return text.isInUse({ holders: formats.list(heldNames(holders, { say, formats })) });
    const own = words.summaryOf?.(record.id) ?? words.refused[code ?? ""];
    if (own !== undefined) return own;
    if (code === "stale-version") return text.isStale();
    if (code === "proof-needed") return text.isUnconfirmed();
    if (status === 403) return say.console.form.forbidden();
    return status === 409 ? say.lists.kinds.inUse() : say.console.list.refused({ status });
  };
  return (
    <li className={styles.result}>
      <span>{record.name}</span>
      <span className={styles.why} data-kind={kind ?? undefined}>
        {reason()}
      </span>
    </li>
  );
}
