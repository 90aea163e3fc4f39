import { type Event, isKnown, type KnownFact } from "../events/event.ts";

/** The members of an event that the offers depend on. */
export type OfferEvent = Pick<Event, "type" | "subject" | "time" | "offset" | "data">;

/** Result of an offer to an agent; `withdrawn`: another agent answered, or the customer left. */
type OfferResult = "answered" | "missed" | "declined" | "withdrawn" | "ringing";

/** An offer of a customer to an agent. Times in ms. */
export interface Offer {
  /** Null if the events do not name the agent. */
  readonly user: string | null;
  readonly at: number;
  /** Time until the result, ms; null while it rings, and if its start was not reported. */
  readonly rang: number | null;
  readonly result: OfferResult;
}

/** Follows the offers of one queue entry and its call. */
class OfferFold {
  readonly offers: Offer[] = [];
  /** Agent in the call. */
  private talking: string | null = null;
  private ended = false;

  apply(fact: KnownFact, at: number): void {
    if (this.ended) return;
    switch (fact.type) {
      case "queue-assigned":
        return this.offer(fact.data.user ?? null, at);
      case "queue-dismissed":
        return this.dismiss(
          fact.data.user ?? null,
          fact.data.reason === "timeout" ? "missed" : "declined",
          at,
        );
      case "call-created":
        return this.answer(fact.data.user ?? null, at);
      case "call-transferred":
        return this.answer(fact.data.toUser ?? null, at);
      case "queue-abandoned":
      case "call-ended":
      case "contact-ended":
        this.close(() => "withdrawn", at);
        this.ended = true;
        return;
      default:
    }
  }

  private offer(user: string | null, at: number): void {
    // Some sources report the offer after the answer.
    if (user !== null && user === this.talking) {
      if (!this.offers.some((offer) => offer.user === user && offer.result === "answered"))
        this.offers.push({ user, at, rang: 0, result: "answered" });
      return;
    }
    if (user !== null) this.close((offer) => (offer.user === user ? "withdrawn" : null), at);
    this.offers.push({ user, at, rang: null, result: "ringing" });
  }

  private dismiss(named: string | null, result: "missed" | "declined", at: number): void {
    const ringing = this.offers.filter((offer) => offer.result === "ringing");
    const refused =
      named === null
        ? ringing.at(-1)
        : (ringing.findLast(({ user }) => user === named) ?? ringing.findLast(({ user }) => user === null));
    if (!refused) this.offers.push({ user: named, at, rang: null, result });
    else this.close((offer) => (offer === refused ? result : null), at, named);
  }

  /** Ends all offers: that of the answering agent by the answer, the others as withdrawn. */
  private answer(user: string | null, at: number): void {
    const ringing = this.offers.filter((offer) => offer.result === "ringing");
    const taken =
      (user === null ? undefined : ringing.findLast((offer) => offer.user === user)) ??
      ringing.findLast((offer) => offer.user === null);
    this.close((offer) => (offer === taken ? "answered" : "withdrawn"), at, user);
    this.talking = user;
  }

  /**
   * Ends the ringing offers for which `resultOf` returns a result. An answered or refused offer without an agent
   * gets the one who reacted.
   */
  private close(resultOf: (offer: Offer) => OfferResult | null, at: number, by: string | null = null): void {
    for (const [place, offer] of this.offers.entries()) {
      const result = offer.result === "ringing" ? resultOf(offer) : null;
      if (result !== null)
        this.offers[place] = {
          user: offer.user ?? (result === "withdrawn" ? null : by),
          at: offer.at,
          rang: at - offer.at,
          result,
        };
    }
  }
}

/** Returns the offers in the events of one queue entry and its call, given in any order. */
export function offersIn(events: readonly OfferEvent[]): readonly Offer[] {
  const fold = new OfferFold();
  const facts = events
    .map((event) => ({ event, at: Date.parse(event.time) }))
    .sort((one, other) => one.at - other.at || one.event.offset - other.event.offset);
  for (const { event, at } of facts) if (isKnown(event)) fold.apply(event, at);
  return fold.offers;
}
