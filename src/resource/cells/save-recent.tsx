import { useServices } from "../../services/services.ts";
import { useTexts } from "../../services/use-texts.ts";
import styles from "./save-recent.module.css";

/** The way to keep what led here, beside what went wrong. Its place is there before anything is recorded. */
export function SaveDiagnostics() {
  // Renders when the texts of the recorder arrive.
  useTexts();
  return (
    <>
      {" "}
      <span className={styles.place}>{useServices().recent?.button}</span>
    </>
  );
}
