import type { ReactNode } from "react";
import { useTexts } from "../../../services/use-texts.ts";
import { Button } from "../../../ui/button.tsx";
import { RecordFacts } from "./record-facts.tsx";
import type { RecordPresentation, State } from "./record-presentation.ts";
import styles from "./record.module.css";

export interface WholeStateProps {
  readonly facts: RecordPresentation["facts"];
  readonly state: State;
  readonly busy: boolean;
  /** Reason why restoring is temporarily unavailable. */
  readonly unavailable: string | undefined;
  /** Null if the current state is the same, the record was removed, or the user cannot change it. */
  readonly onRestore: (() => void) | null;
  /** Error of a failed restore. */
  readonly problem: ReactNode;
}

/** The complete past state of a record, collapsed, with a button to restore it. */
export function WholeState({
  title,
  facts,
  state,
  busy,
  unavailable,
  onRestore,
  problem,
}: WholeStateProps & { readonly title: string }) {
  const words = useTexts().say.lists.record;
  return (
    <details>
      <summary>{title}</summary>
      <div className={styles.state}>
        {onRestore ? (
          <Button
            size="small"
            icon="refresh"
            busy={busy}
            {...(unavailable === undefined ? {} : { unavailable })}
            onClick={onRestore}
          >
            {words.restore()}
          </Button>
        ) : null}
        {problem}
        <RecordFacts facts={facts} state={state} />
      </div>
    </details>
  );
}
