import { createElement } from "react";
import type { ActorRefFrom, AnyStateMachine } from "xstate";
import { StateMachine } from "xstate";
import { version } from "../../../package.json";
import { holderOf } from "../../../machines/session.ts";
import { evolveFloor } from "../../../streams/projections/evolve-floor.ts";
import { type Floor, floorFromJson, floorToJson } from "../../../streams/projections/floor.ts";
import { redactedFloor, redactingFloor } from "../../../streams/recording/redact-floor.ts";
import { Redactor } from "../../../streams/recording/redactor.ts";
import { type Noted, Ring } from "../../../streams/recording/ring.ts";
import type { Services } from "../../services/services.ts";
import { saveFile } from "../../ui/save-file.ts";
import type { LiveSystem } from "../live-system.ts";
import type { SessionSystem } from "../session-system.ts";
import { chartOf } from "./chart-of.ts";
import { watchErrors } from "./error-tap.ts";
import { watchExchanges } from "./exchange-tap.ts";
import { watchFloor } from "./floor-tap.ts";
import { Inbox } from "./inbox.ts";
import { watchIntents } from "./intent-tap.ts";
import { type MachineTap, watchMachine } from "./machine-tap.ts";
import { ownWords } from "./own-words.ts";
import { recordingLines } from "./recording-lines.ts";
import { SaveButton } from "./save-button.tsx";

const MEDIA_TYPE = "application/vnd.switchboard.recording+ndjson";
const MINUTE = 60_000;

/** Records from now on what happens in this page, for as long as it is there. What it holds is redacted before it is held. */
export async function startRecorder({ api, session, taps }: SessionSystem, services: Services): Promise<void> {
  const { texts, now, mono } = services;
  const redactor = new Redactor(crypto.getRandomValues(new Uint8Array(32)));
  const ring = new Ring<Floor>(evolveFloor);
  const inbox = new Inbox();
  const machines = new Map<string, AnyStateMachine>();
  const watched: MachineTap[] = [];
  let floor: ReturnType<typeof watchFloor> | null = null;
  const began = now();
  const tell = (record: Noted) => inbox.put(() => ring.add(record, now()));

  const follow = (live: LiveSystem) => {
    floor = watchFloor(live, {
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
  };
  const watch = (actor: ActorRefFrom<AnyStateMachine>) => {
    const machine = "logic" in actor ? actor.logic : null;
    if (!(machine instanceof StateMachine)) return;
    machines.set(machine.id, machine);
    watched.push(watchMachine(actor, watched.length + 1, machine, tell, now));
  };

  watchExchanges(api, tell, now, mono);
  watchIntents(document, { isOwn: ownWords(() => texts.get().locale), tell, now });
  watchErrors(window, tell, now);
  watch(session);
  taps.listen((running) => {
    if ("machine" in running) return watch(running.machine);
    follow(running.live);
    watch(running.live.feed);
  });

  const shown = () => {
    const standing = floor?.now();
    if (!standing) return null;
    return { offset: standing.offset, floor: redactedFloor(floorToJson(standing.floor), redactor) };
  };
  const save = async () => {
    for (const machine of watched) machine.flush();
    inbox.empty();
    const at = now();
    const held = ring.held(at);
    const recorded = {
      held,
      account: holderOf(session.getSnapshot())?.account._id ?? null,
      zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      app: version,
      locale: texts.get().locale,
      charts: [...machines.values()].map((machine) => chartOf(machine, version)),
      now: at,
      shown: held.begin && shown(),
    };
    const file = new Blob([...recordingLines(recorded, redactor)].map((line) => `${line}\n`), { type: MEDIA_TYPE });
    saveFile(file, `switchboard-${new Date(at).toISOString().slice(0, 16).replaceAll(/[-:]/g, "")}.ndjson`);
    return texts.get().say.recorder.saved({ minutes: Math.max(1, Math.ceil((at - Math.max(began, held.from ?? at)) / MINUTE)) });
  };
  services.recent = { save, button: createElement(SaveButton, { save }) };
  await texts.need("recorder");
  performance.mark("recorder");
}
