import type { Watched } from "../../../../streams/replay/watch.ts";
import { useFormats } from "../../../services/use-formats.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import styles from "./inspector.module.css";
import { useBreakpoints } from "./use-breakpoints.ts";
import { useNames } from "./use-names.ts";
import { valueText } from "./value-text.ts";
import row from "./watch-row.module.css";

interface WatchRowProps {
  readonly expression: string;
  /** null: not known yet. */
  readonly told: Watched | null;
  readonly onRemove: () => void;
}

/**
 * One expression and what it says where the replay stands; of a condition, whether the replay is to stop
 * where it becomes true.
 */
export function WatchRow({ expression, told, onRemove }: WatchRowProps) {
  const { say } = useTexts();
  const formats = useFormats();
  const nameOf = useNames();
  const { breakpoints, put, remove } = useBreakpoints();
  const words = say.replay.inspector.watch;
  const id = `watch ${expression}`;
  const isStop = breakpoints.some((one) => one.id === id);
  const [value, kind] = told !== null && "value" in told ? [told.value, told.kind] : [null, null];
  const text =
    typeof value === "boolean"
      ? value
        ? say.lists.kinds.yes()
        : say.lists.kinds.no()
      : nameOf(valueText(value, formats));
  return (
    <li className={row.watched} data-true={value === true ? "" : undefined}>
      <code className={styles.path} title={expression}>
        {expression}
      </code>
      <span className={styles.values}>
        {kind === "condition" ? (
          <IconButton
            icon="pause"
            label={words.stopWhere({ expression })}
            aria-pressed={isStop}
            onClick={() =>
              isStop
                ? remove(id)
                : put({ id, name: expression, breakOn: { on: "expression", expression }, every: 1, on: true })
            }
          />
        ) : null}
        <output aria-label={expression}>{text}</output>
        <IconButton icon="x" label={words.remove({ expression })} onClick={onRemove} />
      </span>
    </li>
  );
}
