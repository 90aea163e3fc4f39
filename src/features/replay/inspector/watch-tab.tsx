import { useSyncExternalStore } from "react";
import { frameStore, type FrameStore } from "../../../services/frame-store.ts";
import { useReplay } from "../../../services/replay.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { Button } from "../../../ui/button.tsx";
import { useAnswerWithin } from "../use-answer-within.ts";
import { useLatestRequest } from "../use-latest-request.ts";
import { useKept } from "../use-kept.ts";
import { ExpressionField } from "./expression-field.tsx";
import inspector from "./inspector.module.css";
import { useExpression } from "./use-expression.ts";
import { useShown } from "./use-shown.ts";
import type { Watched } from "../../../../streams/replay/watch.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { useBreakpoints } from "./use-breakpoints.ts";
import { useNames } from "./use-names.ts";
import { valueText } from "./value-text.ts";
import styles from "./watch-tab.module.css";

/** By the recording that is open. */
const begun = new WeakMap<object, string>();

/** Watch expressions with their values at the current position. */
export function WatchTab() {
  const { desk } = useReplay();
  const { position, now } = useShown();
  const { say } = useTexts();
  const answerWithin = useAnswerWithin();
  const { watches, put } = useWatches();
  const { field, clear, read } = useExpression(...useKept(begun, ""));
  const words = say.replay.inspector.watch;
  const { answer } = useLatestRequest(`${position} ${now} ${watches.join("\n")}`, async () => {
    const told = await desk.watch(watches, position, now, answerWithin);
    return new Map(told.map((one, index) => [watches[index], one]));
  });
  const add = async () => {
    const expression = await read("any");
    if (expression === null) return;
    if (!watches.includes(expression)) put([...watches, expression]);
    clear();
  };
  return (
    <div className={inspector.tab}>
      {watches.length === 0 ? <p className={inspector.none}>{words.none()}</p> : null}
      <ul className={inspector.changes} aria-label={words.list()}>
        {watches.map((expression) => (
          <WatchRow
            key={expression}
            expression={expression}
            told={answer?.get(expression) ?? null}
            onRemove={() => put(watches.filter((one) => one !== expression))}
          />
        ))}
      </ul>
      <form
        className={inspector.form}
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <ExpressionField {...field} />
        <div className={inspector.buttons}>
          <Button size="small" icon="plus" type="submit">
            {words.add()}
          </Button>
        </div>
      </form>
    </div>
  );
}

const stores = new WeakMap<object, FrameStore<readonly string[]>>();
const USUAL = ["numbers.waiting", "numbers.longest-wait", "queue.size"];

/** Keeps the watched expressions of the open recording, also while another tab is shown. */
function useWatches(): {
  readonly watches: readonly string[];
  readonly put: (watches: readonly string[]) => void;
} {
  const { opened } = useReplay();
  const store = stores.get(opened) ?? frameStore<readonly string[]>(USUAL);
  stores.set(opened, store);
  return { watches: useSyncExternalStore(store.subscribe, store.get), put: store.set };
}

interface WatchRowProps {
  readonly expression: string;
  /** null: not known yet. */
  readonly told: Watched | null;
  readonly onRemove: () => void;
}

/** An expression with its current value; conditions can stop the replay when they become true. */
function WatchRow({ expression, told, onRemove }: WatchRowProps) {
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
    <li className={styles.watched} data-true={value === true ? "" : undefined}>
      <code className={inspector.path} title={expression}>
        {expression}
      </code>
      <span className={inspector.values}>
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
