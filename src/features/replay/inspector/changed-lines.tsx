import { useState } from "react";
import type { Change } from "../../../../streams/replay/changes.ts";
import type { NumberChange } from "../../../../streams/replay/number-changes.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { Button } from "../../../ui/button.tsx";
import styles from "./inspector.module.css";
import { useNames } from "./use-names.ts";
import { valueText } from "./value-text.ts";

interface ChangedLinesProps {
  readonly numbers: readonly NumberChange[];
  readonly changes: readonly Change[];
  /** Total number of changes, if not all are listed. */
  readonly total: number;
  /** Message without changes. */
  readonly nothing: string;
}

const AT_FIRST = 6;

/** Changed numbers, then changed places of the state, before and after. */
export function ChangedLines({ numbers, changes, total, nothing }: ChangedLinesProps) {
  const { say } = useTexts();
  const formats = useFormats();
  const nameOf = useNames();
  const [isWhole, setWhole] = useState(false);
  const words = say.replay.inspector.event;
  const all = [
    ...numbers.map(({ number, was, is }): Change => ({ path: ["numbers", number], was, is })),
    ...changes,
  ];
  const shown = isWhole ? all : all.slice(0, AT_FIRST);
  const untold = total - changes.length;
  if (all.length === 0) return <p className={styles.muted}>{nothing}</p>;
  return (
    <>
      <ul className={styles.changes}>
        {shown.map(({ path, ...change }) => (
          <li key={path.join(".")} className={styles.change}>
            <code className={styles.path} title={path.join(".")}>
              {path.map(nameOf).join(".")}
            </code>
            <span className={styles.values}>
              {"was" in change && "is" in change ? (
                <>
                  <del>{nameOf(valueText(change.was, formats))}</del>{" "}
                  <ins>{nameOf(valueText(change.is, formats))}</ins>
                </>
              ) : (
                <ins data-what={"is" in change ? "added" : "removed"}>
                  {"is" in change ? words.added() : words.removed()}
                </ins>
              )}
            </span>
          </li>
        ))}
      </ul>
      {all.length > shown.length ? (
        <Button kind="quiet" size="small" onClick={() => setWhole(true)}>
          {words.more({ count: all.length - shown.length + untold })}
        </Button>
      ) : null}
      {isWhole && untold > 0 ? <p className={styles.muted}>{words.unlisted({ count: untold })}</p> : null}
    </>
  );
}
