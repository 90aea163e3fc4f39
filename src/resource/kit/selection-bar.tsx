import { type ReactNode, useEffect, useRef, useState } from "react";
import { useFocusFallback } from "../../ui/use-focus-after.ts";
import { useTexts } from "../../services/use-texts.ts";
import { Icon } from "../../ui/icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Spinner } from "../../ui/progress-bar.tsx";
import { SaveDiagnostics } from "../cells/save-recent.tsx";
import styles from "./selection-bar.module.css";

interface SelectionBarProps {
  readonly count: number;
  /** Number of matching records that can be selected. */
  readonly total: number;
  /** Selection limit. */
  readonly most: number;
  readonly pickAll: (signal: AbortSignal) => Promise<void>;
  readonly clear: () => void;
  /** Bulk actions. */
  readonly children: ReactNode;
}

/** Replaces the tools above the rows while records are selected. */
export function SelectionBar({ count, total, most, pickAll, clear, children }: SelectionBarProps) {
  const { say } = useTexts();
  const text = say.lists.bulk;
  const [state, setState] = useState<"idle" | "reading" | "failed">("idle");
  const reading = useRef<AbortController | null>(null);
  useFocusFallback(true);
  useEffect(() => () => reading.current?.abort(), []);
  const all = async () => {
    if (state === "reading") return;
    const control = new AbortController();
    reading.current = control;
    setState("reading");
    const outcome = await pickAll(control.signal).then(
      () => "idle" as const,
      () => "failed" as const,
    );
    if (!control.signal.aborted) setState(outcome);
  };
  return (
    <div className={styles.bar} role="group" aria-label={text.bar()}>
      <span role="status">{text.picked({ count, total })}</span>
      {count < Math.min(total, most) ? (
        <button
          type="button"
          className={styles.link}
          aria-busy={state === "reading"}
          onClick={() => void all()}
        >
          {total > most ? text.pickFirst({ most }) : text.pickAll({ total })}
        </button>
      ) : null}
      {state === "reading" ? <Spinner /> : null}
      {state === "failed" ? (
        <span role="alert">
          <Icon name="x" size={12} /> {text.notPicked()}
          <SaveDiagnostics />
        </span>
      ) : null}
      <div className={styles.end}>
        {children}
        <IconButton icon="x" label={text.clear()} onClick={clear} />
      </div>
    </div>
  );
}
