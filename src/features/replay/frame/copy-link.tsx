import { useState } from "react";
import { useTexts } from "../../../services/use-texts.ts";
import { Button } from "../../../ui/button.tsx";

/** Button that copies the URL of the page, which contains the current position of the replay. */
export function CopyLink() {
  const { say } = useTexts();
  const [outcome, setOutcome] = useState<"linkCopied" | "notCopied" | null>(null);
  const text = say.replay.frame;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      setOutcome("linkCopied");
    } catch {
      // The clipboard needs a secure origin and the permission of the user.
      setOutcome("notCopied");
    }
  };
  return (
    <Button icon="copy" onClick={() => void copy()} onBlur={() => setOutcome(null)}>
      <span role="status">{outcome === null ? text.copyLink() : text[outcome]()}</span>
    </Button>
  );
}
