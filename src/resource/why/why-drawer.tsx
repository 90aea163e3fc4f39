import { useFormats, useTexts } from "../../services/use-texts.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { type Explanation, WhyContent } from "./why-content.tsx";

interface WhyDrawerProps {
  readonly onClose: () => void;
  /** Null while it is loading. */
  readonly explanation: Explanation | null;
  readonly hasFailed: boolean;
  readonly onTryAgain: () => void;
  /** Computes the explanation of a running period again; absent for a period of the past. */
  readonly onRefresh?: () => void;
}

/** Drawer with the explanation of a service level. */
export function WhyDrawer({ onClose, explanation, hasFailed, onTryAgain, onRefresh }: WhyDrawerProps) {
  const { say } = useTexts();
  const { percent } = useFormats();
  const shown = explanation?.reasons.percent ?? null;
  return (
    <Dialog
      open
      onClose={onClose}
      title={shown === null ? say.why.title() : say.why.question({ percent: percent(shown) })}
      closeLabel={say.actions.close()}
      form="wide-drawer"
      tools={onRefresh ? <IconButton icon="refresh" label={say.why.refresh()} onClick={onRefresh} /> : null}
    >
      <WhyContent explanation={explanation} hasFailed={hasFailed} onTryAgain={onTryAgain} />
    </Dialog>
  );
}
