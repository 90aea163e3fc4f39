import { useEffect, useState } from "react";
import { HiddenText } from "./hidden-text.tsx";
import { Icon } from "./icon.tsx";
import square from "./icon-button.module.css";

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  readonly doneLabel: string;
  /** Shown if the browser denies access to the clipboard. */
  readonly failedLabel: string;
}

const SHOWN_FOR = 2_000;

/**
 * Copies a text and shows the result. The button has the browser's tooltip, because the code of the
 * console's tooltip is loaded later.
 */
export function CopyButton({ text, label, doneLabel, failedLabel }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<"done" | "failed" | null>(null);
  useEffect(() => {
    if (outcome === null) return;
    const timer = setTimeout(() => setOutcome(null), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome("done");
    } catch {
      // The clipboard needs a secure origin, and the user may have blocked it.
      setOutcome("failed");
    }
  };
  const result = outcome === "done" ? doneLabel : outcome === "failed" ? failedLabel : "";
  return (
    <>
      <button
        type="button"
        className={square.square}
        aria-label={result || label}
        title={result || label}
        onClick={() => void copy()}
      >
        <Icon name={outcome === "done" ? "check" : "copy"} />
      </button>
      <HiddenText role="status">{result}</HiddenText>
    </>
  );
}
