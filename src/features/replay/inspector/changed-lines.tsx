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
  /** Total number of changed values of the state, of which `changes` may contain only the first. */
  readonly total: number;
  /** Message if nothing changed. */
  readonly nothing: string;
}

const AT_FIRST = 6;

/** List of changed numbers, then of changed values of the state, each with its value before and after. */
export function ChangedLines({ numbers, changes, total, nothing }: ChangedLinesProps) {
  const { say } = useTexts();
  const formats = useFormats();
  const nameOf = useNames();
  const [showsAll, setShowsAll] = useState(false);
  const words = say.replay.inspector.event;
  const all = [
    ...numbers.map(({ number, was, is }): Change => ({ path: ["numbers", number], was, is })),
    ...changes,
  ];
  const shown = showsAll ? all : all.slice(0, AT_FIRST);
  const unlisted = total - changes.length;
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
        <Button kind="quiet" size="small" onClick={() => setShowsAll(true)}>
          {words.more({ count: all.length - shown.length + unlisted })}
        </Button>
      ) : null}
      {showsAll && unlisted > 0 ? (
        <p className={styles.muted}>{words.unlisted({ count: unlisted })}</p>
      ) : null}
    </>
  );
}
