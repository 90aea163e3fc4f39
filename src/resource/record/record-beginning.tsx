import { useTexts } from "../../services/use-texts.ts";
import type { Recounted } from "./recounted.ts";
import styles from "./record.module.css";
import { WholeState, type WholeStateProps } from "./whole-state.tsx";

interface RecordBeginningProps extends Omit<WholeStateProps, "facts"> {
  readonly recounted: Recounted;
}

/** How a record stood before anything was recorded of it: nobody knows since when, but it can be had back. */
export function RecordBeginning({ recounted: { facts }, ...whole }: RecordBeginningProps) {
  const words = useTexts().say.lists.record;
  return (
    <li className={styles.moment}>
      <WholeState title={words.first()} facts={facts} {...whole} />
    </li>
  );
}
