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

/** Drafts by open replay file. */
const drafts = new WeakMap<object, string>();

/** Watch expressions with their values at the current position. */
export function WatchTab() {
  const { desk } = useReplay();
  const { position, now } = useShown();
  const { say } = useTexts();
  const answerWithin = useAnswerWithin();
  const { watches, put } = useWatches();
  const { field, clear, read } = useExpression(...useKept(drafts, ""));
  const words = say.replay.inspector.watch;
  const { answer } = useLatestRequest(`${position} ${now} ${watches.join("\n")}`, async () => {
    const results = await desk.watch(watches, position, now, answerWithin);
    return new Map(results.map((one, index) => [watches[index], one]));
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
            result={answer?.get(expression) ?? null}
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

/** Returns the watch expressions of the open replay file, which are kept while another tab is shown. */
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
  /** Null until the expression is evaluated. */
  readonly result: Watched | null;
  readonly onRemove: () => void;
}

/**
 * An expression with its current value. A condition also has a button for a breakpoint, which stops the
 * replay when the condition becomes true.
 */
function WatchRow({ expression, result, onRemove }: WatchRowProps) {
  const { say } = useTexts();
  const formats = useFormats();
  const nameOf = useNames();
  const { breakpoints, put, remove } = useBreakpoints();
  const words = say.replay.inspector.watch;
  const id = `watch ${expression}`;
  const isStop = breakpoints.some((one) => one.id === id);
  const [value, kind] = result !== null && "value" in result ? [result.value, result.kind] : [null, null];
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
