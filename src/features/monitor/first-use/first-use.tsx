import { useEffect, useEffectEvent } from "react";
import type { DemoHistory } from "../../../../openapi/generated/console.ts";
import { useApiQuery } from "../../../services/use-api-query.ts";
import { usePreferences } from "../../../services/use-preferences.ts";
import { useServices } from "../../../services/services.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import styles from "./first-use.module.css";
import { RealMonth } from "./real-month.tsx";
import { OwnCalls } from "./own-calls.tsx";
import { WorstHour } from "./worst-hour-cell.tsx";

/** Interval (ms) between readings of the progress. */
const AGAIN = 2_000;

/**
 * First steps with a demo: its history while it is added, and what to do first. After the first action, only one
 * line is left, and nothing once the history is complete.
 */
export function FirstUse() {
  const { preferences } = useServices();
  const { say } = useTexts();
  const { firstUse } = usePreferences();
  const { history, month, again } = useDemo();
  const text = say.firstUse;
  const isDone = firstUse === "acted" && (history?.complete ?? true);
  if (firstUse === "closed" || isDone) return null;
  const acted = () => preferences.change({ firstUse: "acted" });
  return (
    <div className={styles.around}>
      <Panel aria-label={text.title()}>
        <header className={styles.head}>
          <h2>{firstUse === "acted" ? text.going() : text.title()}</h2>
          {history && !history.complete ? <HistoryProgress history={history} /> : null}
          <span className={styles.close}>
            <IconButton
              icon="x"
              label={text.hide()}
              onClick={() => preferences.change({ firstUse: "closed" })}
            />
          </span>
        </header>
        {firstUse === "acted" ? null : (
          <div className={styles.cells}>
            <WorstHour number={1} history={history} onAct={acted} />
            {month ? <RealMonth number={2} month={month} onChange={again} onAct={acted} /> : null}
            <OwnCalls number={3} onAct={acted} />
          </div>
        )}
      </Panel>
    </div>
  );
}

/** Rounds a time (seconds) up to five seconds, over 90 seconds to minutes. */
const rounded = (seconds: number): number => {
  const step = seconds > 90 ? 60 : 5;
  return Math.ceil(seconds / step) * step;
};

/** Returns the progress of the demo, read again while something is added; null until it is known. */
function useDemo() {
  const { data, again } = useApiQuery("/demo", {}, { keep: true, passing: true });
  const history = data?.history ?? null;
  const month = data?.month ?? null;
  const isOver = history?.complete === true && month?.state !== "loading";
  const readAgain = useEffectEvent(again);
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => readAgain(), AGAIN);
    return () => clearInterval(timer);
  }, [isOver]);
  return { history, month, again };
}

function HistoryProgress({ history: { days, of, calls, expected, secondsLeft } }: { history: DemoHistory }) {
  const { say } = useTexts();
  const formats = useFormats();
  const text = say.firstUse.history;
  const words = text.calls({
    days: formats.number(of),
    calls: formats.number(calls),
    expected: formats.number(Math.round(expected / 100) * 100),
  });
  return (
    <div className={styles.history}>
      <span>{words}</span>
      <span className={styles.meter}>
        <ProgressBar label={text.label()} value={days} max={of} />
      </span>
      {secondsLeft === null ? null : (
        <span className={styles.left}>
          {text.left({ time: formats.timeUnit(rounded(secondsLeft) * 1000) })}
        </span>
      )}
    </div>
  );
}
