import { type ReactNode, useMemo, useState, useSyncExternalStore } from "react";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { mediaHook } from "../../../ui/use-media.ts";
import { FoldContext } from "./fold.ts";
import styles from "./replay-frame.module.css";
import { useReplay } from "../../../services/replay.ts";

interface ReplayFrameProps {
  /** The monitor; in a small window with a link to the inspector. */
  readonly monitor: (wayToInspector: ReactNode) => ReactNode;
  readonly inspector: ReactNode;
  readonly instrument: ReactNode;
}

const useRoomBeside = mediaHook("(width >= 1200px)");
/** A phone in portrait or landscape. */
const useLittleRoom = mediaHook("(width < 720px), (width < 900px) and (height < 600px)");

/** The monitor with the inspector beside it, and the instrument below both. */
export function ReplayFrame({ monitor, inspector, instrument }: ReplayFrameProps) {
  const { say } = useTexts();
  const hasRoom = useRoomBeside();
  const [isOpen, setOpen] = useState(false);
  const hasLittleRoom = useLittleRoom();
  const [isUnfolded, setUnfolded] = useState(false);
  const fold = useMemo(
    () => (hasLittleRoom ? { isOpen: isUnfolded, toggle: () => setUnfolded((before) => !before) } : null),
    [hasLittleRoom, isUnfolded],
  );
  const text = say.replay.frame;
  return (
    <div className={styles.frame}>
      <div className={styles.monitor}>
        {monitor(hasRoom ? null : <Button onClick={() => setOpen(true)}>{text.inspector()}</Button>)}
      </div>
      {hasRoom ? (
        <aside className={styles.inspector} aria-label={text.inspector()}>
          {inspector}
        </aside>
      ) : (
        <Dialog
          open={isOpen}
          onClose={() => setOpen(false)}
          title={text.inspector()}
          closeLabel={say.actions.close()}
          form="drawer"
        >
          {inspector}
        </Dialog>
      )}
      <section className={styles.instrument} aria-label={text.instrument()}>
        <FoldContext value={fold}>{instrument}</FoldContext>
      </section>
    </div>
  );
}

/** The moment that is shown, beside the title, and whether it ever was. */
export function AsItWas() {
  const { opened, shown } = useReplay();
  const { say } = useTexts();
  const formats = useFormats();
  const { now, side } = useSyncExternalStore(shown.subscribe, shown.get);
  const time = formats.second(now, opened.header.zone);
  return side === "edited" ? say.replay.frame.asEdited({ time }) : say.replay.frame.asItWas({ time });
}
