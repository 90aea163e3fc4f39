import { useServices } from "../../services/services.ts";
import { useTexts } from "../../services/use-texts.ts";
import styles from "./save-recent.module.css";

/**
 * Button that saves a diagnostic recording, shown beside an error. Its space is reserved before recording
 * starts.
 */
export function SaveDiagnostics() {
  // Renders again when the texts of the recorder are loaded.
  useTexts();
  return (
    <>
      {" "}
      <span className={styles.place}>{useServices().recent?.button}</span>
    </>
  );
}
