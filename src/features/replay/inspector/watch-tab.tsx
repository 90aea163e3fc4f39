import { useState } from "react";
import { useReplay } from "../../../services/replay.ts";
import { useFormats } from "../../../services/use-formats.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import styles from "./inspector.module.css";
import { useAsked } from "../use-asked.ts";
import { useNames } from "./use-names.ts";
import { useAnswerWithin } from "../use-answer-within.ts";
import { useShown } from "./use-shown.ts";
import { useWatches } from "./use-watches.ts";
import { valueText } from "./value-text.ts";

/** Numbers and places of the state that somebody keeps an eye on, as they are where the replay stands. */
export function WatchTab() {
  const { desk } = useReplay();
  const { position, now } = useShown();
  const { say } = useTexts();
  const formats = useFormats();
  const nameOf = useNames();
  const answerWithin = useAnswerWithin();
  const { paths, put } = useWatches();
  const [draft, setDraft] = useState("");
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const words = say.replay.inspector.watch;
  const { answer } = useAsked(`${position} ${now} ${paths.join("\n")}`, () => desk.watch(paths, position, now, answerWithin));
  const add = async () => {
    const path = draft.trim();
    const [told] = await desk.watch([path], position, now, answerWithin);
    if (told && "fault" in told) return setProblem(words.faults[told.fault.what]({ name: told.fault.name, known: formats.list(told.fault.known) }));
    if (!paths.includes(path)) put([...paths, path]);
    setDraft("");
    setProblem(undefined);
  };
  return (
    <div className={styles.tab}>
      {paths.length === 0 ? <p className={styles.none}>{words.none()}</p> : null}
      <ul className={styles.changes} aria-label={words.list()}>
        {paths.map((path, index) => {
          const told = answer?.[index];
          return (
            <li key={path} className={styles.watched}>
              <code className={styles.path} title={path}>
                {path}
              </code>
              <span className={styles.values}>
                <output aria-label={path}>{told && "value" in told ? nameOf(valueText(told.value, formats)) : "-"}</output>
                <IconButton icon="x" label={words.remove({ path })} onClick={() => put(paths.filter((one) => one !== path))} />
              </span>
            </li>
          );
        })}
      </ul>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <TextField
          label={words.path()}
          hint={words.hint()}
          value={draft}
          onChange={(text) => {
            setDraft(text);
            setProblem(undefined);
          }}
          error={problem}
          autoCapitalize="off"
          spellCheck={false}
        />
        <div className={styles.buttons}>
          <Button size="small" icon="plus" type="submit">
            {words.add()}
          </Button>
        </div>
      </form>
    </div>
  );
}
