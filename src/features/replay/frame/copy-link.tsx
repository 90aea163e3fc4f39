import { useState } from "react";
import { useTexts } from "../../../services/use-texts.ts";
import { Button } from "../../../ui/button.tsx";

/** Copies the address, which contains the position. */
export function CopyLink() {
  const { say } = useTexts();
  const [outcome, setOutcome] = useState<"linkCopied" | "notCopied" | null>(null);
  const text = say.replay.frame;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      setOutcome("linkCopied");
    } catch {
      // Without a secure origin there is no clipboard, and a person may have forbidden it.
      setOutcome("notCopied");
    }
  };
  return (
    <Button icon="copy" onClick={() => void copy()} onBlur={() => setOutcome(null)}>
      <span role="status">{outcome === null ? text.copyLink() : text[outcome]()}</span>
    </Button>
  );
}
