import type { FeedAnswer } from "../../../openapi/generated/console.ts";
import type { CurrentTraffic } from "../../../server/traffic/current-traffic.ts";
import type { Clock } from "../../../server/traffic/clock.ts";
import { type FeedClient, FeedUnavailable } from "../../../server/traffic/feed-client.ts";
import type { FedEvent } from "../../../server/traffic/fed-event.ts";

type Refused = FeedAnswer["refused"][number];

/** Failure of one request: it is lost, its answer is lost, or it takes this long (ms). */
export interface Trouble {
  readonly lost?: "request" | "answer";
  readonly takes?: number;
  readonly retryAfter?: number;
}

/**
 * A platform as far as a feeder knows it: a log that knows events by source and id, one who has the floor,
 * and troubles.
 */
export class FakePlatform {
  readonly log: { event: FedEvent; at: number }[] = [];
  readonly requests: { events: readonly FedEvent[]; at: number }[] = [];
  troubles: Trouble[] = [];
  refuses: (event: FedEvent) => string | null = () => null;
  private readonly known = new Set<string>();
  private readonly sources = new Set<string>();
  private current: {
    kind: CurrentTraffic["kind"];
    source: string | null;
    ended: boolean;
    at: number;
    /** Time of the last event. */
    time: number;
    /** Time of the floor's clock minus wall time; only of demos. */
    ahead: number;
    rate: number;
  } | null = null;

  constructor(private readonly clock: Clock) {}

  readonly door: FeedClient = async (events, signal) => {
    this.requests.push({ events, at: this.clock.now() });
    const { lost, takes = 0, retryAfter = 0 } = this.troubles.shift() ?? {};
    if (takes > 0) await this.clock.wait(takes, signal);
    signal.throwIfAborted();
    if (lost === "request") throw new FeedUnavailable("it is away", retryAfter);
    const answer = this.take(events);
    if (lost === "answer") throw new FeedUnavailable("it did not answer", retryAfter);
    return answer;
  };

  readonly feed = async (events: readonly unknown[]): Promise<FeedAnswer> =>
    await this.door(events as readonly FedEvent[], new AbortController().signal);

  readonly ask = async (): Promise<CurrentTraffic | null> => {
    const { current } = this;
    return (
      current && {
        kind: current.kind,
        source: current.source,
        ended: current.ended,
        time: current.kind === "demo" && current.rate > 0 ? this.clock.wall() + current.ahead : current.time,
        rate: current.rate,
        lastAcceptedAt: current.at,
        lastEventAt: current.time,
      }
    );
  };

  /** The events that were taken from a source, in order. */
  from(source: string): FedEvent[] {
    return this.log.flatMap(({ event }) => (event.source === source ? [event] : []));
  }

  /** Simulates live traffic. */
  goLive(): void {
    this.current = {
      kind: "live",
      source: null,
      ended: false,
      at: this.clock.wall(),
      time: this.clock.wall(),
      ahead: 0,
      rate: 1,
    };
  }

  private take(events: readonly FedEvent[]): FeedAnswer {
    const refused: Refused[] = [];
    let accepted = 0;
    let duplicates = 0;
    for (const [index, event] of events.entries()) {
      const identity = `${event.source}\n${event.id}`;
      const refusal = this.known.has(identity) ? null : this.refusalOf(event);
      if (refusal) refused.push({ index, id: event.id, ...refusal });
      else if (this.known.has(identity)) duplicates++;
      else {
        this.known.add(identity);
        this.accept(event);
        accepted++;
      }
    }
    return { accepted, duplicates, refused };
  }

  private refusalOf(event: FedEvent): Pick<Refused, "code" | "message"> | null {
    const message = this.refuses(event);
    if (message !== null) return { code: "invalid", message };
    if (event.type === "traffic-started")
      return this.current?.kind === "live"
        ? { code: "live-traffic", message: "The account is fed for real." }
        : null;
    if (this.current?.source === event.source)
      return this.current.ended ? { code: "invalid", message: "This traffic has ended." } : null;
    return this.sources.has(event.source)
      ? { code: "live-traffic", message: "The current traffic is from another source." }
      : null;
  }

  private accept(event: FedEvent): void {
    const at = this.clock.wall();
    this.log.push({ event, at: this.clock.now() });
    if (event.type === "traffic-started") {
      this.sources.add(event.source);
      this.current = {
        kind: event.data["kind"] as CurrentTraffic["kind"],
        source: event.source,
        ended: false,
        at,
        time: 0,
        ahead: 0,
        rate: 0,
      };
    }
    if (this.current)
      Object.assign(this.current, {
        at,
        time: Date.parse(event.time),
        ended: event.type === "traffic-ended",
        ...("rate" in event.data && {
          rate: Number(event.data["rate"]),
          ahead: Date.parse(event.time) - at,
        }),
      });
  }
}
