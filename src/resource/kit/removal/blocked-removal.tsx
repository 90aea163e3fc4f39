import type { ReactNode } from "react";
import { useTexts } from "../../../services/use-texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import styles from "./blocked-removal.module.css";

/** Shows why a record cannot be removed, instead of the field for typing its name. */
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
