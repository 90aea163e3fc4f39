import { useState } from "react";
import type { ImportReport } from "../../../services/replay.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import styles from "./importing.module.css";
import { LeftOutRows } from "./left-out-rows.tsx";

interface ImportedProps {
  readonly file: string;
  readonly report: ImportReport;
  readonly onSave: () => Promise<void>;
}

/** Banner with the result of an import, and a button that saves the replay file. */
export function ImportedBanner({ file, report, onSave }: ImportedProps) {
  const { say } = useTexts();
  const [isHidden, setHidden] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const text = say.replay.importing;
  if (failure) throw failure;
  if (isHidden) return null;
  const save = () => {
    setSaving(true);
    onSave()
      .catch(setFailure)
      .finally(() => setSaving(false));
  };
  return (
    <div className={styles.report}>
      <Banner
        family={report.leftOut > 0 ? "away" : "plan"}
        role="status"
        action={{ label: text.hide(), onClick: () => setHidden(true) }}
      >
        <p>{text.done({ file, rows: report.rows, events: report.events })}</p>
        {report.leftOut === 0 ? null : <p>{text.leftOut.count({ count: report.leftOut })}</p>}
        <LeftOutRows report={report} />
        <span className={styles.save}>
          <Button size="small" icon="download" busy={isSaving} onClick={save}>
            {text.save()}
          </Button>
        </span>
      </Banner>
    </div>
  );
}
