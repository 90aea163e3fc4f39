import { type Breakpoint, type Hits, useReplay } from "../../../services/replay.ts";
import { useFormats } from "../../../services/use-formats.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import styles from "./inspector.module.css";

interface BreakpointLineProps {
  readonly breakpoint: Breakpoint;
  /** null: not known yet. */
  readonly hits: Hits | null;
  readonly onChange: (breakpoint: Breakpoint) => void;
  readonly onRemove: () => void;
}

/** One breakpoint: on or off, how often it stops the replay, and ways to the stop before and after. */
export function BreakpointLine({ breakpoint, hits, onChange, onRemove }: BreakpointLineProps) {
  const { seek, opened } = useReplay();
  const { say } = useTexts();
  const formats = useFormats();
  const words = say.replay.inspector.breakpoints;
  const goTo = (position: number | null | undefined) =>
    position === null || position === undefined ? undefined : () => seek({ position });
  const [before, after] = [goTo(hits?.before), goTo(hits?.after)];
  const every =
    breakpoint.every > 1 ? ` · ${words.everyNth({ every: formats.number(breakpoint.every) })}` : "";
  return (
    <li className={styles.breakpoint}>
      <Checkbox checked={breakpoint.on} onChange={(on) => onChange({ ...breakpoint, on })}>
        {breakpoint.name}
      </Checkbox>
      <span className={styles.acts}>
        {before ? (
          <IconButton icon="left" label={words.previous({ name: breakpoint.name })} onClick={before} />
        ) : null}
        {after ? (
          <IconButton icon="right" label={words.next({ name: breakpoint.name })} onClick={after} />
        ) : null}
        <IconButton icon="x" label={words.remove({ name: breakpoint.name })} onClick={onRemove} />
      </span>
      <p className={styles.muted}>
        {hits === null
          ? `${words.counting()}…`
          : hits.counted < opened.length
            ? words.stopsSoFar({ count: hits.count, position: hits.counted })
            : words.stops({ count: hits.count })}
        {every}
      </p>
    </li>
  );
}
