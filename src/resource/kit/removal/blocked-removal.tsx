import type { ReactNode } from "react";
import { useTexts } from "../../../services/use-texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import styles from "./blocked-removal.module.css";

/** Says why a record cannot go before anybody types its name. */
export function BlockedRemoval({
  title,
  children,
  onClose,
}: {
  readonly title: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
}) {
  const { say } = useTexts();
  return (
    <Dialog open title={title} closeLabel={say.actions.close()} onClose={onClose}>
      <div className={styles.body}>
        {children}
        <div className={styles.foot}>
          <Button kind="primary" onClick={onClose}>
            {say.actions.close()}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
