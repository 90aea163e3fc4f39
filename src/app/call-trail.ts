import { Observable, Subscription } from "rxjs";
import type { TrailSignal } from "../../machines/supervision-context.ts";
import type { Event } from "../../openapi/generated/live-monitor.ts";
import { isKnown } from "../../streams/events/event.ts";
import type { LiveServices } from "../services/live-services.ts";

interface CallTrailOptions {
  readonly call: string;
  /** Id of the supervising user. */
  readonly user: string;
  readonly live: Pick<LiveServices, "floor" | "trust" | "received$">;
  /** Reads the latest events of these subjects, latest first. */
  readonly read: (epoch: string, subjects: readonly string[]) => Promise<readonly Event[]>;
  /** Receives the latest 200 events of the trail on each change, latest first. */
  readonly show: (events: readonly Event[]) => void;
  /** Invoked when the platform ended the supervision. */
  readonly onEnded: () => void;
  /** Wall time, ms. */
  readonly now: () => number;
}

/** Maximum number of events in the trail. */
const KEPT = 200;

/**
 * Follows the trail of a supervised call: the events of the call, its contact and its queue entry. Reads them
 * from the log first, and again after a lost connection; new ones are received from the live feed. Emits
 * signals for the supervision machine, and never completes; `onEnded` reports the end of the supervision.
 */
export function callTrail({
  call,
  user,
  live,
  read,
  show,
  onEnded,
  now,
}: CallTrailOptions): Observable<TrailSignal> {
  return new Observable<TrailSignal>((listener) => {
    const subscription = new Subscription();
    let subjects: readonly string[] | null = null;
    let events: readonly Event[] = [];
    let reading = false;
    let isLost = false;

    const report = (event: Event) => {
      if (!isKnown(event)) return;
      const at = now();
      if (event.type === "call-ended" || event.type === "contact-ended")
        listener.next({ type: "call.ended", at });
      if (event.type === "call-transferred")
        listener.next({ type: "call.transferred", agent: event.data.toUser ?? null, at });
      if (event.type === "supervision-ended" && event.data.user === user) onEnded();
    };
    const take = (batch: readonly Event[], isNew: boolean) => {
      const fresh = batch.filter(
        ({ subject, offset }) =>
          subjects?.includes(subject) && !events.some((known) => known.offset === offset),
      );
      if (fresh.length === 0) return;
      const began = Math.max(0, ...events.map(({ offset }) => offset));
      events = [...fresh, ...events].sort((a, b) => b.offset - a.offset).slice(0, KEPT);
      show(events);
      if (isNew)
        for (const event of fresh.sort((a, b) => a.offset - b.offset))
          if (event.offset > began) report(event);
    };
    const catchUp = async () => {
      const held = live.floor.get();
      if (reading || !held) return;
      const known = held.state.calls.get(call);
      if (!subjects) {
        if (!known) return listener.next({ type: "call.ended", at: now() });
        subjects = [
          `call/${call}`,
          `contact/${known.contact}`,
          ...(known.queue === null ? [] : [`queue/${known.queue}`]),
        ];
      }
      reading = true;
      const isFirst = events.length === 0;
      try {
        take(await read(held.epoch, subjects), !isFirst);
        if (!listener.closed)
          listener.next(isFirst ? { type: "joined", at: now() } : { type: "trail.found" });
        isLost = false;
      } catch {
        // The next update of the live feed retries the request. The supervision machine limits how long the
        // user waits.
      } finally {
        reading = false;
      }
    };
    const checkTrust = () => {
      const { state } = live.trust.get();
      const isUpdating = state === "live" || state === "polling";
      if (!isUpdating && !isLost && events.length > 0) {
        isLost = true;
        listener.next({ type: "trail.lost", at: now() });
      }
      if (isUpdating && (isLost || events.length === 0)) void catchUp();
    };
    subscription.add(live.received$.subscribe((batch) => take(batch, true)));
    subscription.add(live.trust.subscribe(checkTrust));
    subscription.add(
      live.floor.subscribe(() => {
        if (events.length === 0) checkTrust();
        else if (!isLost && subjects && !live.floor.get()?.state.calls.has(call))
          listener.next({ type: "call.ended", at: now() });
      }),
    );
    checkTrust();
    return subscription;
  });
}
