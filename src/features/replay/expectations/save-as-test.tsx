import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { formatsOf } from "../../../../i18n/formats.ts";
import { useReplay } from "../../../services/replay.ts";
import { marksOf, useMarks } from "../../../services/replay-marks.ts";
import { useServices } from "../../../services/services.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { localDay } from "../../../../streams/projections/local-day.ts";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { fileName, saveFile } from "../../../ui/save-file.ts";
import { useFork } from "../what-if/fork.ts";
import { useBook } from "./expectation-book.ts";
import styles from "./expectations.module.css";
import { windowWords } from "./window-words.ts";

const HOUR = 3_600_000;

/** Saves a window as a test: the selected range of the timeline, otherwise the current hour. */
export function SaveAsTest() {
  const { say, locale } = useTexts();
  const { notices } = useServices();
  const room = useReplay();
  const { desk, opened, shown } = room;
  const { edits } = useFork();
  const { entries } = useBook();
  const [busy, setBusy] = useState(false);
  const { header } = opened;
  const hour = useSyncExternalStore(shown.subscribe, () => hourOf(shown.get().now, header.zone));
  const day = useSyncExternalStore(shown.subscribe, () => localDay(shown.get().now, header.zone).day);
  const { slice } = useMarks();
  const { from, until } = slice ?? { from: hour, until: hour + HOUR };
  const window = windowWords({ from, until }, day, header.zone, formatsOf(locale, header.zone));
  const text = say.replay.expectations;
  const around = useRef<HTMLSpanElement>(null);
  const drop = useCallback(() => {
    // What was pressed goes with the stretch.
    if (around.current?.contains(document.activeElement)) around.current.querySelector("button")?.focus();
    const marks = marksOf(room);
    marks.set({ ...marks.get(), slice: null });
  }, [room]);
  useEscape(slice !== null, drop);
  const save = async () => {
    setBusy(true);
    try {
      const name = `${header.name.replace(STAMPED, "")}, ${localStamp(from, header.zone)}`;
      const test = await desk.saveTest(
        { from, until, name },
        entries.map(({ expectation }) => expectation),
      );
      if (!test) return notices.say(text.emptyWindow({ window }));
      const file = fileName(name, "test.ndjson");
      saveFile(test.file, file);
      notices.say(text.savedTest({ name: file, events: test.events, count: test.expectations }));
    } catch {
      notices.say(text.savingFailed());
    } finally {
      setBusy(false);
    }
  };
  return (
    <span ref={around} className={styles.saving}>
      <Button icon="upload" busy={busy} onClick={() => void save()}>
        {edits.length > 0 ? text.saveTestAsItWas({ window }) : text.saveTest({ window })}
      </Button>
      {slice ? (
        <IconButton icon="x" label={text.dropStretch({ window })} keys="Escape" onClick={drop} />
      ) : null}
    </span>
  );
}

/** Returns the instant (ms) at which the hour of a zone's clock began; zones differ by half hours, too. */
function hourOf(instant: number, zone: string): number {
  const parts = clockOf(zone).formatToParts(instant);
  const said = (type: "minute" | "second") => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return Math.floor(instant / 1000) * 1000 - said("minute") * 60_000 - said("second") * 1000;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const known =
    clocks.get(zone) ??
    new Intl.DateTimeFormat("en", { timeZone: zone, minute: "numeric", second: "numeric" });
  clocks.set(zone, known);
  return known;
}

/** Elements with an Escape of their own: those for typing, and those above the page. */
const TYPED_IN = "input, textarea, select, [contenteditable], [role=listbox]";
const ABOVE = "[role=menu]:not([hidden]), [role=dialog]:not([hidden]), [role=alertdialog]:not([hidden])";

/**
 * Acts on Escape as long as that is wanted and nothing else has it. Listens in the capture phase: a tooltip
 * would stop the event.
 */
function useEscape(wanted: boolean, act: () => void): void {
  useEffect(() => {
    if (!wanted) return undefined;
    const press = (event: KeyboardEvent) => {
      if (
        event.key !== "Escape" ||
        (event.target instanceof Element && event.target.closest(TYPED_IN)) ||
        document.querySelector(ABOVE)
      )
        return;
      event.preventDefault();
      act();
    };
    window.addEventListener("keydown", press, { capture: true });
    return () => window.removeEventListener("keydown", press, { capture: true });
  }, [wanted, act]);
}

/** A test of a test keeps the name of the original recording. */
const STAMPED = /(, \d{4}-\d\d-\d\d \d{4})+$/;

/** The same in every language: it names a file. */
const localStamp = (instant: number, zone: string): string =>
  new Intl.DateTimeFormat("sv", { timeZone: zone, dateStyle: "short", timeStyle: "short" })
    .format(instant)
    .replaceAll(":", "");
