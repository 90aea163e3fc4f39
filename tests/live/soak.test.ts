import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { Subject } from "rxjs";
import { expect, test } from "vitest";
import type { Event } from "../../openapi/generated/live-monitor.ts";
import { frameStore } from "../../src/services/frame-store.ts";
import { follow } from "../../streams/follow.ts";
import { PendingFold } from "../../streams/pending-fold.ts";
import { evolveFloor } from "../../streams/projections/evolve-floor.ts";
import { emptyFloor, type Floor } from "../../streams/projections/floor.ts";
import type { Answer, FollowerInput, Held } from "../../streams/reconcile.ts";
import { atDepth } from "../support/depth.ts";
import {
  callCreated,
  callEnded,
  contactCreated,
  contactEnded,
  queueCreated,
} from "../support/floor-story.ts";
import { epochNumber } from "../support/log-events.ts";

/** Seconds: how long the shift is, and how much of it passes before the heap is first measured. */
const [SHIFT, WARM_UP] = atDepth([600, 120], [8 * 3_600, 900]);
const PER_SECOND = 50;
/** MB that the heap may grow by from that point; keeping all events would take at least 20. */
const GROWTH = atDepth(4, 50);
const BATCH = 50;
const DAY = Date.parse("2026-01-12T00:00:00.000Z");
/** Contacts that are under way at the same time, each with five events. */
const UNDER_WAY = 200;

/** Makes the event at a place of the log: a customer arrives, waits, is answered, leaves, and is gone. */
function eventAt(offset: number): Event {
  const turn = Math.floor(offset / (UNDER_WAY * 5));
  const phase = Math.floor((offset % (UNDER_WAY * 5)) / UNDER_WAY);
  const id = `${turn}-${offset % UNDER_WAY}`;
  const clock = "9:00:00";
  const [came, waits, spoke, left, gone] = [
    contactCreated,
    queueCreated,
    callCreated,
    callEnded,
    contactEnded,
  ];
  const fact =
    [
      () => came(`c-${id}`, clock),
      () => waits(id, clock),
      () => spoke(id, clock, { queue: id }),
      () => left(id, clock),
      () => gone(`c-${id}`, clock, "answered"),
    ][phase]?.() ?? came(`c-${id}`, clock);
  return { ...fact, time: new Date(DAY + (offset / PER_SECOND) * 1_000).toISOString(), offset };
}

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void; // what the flag makes

const heap = () => {
  collect();
  return process.memoryUsage().heapUsed;
};

test(`keeps only open calls and current subscribers after a shift of ${atDepth("ten minutes", "eight hours")} at fifty events a second`, () => {
  const received$ = new Subject<FollowerInput<PendingFold<Floor>>>();
  let frame = 0;
  const held = frameStore<Held<PendingFold<Floor>> | null>(null, (draw) => draw((frame += 40)));
  let seen: Floor | undefined;
  const leave = held.subscribe(() => (seen = held.get()?.state.state()));
  const epoch = epochNumber(1);
  const nothingMissed: Answer<PendingFold<Floor>> = { kind: "missing", epoch, head: 0, events: [] };
  const following = follow<PendingFold<Floor>>({ received$, ask: () => [nothingMissed] }, (state, events) =>
    state.after(events),
  ).subscribe((next) => held.set(next.held));
  received$.next({
    kind: "snapshot",
    snapshot: { epoch, offset: 0, state: PendingFold.of(emptyFloor("UTC"), evolveFloor) },
  });
  received$.next({ kind: "opened" });
  let offset = 0;
  const work = (until: number) => {
    for (let from = offset; from < until; from += BATCH) {
      const events = Array.from({ length: BATCH }, () => eventAt(++offset));
      received$.next({ kind: "batch", epoch, events });
    }
  };
  const all = SHIFT * PER_SECOND;
  work(WARM_UP * PER_SECOND);
  const warm = heap();
  work(all);
  expect(seen?.days.at(-1)?.tallies.get("all")?.contacts).toBeGreaterThan(all / 6);
  expect((heap() - warm) / 1e6).toBeLessThan(GROWTH);
  leave();
  following.unsubscribe();
  expect(received$.observed).toBe(false);
});
