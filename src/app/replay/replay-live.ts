import { NEVER } from "rxjs";
import { createActor } from "xstate";
import { liveFeedMachine } from "../../../machines/live-feed.ts";
import { derivedStore, type Store } from "../../services/frame-store.ts";
import type { LiveServices, Trust } from "../../services/live-services.ts";
import { PlatformClock } from "../../services/platform-clock.ts";
import type { ReplayRoom, ShownReplay } from "../../services/replay.ts";

/** What is past does not get old. */
const TRUST: Store<Trust> = (() => {
  const trust: Trust = { state: "live", at: null };
  return { get: () => trust, subscribe: () => () => undefined };
})();

/** The time that the replay stands at. */
class ReplayClock extends PlatformClock {
  constructor(private readonly shown: Store<ShownReplay>) {
    super(() => 0);
  }

  override now(): number {
    return this.shown.get().now;
  }
}

/**
 * The floor of a recording in place of the live one: whoever shows that shows this, and hears of nothing
 * else.
 */
export function replayLive({ shown, opened }: ReplayRoom): LiveServices {
  const { epoch } = opened.header.stream;
  return {
    // It is asked for nothing, and never runs.
    feed: createActor(liveFeedMachine),
    trust: TRUST,
    floor: derivedStore(shown, ({ offset, floor }) => ({ epoch, offset, state: floor })),
    clock: new ReplayClock(shown),
    heard$: NEVER,
    changed$: NEVER,
  };
}
