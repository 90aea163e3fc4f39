import { useMemo, useState } from "react";
import { formatsOf } from "../../../../i18n/formats.ts";
import { lazyDialog } from "../../../ui/lazy-dialog.tsx";
import { useReplay } from "../../../services/replay.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Glyph } from "../../../ui/glyph.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { HiddenText } from "../../../ui/hidden-text.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { type BookEntry, useBook } from "./expectation-book.ts";
import { ExpectationFiles } from "./expectation-files.tsx";
import { ExpectationRow } from "./expectation-row.tsx";
import styles from "./expectations.module.css";

const ExpectationDialog = lazyDialog(async () => (await import("./expectation-dialog.tsx")).ExpectationDialog);

/** What is expected of the recording, and how it turned out. */
export function Expectations() {
  const { say, locale } = useTexts();
  const { opened } = useReplay();
  const text = say.replay.expectations;
  const { entries, running, run, stop, add, change, unsaved } = useBook();
  const [asked, setAsked] = useState<BookEntry | "new" | null>(null);
  const speech = useMemo(() => ({ say, formats: formatsOf(locale, opened.header.zone) }), [say, locale, opened]);
  const told = entries.flatMap(({ outcome }) => outcome?.state ?? []);
  const counts = { held: told.filter((state) => state === "met").length, broken: told.filter((state) => state === "broken").length };
  const edited = asked === "new" ? null : asked;
  return (
    <Panel fill aria-label={text.title()}>
      <header className={styles.head}>
        <h2>{text.title()}</h2>
        {unsaved ? <span className={styles.unsaved}>{text.unsaved()}</span> : null}
        <span className={styles.counts}>
          {counts.held > 0 ? <Count state="met" count={counts.held} words={text.held({ count: counts.held })} /> : null}
          {counts.broken > 0 ? <Count state="broken" count={counts.broken} words={text.broken({ count: counts.broken })} /> : null}
        </span>
        <ExpectationFiles />
      </header>
      {entries.length === 0 ? (
        <p className={styles.empty}>{text.empty()}</p>
      ) : (
        <ul className={styles.rows} aria-label={text.title()}>
          {entries.map((entry) => (
            <ExpectationRow key={entry.id} entry={entry} speech={speech} onEdit={() => setAsked(entry)} />
          ))}
        </ul>
      )}
      {running === null ? null : (
        <div className={styles.running}>
          <ProgressBar label={text.running({ percent: speech.formats.percent((running / Math.max(1, opened.length)) * 100) })} value={running} max={opened.length} />
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
          <Button kind="quiet" size="small" onClick={run}>
            {text.run()}
          </Button>
        )}
      </footer>
      <p role="status">
        <HiddenText>{running === null && told.length > 0 ? text.ran(counts) : ""}</HiddenText>
      </p>
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

const Count = ({ state, count, words }: { readonly state: "met" | "broken"; readonly count: number; readonly words: string }) => (
  <span className={styles.count} data-state={state}>
    <span className={styles.mark}>
      {state === "met" ? <Glyph name="done" /> : <Icon name="x" size={12} />}
    </span>
    <span aria-hidden="true">{count}</span>
    <HiddenText>{words}</HiddenText>
  </span>
);
