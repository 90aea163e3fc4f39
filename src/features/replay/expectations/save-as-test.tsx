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

/**
 * Button that saves a time range as a test: the selected range of the timeline, otherwise the clock hour that
 * contains the shown moment.
 */
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
    // The focused button disappears with the selected range, so the focus moves to the first button.
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

/**
 * Returns the start (ms) of the clock hour that contains an instant. Uses the minutes of the zone's clock,
 * because zones can be offset by half hours.
 */
function hourOf(instant: number, zone: string): number {
  const parts = clockOf(zone).formatToParts(instant);
  const partOf = (type: "minute" | "second") => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return Math.floor(instant / 1000) * 1000 - partOf("minute") * 60_000 - partOf("second") * 1000;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const known =
    clocks.get(zone) ??
    new Intl.DateTimeFormat("en", { timeZone: zone, minute: "numeric", second: "numeric" });
  clocks.set(zone, known);
  return known;
}

/** Elements that handle Escape themselves: fields, and menus or dialogs above the page. */
const TYPED_IN = "input, textarea, select, [contenteditable], [role=listbox]";
const ABOVE = "[role=menu]:not([hidden]), [role=dialog]:not([hidden]), [role=alertdialog]:not([hidden])";

/**
 * Calls `act` on Escape while active, unless another element handles the key. Listens in the capture phase,
 * because tooltips stop the event.
 */
function useEscape(isActive: boolean, act: () => void): void {
  useEffect(() => {
    if (!isActive) return undefined;
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
  }, [isActive, act]);
}

/**
 * Time stamp at the end of a test's name. A test that is saved from another test gets a new time stamp, but
 * keeps the rest of the name.
 */
const STAMPED = /(, \d{4}-\d\d-\d\d \d{4})+$/;

/** Returns a local time for a file name, in the same format for every language. */
const localStamp = (instant: number, zone: string): string =>
  new Intl.DateTimeFormat("sv", { timeZone: zone, dateStyle: "short", timeStyle: "short" })
    .format(instant)
    .replaceAll(":", "");
