import { useState, useSyncExternalStore } from "react";
import { formatsOf } from "../../../../i18n/formats.ts";
import { useReplay } from "../../../services/replay.ts";
import { useMarks } from "../../../services/replay-marks.ts";
import { useServices } from "../../../services/services.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { Button } from "../../../ui/button.tsx";
import { saveFile } from "../../../ui/save-file.ts";
import { useBook } from "./expectation-book.ts";
import { fileName } from "./file-name.ts";
import { hourOf } from "./hour-of.ts";

const HOUR = 3_600_000;

/** Makes a test of a window with one press: of the slice that is chosen in the timeline, else of the hour that the replay stands in. */
export function SaveAsTest() {
  const { say, locale } = useTexts();
  const { notices } = useServices();
  const { desk, opened, shown } = useReplay();
  const { entries } = useBook();
  const [busy, setBusy] = useState(false);
  const { header } = opened;
  const hour = useSyncExternalStore(shown.subscribe, () => hourOf(shown.get().now, header.zone));
  const { from, until } = useMarks().slice ?? { from: hour, until: hour + HOUR };
  const formats = formatsOf(locale, header.zone);
  const window = { from: formats.time(from), until: formats.time(until) };
  const text = say.replay.expectations;
  const save = async () => {
    setBusy(true);
    try {
      const name = `${header.name}, ${localStamp(from, header.zone)}`;
      const test = await desk.saveTest({ from, until, name }, entries.map(({ expectation }) => expectation));
      if (!test) return notices.say(text.emptyWindow(window));
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
    <Button icon="upload" busy={busy} onClick={() => void save()}>
      {text.saveTest(window)}
    </Button>
  );
}

/** The same in every language: it names a file. */
const localStamp = (instant: number, zone: string): string => new Intl.DateTimeFormat("sv", { timeZone: zone, dateStyle: "short", timeStyle: "short" }).format(instant).replaceAll(":", "");
