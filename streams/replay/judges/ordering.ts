import type { OrderExpectation } from "../../../openapi/generated/recording.ts";
import type { FoldEvent } from "../../events/event.ts";
import type { Evidence, Judge, Moment, Verdict } from "../verdict.ts";
import { evidenceOf } from "./judging.ts";

/**
 * Evaluates an `order` expectation: within each contact, an event of type `next` must not occur before an
 * event of type `first`. An event that names no contact belongs to the contact that an earlier event of its
 * subject named.
 */
export class Ordering implements Judge {
  private readonly contacts = new Map<string, string>();
  private readonly begun = new Set<string>();
  private broken: Evidence | null = null;

  constructor(private readonly expectation: OrderExpectation) {}

  see(moment: Moment): void {
    const { event } = moment;
    if (!event || this.broken) return;
    const contact = this.contactOf(event);
    if (event.type === this.expectation.next && !this.begun.has(contact))
      this.broken = evidenceOf(moment, null);
    if (event.type === this.expectation.first) this.begun.add(contact);
  }

  verdict(ended: boolean): Verdict {
    if (this.broken) return { state: "broken", evidence: this.broken };
    return { state: ended ? "met" : "open", evidence: null };
  }

  private contactOf({ subject, data }: FoldEvent): string {
    const named = data["contact"];
    if (typeof named === "string") this.contacts.set(subject, `contact/${named}`);
    return this.contacts.get(subject) ?? subject;
  }
}
