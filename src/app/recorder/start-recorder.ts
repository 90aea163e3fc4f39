import { createElement } from "react";
import { holderOf } from "../../../machines/session.ts";
import { evolveFloor } from "../../../streams/projections/evolve-floor.ts";
import { type Floor, floorFromJson, floorToJson } from "../../../streams/projections/floor.ts";
import { APP_VERSION } from "../../../streams/recording/app-version.ts";
import { RECORDING_TYPE } from "../../../streams/recording/media-type.ts";
import { redactedFloor, redactingFloor } from "../../../streams/recording/redact-floor.ts";
import { Redactor } from "../../../streams/recording/redactor.ts";
import { type Noted, Ring } from "../../../streams/recording/ring.ts";
import type { Services } from "../../services/services.ts";
import { saveFile } from "../../ui/save-file.ts";
import { recordingName } from "../recording-name.ts";
import type { SessionSystem } from "../session-system.ts";
import { taps } from "../taps.ts";
import { errorRecord } from "./error-record.ts";
import { exchangeTap } from "./exchange-tap.ts";
import { floorTap } from "./floor-tap.ts";
import { Inbox } from "./inbox.ts";
import { watchIntents } from "./intent-tap.ts";
import { machineDesk } from "./machine-desk.ts";
import { ownWords } from "./own-words.ts";
import { recordingLines } from "./recording-lines.ts";
import { SaveButton } from "./save-button.tsx";

const MINUTE = 60_000;

const newRedactor = () => new Redactor(crypto.getRandomValues(new Uint8Array(32)));

/** Records what happens in this page, for as long as it is there, and what was told before. What it holds is redacted before it is held. */
export async function startRecorder({ session }: Pick<SessionSystem, "session">, services: Services): Promise<void> {
  const { texts, now } = services;
  const redactor = newRedactor();
  const ring = new Ring<Floor>(evolveFloor);
  const inbox = new Inbox();
  const machines = machineDesk((record) => tell(record), APP_VERSION);
  const tell = (record: Noted) => inbox.put(() => ring.add(record, now()));
  const openFloor = () =>
    floorTap({
      begin: ({ epoch, offset, floor: before }) =>
        inbox.put(function* begin() {
          ring.begin({ epoch, offset, state: floorFromJson(yield* redactingFloor(floorToJson(before()), redactor)) });
        }),
      events: (events) => {
        const at = now();
        for (const event of events) inbox.put(() => ring.add(redactor.event(event), at));
      },
      gap: tell,
    });
  let floor = openFloor();
  const exchanges = exchangeTap(tell);

  watchIntents(document, { isOwn: ownWords(() => texts.get().locale), tell, now });
  taps.listen((told, at, mono) => {
    if ("did" in told) machines.did(told.did, at);
    else if ("machine" in told) machines.begins(told.machine, told.snapshot, at);
    else if ("asked" in told) exchanges.asked(told.asked, at, mono);
    else if ("answered" in told) void exchanges.answered(told.answered, mono);
    else if ("followed" in told) floor.followed(told.followed);
    else if ("events" in told) floor.folded(told);
    else if ("thrown" in told) tell(errorRecord(told.thrown, told.path, at));
    else floor = openFloor();
  });

  const shown = () => {
    const standing = floor.now();
    if (!standing) return null;
    return { offset: standing.offset, floor: redactedFloor(floorToJson(standing.floor), redactor) };
  };
  const save = async () => {
    machines.flush();
    inbox.empty();
    const at = now();
    const held = ring.held(at);
    const recorded = {
      held,
      account: holderOf(session.getSnapshot())?.account._id ?? null,
      zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      app: APP_VERSION,
      locale: texts.get().locale,
      charts: machines.charts(),
      now: at,
      shown: held.begin && shown(),
    };
    const file = new Blob([...recordingLines(recorded, newRedactor())].map((line) => `${line}\n`), { type: RECORDING_TYPE });
    saveFile(file, recordingName(at));
    return texts.get().say.recorder.saved({ minutes: Math.max(1, Math.ceil((at - (held.from ?? at)) / MINUTE)) });
  };
  services.recent = { save, button: createElement(SaveButton, { save }) };
  // Without its words there is nothing to press; it goes on recording.
  await texts.need("recorder").catch(() => undefined);
  performance.mark("recorder");
}
