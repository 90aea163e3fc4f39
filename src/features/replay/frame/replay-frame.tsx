import { type ReactNode, useState } from "react";
import { useTexts } from "../../../services/use-texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { mediaHook } from "../../../ui/use-media.ts";
import styles from "./replay-frame.module.css";

interface ReplayFrameProps {
  /** The monitor; where there is no room beside it, with the way to what would stand there. */
  readonly monitor: (wayToInspector: ReactNode) => ReactNode;
  readonly inspector: ReactNode;
  readonly instrument: ReactNode;
}

const useRoomBeside = mediaHook("(width >= 1200px)");

/** The monitor with the inspector beside it, and the instrument below both. */
export function ReplayFrame({ monitor, inspector, instrument }: ReplayFrameProps) {
  const { say } = useTexts();
  const hasRoom = useRoomBeside();
  const [isOpen, setOpen] = useState(false);
  const text = say.replay.frame;
  return (
    <div className={styles.frame}>
      <div className={styles.monitor}>{monitor(hasRoom ? null : <Button onClick={() => setOpen(true)}>{text.inspector()}</Button>)}</div>
      {hasRoom ? (
        <aside className={styles.inspector} aria-label={text.inspector()}>
          {inspector}
        </aside>
      ) : (
        <Dialog open={isOpen} onClose={() => setOpen(false)} title={text.inspector()} closeLabel={say.actions.close()} form="drawer">
          {inspector}
        </Dialog>
      )}
      <section className={styles.instrument} aria-label={text.instrument()}>
        {instrument}
      </section>
    </div>
  );
}
