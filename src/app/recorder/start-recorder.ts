import { createElement } from "react";
import type { Locales } from "../../../i18n/i18n-types.ts";
import { loadedLocales } from "../../../i18n/i18n-util.ts";
import { holderOf } from "../../../machines/session-selectors.ts";
import type { RecordingError } from "../../../openapi/generated/recording.ts";
import type { Floor } from "../../../streams/projections/floor.ts";
import { APP_VERSION, RECORDING_TYPE } from "../../../streams/recording/recording-header.ts";
import { Redactor } from "../../../streams/recording/redactor.ts";
import { type Note, Ring } from "../../../streams/recording/ring.ts";
import { recordingName } from "../../services/recording-name.ts";
import type { Services } from "../../services/services.ts";
import { saveFile } from "../../ui/save-file.ts";
import type { SessionSystem } from "../session-system.ts";
import { taps } from "../taps.ts";
import { exchangeTap } from "./exchange-tap.ts";
import { floorTap } from "./floor-tap.ts";
import { watchIntents } from "./intent-tap.ts";
import { machineDesk } from "./machine-desk.ts";
import { recordingLines } from "./recording-lines.ts";
import { routeTemplate } from "./route-template.ts";
import { SaveButton } from "./save-button.tsx";

const MINUTE = 60_000;

/** Time (ms) for which writing a diagnostic recording may block the page without a pause. */
const TURN = 8;

/**
 * Records the activity of this page, including the messages that `taps` buffered before the recorder was
 * loaded. Requests, responses, inputs and errors are redacted when they are recorded; the floor and its
 * events when they are saved.
 */
export async function startRecorder(
  { session }: Pick<SessionSystem, "session">,
  services: Services,
): Promise<void> {
  const { texts, now, mono } = services;
  const ring = new Ring<Floor>();
  const tell = (note: Note) => ring.addNote(note, now());
  const machines = machineDesk(tell, APP_VERSION);
  const openFloor = () =>
    floorTap({
      begin: (start) => ring.begin(start),
      events: (start, events, after) => ring.addEvents(start, events, after, now()),
      gap: tell,
    });
  let floor = openFloor();
  const exchanges = exchangeTap(tell);

  watchIntents(document, { isOwn: ownWords(() => texts.get().locale), tell, now });
  taps.listen((message, at, mono) => {
    if ("did" in message) machines.did(message.did, at);
    else if ("machine" in message) machines.begins(message.machine, message.snapshot, at);
    else if ("asked" in message) exchanges.asked(message.asked, at, mono);
    else if ("answered" in message) void exchanges.answered(message.answered, mono);
    else if ("followed" in message) floor.followed(message.followed);
    else if ("events" in message) floor.folded(message);
    else if ("thrown" in message) tell(errorRecord(message.thrown, message.path, at));
    else floor = openFloor();
  });

  const save = async () => {
    machines.flush();
    const at = now();
    const content = ring.content(at);
    const recorded = {
      content,
      account: holderOf(session.getSnapshot())?.account._id ?? null,
      zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      app: APP_VERSION,
      locale: texts.get().locale,
      charts: machines.charts(),
      now: at,
      shown: floor.now(),
    };
    const lines: string[] = [];
    let since = mono();
    for (const line of recordingLines(recorded, new Redactor(crypto.getRandomValues(new Uint8Array(32))))) {
      if (line !== undefined) lines.push(`${line}\n`);
      if (mono() - since < TURN) continue;
      await new Promise((resolve) => setTimeout(resolve));
      since = mono();
    }
    saveFile(new Blob(lines, { type: RECORDING_TYPE }), recordingName(at));
    return texts
      .get()
      .say.recorder.saved({ minutes: Math.max(1, Math.ceil((at - (content.from ?? at)) / MINUTE)) });
  };
  services.recent = { save, button: createElement(SaveButton, { save }) };
  // If the texts cannot be loaded, there is no button, but recording continues.
  await texts.need("recorder").catch(() => undefined);
  performance.mark("recorder");
}

const ERROR_NAMES: ReadonlySet<string> = new Set([
  "Error",
  "TypeError",
  "RangeError",
  "ReferenceError",
  "SyntaxError",
  "AggregateError",
  "ChunkLoadError",
  "WriteError",
  "Unanswered",
  "DOMException",
  "AbortError",
]);
const PLACE = /\/assets\/[\w.-]+:\d+:\d+/;

/**
 * Returns the record of an uncaught error: its name and location. The message is omitted, because it may
 * contain personal data.
 */
function errorRecord(thrown: unknown, path: string, at: number): RecordingError {
  const place = thrown instanceof Error ? PLACE.exec(thrown.stack ?? "")?.[0] : undefined;
  const name = thrown instanceof Error && ERROR_NAMES.has(thrown.name) ? thrown.name : "Error";
  return { k: "error", at, name, route: routeTemplate(path), ...(place !== undefined && { place }) };
}

/**
 * Returns a function that recognizes the console's own texts in the current language. Users did not type
 * these texts, so they can be recorded.
 */
export function ownWords(locale: () => Locales): (text: string) => boolean {
  let known: { readonly of: string; readonly words: ReadonlySet<string> } | null = null;
  return (text) => {
    const texts: object = loadedLocales[locale()] ?? {};
    const of = `${locale()} ${Object.keys(texts).length}`;
    if (known?.of !== of) known = { of, words: new Set(fixedTexts(texts)) };
    return text !== "" && known.words.has(text);
  };
}

function* fixedTexts(texts: unknown): Generator<string> {
  // Texts with parameters are skipped.
  if (typeof texts === "string") {
    if (!texts.includes("{")) yield texts.trim();
  } else if (typeof texts === "object" && texts !== null)
    for (const inner of Object.values(texts)) yield* fixedTexts(inner);
}
