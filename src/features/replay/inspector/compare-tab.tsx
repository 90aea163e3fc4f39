import { useState } from "react";
import { useTexts } from "../../../services/use-texts.ts";
import { Segmented } from "../../../ui/segmented.tsx";
import { CompareFolds } from "./compare-folds.tsx";
import { ComparePositions } from "./compare-positions.tsx";
import { CompareRecordings } from "./compare-recordings.tsx";
import styles from "./inspector.module.css";

const WHICH = ["positions", "recording", "fold"] as const;
type Which = (typeof WHICH)[number];

/**
 * What the recording is held against: itself at another position, another recording, or another version of
 * the fold.
 */
export function CompareTab() {
  const { say } = useTexts();
  const words = say.replay.inspector.compare;
  const [which, setWhich] = useState<Which>("positions");
  return (
    <div className={styles.tab}>
      <Segmented
        label={words.which()}
        wide
        options={WHICH.map((value) => ({ value, label: words.with[value]() }))}
        value={which}
        onChange={setWhich}
      />
      {which === "positions" ? (
        <ComparePositions />
      ) : which === "recording" ? (
        <CompareRecordings />
      ) : (
        <CompareFolds />
      )}
    </div>
  );
}
