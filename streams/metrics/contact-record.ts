import type { KnownFact } from "../../openapi/generated/facts.ts";
import { idOf, type FoldEvent } from "../events/event.ts";

/** One contact from start to end, derived from its events. */
export interface ContactRecord {
  readonly id: string;
  /** Start in ms. The contact counts for the day and hour of its start. */
  readonly began: number;
  /** Segment of the last wait or call; null without either. */
  readonly segment: string | null;
  /** Agent of the last call; null without one. */
  readonly user: string | null;
  /** True if the customer left the queue before an answer. */
  readonly isHang: boolean;
  /** Seconds in queues. A queue entry without a logged end ends with the call that answered it. */
  readonly queued: number;
  /** Seconds in calls. */
  readonly served: number;
}

/** A contact that has not ended. */
interface Open {
  readonly id: string;
  readonly began: number;
  segment: string | null;
  user: string | null;
  queued: number;
  served: number;
  /** Queue entries and calls that have not ended, by subject. */
  readonly spans: Map<string, Span>;
}

interface Span {
  readonly since: number;
  /** Time (ms) at which a call answered the queue entry. The log may report the end of the entry later. */
  answered?: number;
}

/** Assembles contacts from the events of a floor and returns each contact when it ends. */
export class ContactRecords {
  private readonly contacts = new Map<string, Open>();
  /** The contact of each open queue entry and call, by subject. */
  private readonly owners = new Map<string, Open>();

  /** Number of contacts that have not ended. */
  get open(): number {
    return this.contacts.size;
  }

  /** Processes the next event. Returns the contact if the event ended one. */
  read(event: FoldEvent): ContactRecord | null {
    const fact = event as FoldEvent & KnownFact; // any other type reaches the default case
    const time = Date.parse(fact.time);
    switch (fact.type) {
      case "contact-created":
        this.contacts.set(idOf(fact.subject), {
          id: idOf(fact.subject),
          began: time,
          segment: null,
          user: null,
          queued: 0,
          served: 0,
          spans: new Map(),
        });
        return null;
      case "queue-created":
        this.begin(fact.subject, fact.data.contact, time, fact.data.segment);
        return null;
      case "queue-assigned":
      case "queue-abandoned":
        this.end(fact.subject, time, "queued");
        return null;
      case "call-created": {
        if (fact.data.queue !== undefined) this.answer(`queue/${fact.data.queue}`, time);
        const contact = this.begin(fact.subject, fact.data.contact, time, fact.data.segment);
        if (contact) contact.user = fact.data.user ?? null;
        return null;
      }
      case "call-ended":
        this.end(fact.subject, time, "served");
        return null;
      case "contact-ended":
        return this.finish(idOf(fact.subject), fact.data);
      default:
        return null;
    }
  }

  private begin(subject: string, id: string, since: number, segment: string): Open | undefined {
    const contact = this.contacts.get(id);
    if (!contact) return undefined;
    contact.spans.set(subject, { since });
    this.owners.set(subject, contact);
    contact.segment = segment;
    return contact;
  }

  private answer(subject: string, time: number): void {
    const span = this.owners.get(subject)?.spans.get(subject);
    if (span) span.answered ??= time;
  }

  private end(subject: string, time: number, what: "queued" | "served"): void {
    const contact = this.owners.get(subject);
    const span = contact?.spans.get(subject);
    if (!contact || !span) return;
    contact.spans.delete(subject);
    this.owners.delete(subject);
    contact[what] += Math.max(0, time - span.since) / 1000;
  }

  /**
   * Ends the remaining queue entries at the time of their answer; unanswered entries and calls without a
   * logged end add no duration. If no events show how long the contact waited or was served, uses the seconds
   * that the contact's end event reports.
   */
  private finish(
    id: string,
    {
      outcome,
      recorded = {},
    }: {
      readonly outcome: string;
      readonly recorded?: { readonly queueSeconds?: number; readonly serviceSeconds?: number };
    },
  ): ContactRecord | null {
    const contact = this.contacts.get(id);
    if (!contact) return null;
    for (const [subject, { since, answered }] of contact.spans)
      this.end(subject, answered ?? since, "queued");
    this.contacts.delete(id);
    const { began, segment, user, queued, served } = contact;
    return {
      id,
      began,
      segment,
      user,
      isHang: outcome === "abandoned",
      queued: queued || (recorded.queueSeconds ?? 0),
      served: served || (recorded.serviceSeconds ?? 0),
    };
  }
}
