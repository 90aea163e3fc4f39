import { useEffect, useRef, useState } from "react";
import { FormDialog } from "../../resource/form/form-dialog.tsx";
import { SUPERVISION_POINTS } from "../../services/supervision-points.ts";
import type { Supervision } from "../../services/supervision.ts";
import type { SupervisionView } from "../../services/use-supervision-view.ts";
import { useTexts } from "../../services/use-texts.ts";
import { FailureBanner } from "../../resource/failure-banner.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import styles from "./supervision-panel.module.css";

/**
 * The terms under which calls may be followed live: all seven points, before somebody accepts them for the
 * account.
 */
export function SupervisionTerms({
  machine,
  view: { problem, busy },
}: {
  machine: Supervision["machine"];
  view: SupervisionView;
}) {
  const { say } = useTexts();
  const [read, setRead] = useState(false);
  // How often it was pressed without the tick: each time one is led to it.
  const [missing, setMissing] = useState(0);
  const tick = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (missing === 0) return;
    tick.current?.querySelector("input")?.focus({ preventScroll: true });
    tick.current?.scrollIntoView({ block: "nearest" });
  }, [missing]);
  const text = say.supervision;
  return (
    <FormDialog
      open
      onClose={() => machine.send({ type: "close" })}
      title={text.terms.title()}
      verb={text.terms.accept()}
      keep={text.terms.keep()}
      busy={busy}
      onSubmit={() => (read ? machine.send({ type: "terms.accepted" }) : setMissing(missing + 1))}
    >
      <p>{text.terms.intro()}</p>
      {problem === null ? null : <FailureBanner>{text.problems[problem]()}</FailureBanner>}
      <ol className={styles.points}>
        {SUPERVISION_POINTS.map((point) => (
          <li key={point}>{text.terms.points[point]()}</li>
        ))}
      </ol>
      <div ref={tick}>
        <Checkbox
          checked={read}
          onChange={(next) => {
            setRead(next);
            setMissing(0);
          }}
          error={missing > 0 ? text.terms.missing() : undefined}
        >
          {text.terms.read()}
        </Checkbox>
      </div>
    </FormDialog>
  );
}
