import { useTexts } from "../../../services/use-texts.ts";
import { FailureBanner, FailureText } from "../../cells/failure-banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import styles from "./export-status.module.css";
import type { ExportStep } from "./export-step.ts";

/** Progress of an export below the tools of the list, or the reason of its failure. */
export function ExportStatus({ step }: { step: ExportStep }) {
  const { say } = useTexts();
  const text = say.lists.exporting;
  if (step.kind === "failed")
    return (
      <div className={styles.failed}>
        <FailureBanner action={{ label: say.actions.tryAgain(), onClick: step.again }}>
          {text.failed()} {step.why === "unwritten" ? text.unwritten() : <FailureText failure={step.why} />}
        </FailureBanner>
        <IconButton icon="x" label={say.actions.close()} onClick={step.forget} />
      </div>
    );
  const { read, total, stop } = step;
  return (
    <div className={styles.strip} role="group" aria-label={text.title()}>
      <span role="status">{total === 0 ? text.begun() : text.progress({ read, total })}</span>
      <progress
        className={styles.progress}
        aria-label={text.title()}
        {...(total === 0 ? {} : { max: total, value: read })}
      />
      <Button size="small" onClick={stop}>
        {text.stop()}
      </Button>
    </div>
  );
}
