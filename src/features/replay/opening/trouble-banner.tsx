import { useSyncExternalStore } from "react";
import { useReplay } from "../../../services/replay.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { Banner } from "../../../ui/banner.tsx";
import styles from "./flaws-banner.module.css";

/** Shows why the requested position cannot be shown. Disappears when another position is shown. */
export function TroubleBanner() {
  const { say } = useTexts();
  const { trouble } = useReplay();
  const reason = useSyncExternalStore(trouble.subscribe, trouble.get);
  if (reason === null) return null;
  return (
    <div className={styles.flaws}>
      <Banner family="bad" role="alert">
        {say.replay.open.trouble({ reason })}
      </Banner>
    </div>
  );
}
