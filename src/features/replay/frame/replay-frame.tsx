import { type ReactNode, useMemo, useState, useSyncExternalStore } from "react";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { mediaHook } from "../../../ui/use-media.ts";
import { FoldContext } from "./fold.ts";
import styles from "./replay-frame.module.css";
import { useReplay } from "../../../services/replay.ts";

interface ReplayFrameProps {
  /**
   * Renders the monitor with a button that opens the inspector. The button is null in wide windows, which
   * always show the inspector.
   */
  readonly monitor: (inspectorButton: ReactNode) => ReactNode;
  readonly inspector: ReactNode;
  /** Timeline and replay controls. */
  readonly instrument: ReactNode;
}

const useIsWide = mediaHook("(width >= 1200px)");
/** A phone in portrait or landscape. */
const useIsSmall = mediaHook("(width < 720px), (width < 900px) and (height < 600px)");

/**
 * Layout of the replay: the monitor, the inspector beside it, and the timeline with the replay controls below
 * both.
 */
export function ReplayFrame({ monitor, inspector, instrument }: ReplayFrameProps) {
  const { say } = useTexts();
  const isWide = useIsWide();
  const [isOpen, setOpen] = useState(false);
  const isSmall = useIsSmall();
  const [isUnfolded, setUnfolded] = useState(false);
  const fold = useMemo(
    () => (isSmall ? { isOpen: isUnfolded, toggle: () => setUnfolded((before) => !before) } : null),
    [isSmall, isUnfolded],
  );
  const text = say.replay.frame;
  return (
    <div className={styles.frame}>
      <div className={styles.monitor}>
        {monitor(isWide ? null : <Button onClick={() => setOpen(true)}>{text.inspector()}</Button>)}
      </div>
      {isWide ? (
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

/** Text beside the title: the shown moment, and a note if the edited replay file is shown. */
export function AsItWas() {
  const { opened, shown } = useReplay();
  const { say } = useTexts();
  const formats = useFormats();
  const { now, side } = useSyncExternalStore(shown.subscribe, shown.get);
  const time = formats.second(now, opened.header.zone);
  return side === "edited" ? say.replay.frame.asEdited({ time }) : say.replay.frame.asItWas({ time });
}
