import { useTexts } from "../../services/use-texts.ts";
import { Spinner } from "../../ui/progress-bar.tsx";
import { CancelButton } from "./cancel-button.tsx";
import type { StepProps } from "./step-props.ts";
import styles from "./sign-in.module.css";

/** Nothing to type: a session is claimed, or the feedback tool is about to open. */
export function WaitingStep({
  kind,
  onCancel,
}: Pick<StepProps, "onCancel"> & { readonly kind: "claiming" | "feedback" }) {
  const { say } = useTexts();
  const text = say.arrival[kind];
  return (
    <section className={styles.form} aria-busy="true">
      <div role="status">
        <h1 className={styles.waiting}>
          <Spinner />
          {text.title()}
        </h1>
        <p className={styles.text}>{text.text()}</p>
      </div>
      {kind === "claiming" ? <CancelButton busy onCancel={onCancel} /> : null}
    </section>
  );
}
