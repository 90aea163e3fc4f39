import { useRef, useState } from "react";
import { useReplay } from "../../../services/replay.ts";
import { useFormats } from "../../../services/use-formats.ts";
import { useShortcut } from "../../../services/use-shortcut.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { HiddenText } from "../../../ui/hidden-text.tsx";
import { Tooltip } from "../../../ui/tooltip.tsx";
import styles from "./go-to.module.css";
import { GoTo } from "./go-to.tsx";

/**
 * The time that is shown. Whoever presses it, or its key, types where to go instead, and the keys go on from
 * where they were.
 */
export function Clock({ now }: { readonly now: number }) {
  const { opened } = useReplay();
  const { say } = useTexts();
  const formats = useFormats();
  const [isAsking, setAsking] = useState(false);
  const before = useRef<Element | null>(null);
  const label = say.replay.transport.goTo.label();
  const ask = () => {
    before.current = document.activeElement;
    setAsking(true);
  };
  useShortcut({ keys: "T", label, run: ask });
  const close = (isLeft: boolean) => {
    setAsking(false);
    if (!isLeft && before.current instanceof HTMLElement) before.current.focus();
  };
  return (
    <span className={styles.place}>
      <Tooltip text={label} keys="T">
        <button type="button" className={styles.clock} aria-expanded={isAsking} onClick={ask}>
          <time dateTime={new Date(now).toISOString()}>{formats.second(now, opened.header.zone)}</time>
          <HiddenText>{` ${label}`}</HiddenText>
        </button>
      </Tooltip>
      {isAsking ? <GoTo onClose={close} /> : null}
    </span>
  );
}
