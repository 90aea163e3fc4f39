import { useMemo, useRef, useState } from "react";
import { formatsOf } from "../../../../i18n/formats.ts";
import { lazyDialog } from "../../../ui/dialog.tsx";
import { type Side, useReplay } from "../../../services/replay.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Glyph } from "../../../ui/glyph.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { HiddenText } from "../../../ui/hidden-text.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { useFork } from "../what-if/fork.ts";
import { type BookEntry, useBook } from "./expectation-book.ts";
import { ExpectationRow } from "./expectation-row.tsx";
import styles from "./expectations.module.css";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { fileName, saveFile } from "../../../ui/save-file.ts";
import { fileOf } from "./expectation-file.ts";
import { useExpectationFile } from "./use-expectation-file.ts";

const ExpectationDialog = lazyDialog(
  async () => (await import("./expectation-dialog.tsx")).ExpectationDialog,
);

type State = "broken" | "open" | "met";

/** Expectations of the replay file with their verdicts. */
export function Expectations() {
  const { say, locale } = useTexts();
  const { opened } = useReplay();
  const text = say.replay.expectations;
  const { entries, running: runs, side, run, stop, add, change, unsaved, fault } = useBook();
  const { version, edits } = useFork();
  const running = runs[side];
  const [asked, setAsked] = useState<BookEntry | "new" | null>(null);
  const speech = useMemo(
    () => ({ say, formats: formatsOf(locale, opened.header.zone) }),
    [say, locale, opened],
  );
  const { held, broken } = countsOf(entries, side);
  const edited = asked === "new" ? null : asked;
  return (
    <Panel fill aria-label={text.title()}>
      <header className={styles.head}>
        <h2>{text.title()}</h2>
        {unsaved ? <span className={styles.unsaved}>{text.unsaved()}</span> : null}
        <span className={styles.counts}>
          {held > 0 ? <Count state="met" count={held} words={text.held({ count: held })} /> : null}
          {broken > 0 ? <Count state="broken" count={broken} words={text.broken({ count: broken })} /> : null}
        </span>
        <ExpectationFiles />
      </header>
      {fault ? (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      ) : null}
      {entries.length > 0 ? <ExpectationSummary /> : null}
      {entries.length === 0 ? (
        <p className={styles.empty}>{text.empty()}</p>
      ) : (
        <ul className={styles.rows} aria-label={text.title()}>
          {brokenFirst(entries, side).map((entry) => (
            <ExpectationRow key={entry.id} entry={entry} speech={speech} onEdit={() => setAsked(entry)} />
          ))}
        </ul>
      )}
      {running === null ? null : (
        <div className={styles.running}>
          <ProgressBar
            label={text.running({
              percent: speech.formats.percent((running / Math.max(1, opened.length)) * 100),
            })}
            value={running}
            max={opened.length}
          />
        </div>
      )}
      <footer className={styles.foot}>
        <Button kind="quiet" size="small" icon="plus" onClick={() => setAsked("new")}>
          {text.add()}
        </Button>
        {running !== null ? (
          <Button kind="quiet" size="small" onClick={stop}>
            {text.stop()}
          </Button>
        ) : entries.length === 0 ? null : (
          <>
            <Button kind="quiet" size="small" onClick={() => run("recorded")}>
              {text.run()}
            </Button>
            {version > 0 && edits.length > 0 ? (
              <Button kind="quiet" size="small" onClick={() => run("edited")}>
                {text.runEdited()}
              </Button>
            ) : null}
          </>
        )}
      </footer>
      <ExpectationDialog
        key={edited?.id ?? "new"}
        open={asked !== null}
        edited={edited?.expectation ?? null}
        onClose={() => setAsked(null)}
        onDone={(expectation) => {
          if (edited) change(edited.id, expectation);
          else add(expectation);
          setAsked(null);
        }}
      />
    </Panel>
  );
}

const Count = ({
  state,
  count,
  words,
}: {
  readonly state: "met" | "broken";
  readonly count: number;
  readonly words: string;
}) => (
  <span className={styles.count} data-state={state}>
    <span className={styles.mark}>
      {state === "met" ? <Glyph name="done" /> : <Icon name="x" size={12} />}
    </span>
    <span aria-hidden="true">{count}</span>
    <HiddenText>{words}</HiddenText>
  </span>
);

/** Summary of the outcomes in one line, with the side and the time of the run. */
function ExpectationSummary() {
  const { say, locale } = useTexts();
  const { entries, side, ranAt, running } = useBook();
  const text = say.replay.expectations;
  const formats = formatsOf(locale);
  const { held, broken, open } = countsOf(entries, side);
  const parts = [
    ...(broken > 0 ? [text.broken({ count: broken })] : []),
    ...(held > 0 ? [text.held({ count: held })] : []),
    ...(open > 0 ? [text.open({ count: open })] : []),
  ];
  const summary =
    ranAt === null
      ? text.notRun()
      : `${formats.list(parts)} · ${text.ran[side]({ time: formats.second(ranAt) })}`;
  return (
    <p role="status" className={styles.summary}>
      {running[side] === null ? summary : ""}
    </p>
  );
}

/** Order of the rows: failures first. */
const ORDER: readonly State[] = ["broken", "open", "met"];

/** Sorts the entries by their outcome for a side, broken ones first. */
const brokenFirst = (entries: readonly BookEntry[], side: Side): readonly BookEntry[] =>
  entries.toSorted((one, other) => ORDER.indexOf(stateOf(one, side)) - ORDER.indexOf(stateOf(other, side)));

/** Counts the entries by their outcome for a side. `open` counts the entries without an outcome. */
function countsOf(
  entries: readonly BookEntry[],
  side: Side,
): { readonly held: number; readonly broken: number; readonly open: number } {
  const count = (state: State) => entries.filter((entry) => stateOf(entry, side) === state).length;
  return { held: count("met"), broken: count("broken"), open: count("open") };
}

const stateOf = ({ outcomes }: BookEntry, side: Side): State => outcomes[side]?.state ?? "open";

/**
 * Menu that saves expectations to a file, and loads them from such a file or from a replay file. Expectations
 * are stored only in files.
 */
function ExpectationFiles() {
  const { say } = useTexts();
  const { opened } = useReplay();
  const { entries, kept } = useBook();
  const open = useExpectationFile();
  const input = useRef<HTMLInputElement>(null);
  const text = say.replay.expectations;
  const save = () => {
    saveFile(
      fileOf(entries.map(({ expectation }) => expectation)),
      fileName(opened.header.name, "expect.json"),
    );
    kept();
  };
  return (
    <>
      <Menu
        label={text.files()}
        align="end"
        entries={[
          { value: "open", label: text.openFile() },
          ...(entries.length === 0 ? [] : [{ value: "save", label: text.save() }]),
        ]}
        onSelect={(chosen) => (chosen === "save" ? save() : input.current?.click())}
      >
        {(trigger) => <IconButton {...trigger} icon="more" label={text.files()} />}
      </Menu>
      <input
        ref={input}
        type="file"
        accept=".json,.ndjson,.gz"
        aria-label={text.openFile()}
        className={styles.file}
        tabIndex={-1}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Allows the user to choose the same file again.
          target.value = "";
          if (file) void open(file);
        }}
      />
    </>
  );
}
