import type { FloorCall, FloorQueueEntry } from "../../../openapi/generated/live-monitor.ts";
import type { Floor } from "../../../streams/projections/floor.ts";
import { Keyed } from "../../../streams/projections/keyed.ts";
import type { Store } from "../../services/frame-store.ts";
import type { Services } from "../../services/services.ts";

/** The contact whose external id is that of a customer. */
export interface CustomerContact {
  readonly id: string;
  readonly name: string;
}

/** Most customers in one request, so that its URL stays short. */
const MOST = 100;
/** Length of the longest external id. */
const LONGEST = 120;
/** Delay (ms) between two requests. */
const PAUSE = 1_000;

/**
 * Contacts of the customers on the floor. They are requested together as customers appear, at most once per
 * `PAUSE`. Customers whose request failed are requested again by `refresh`.
 */
export class CustomerContacts {
  private readonly found = new Map<string, CustomerContact | null>();
  private readonly wanted = new Set<string>();
  private readonly listeners = new Set<() => void>();
  private queue = Keyed.of<FloorQueueEntry>();
  private calls = Keyed.of<FloorCall>();
  private asking: AbortController | null = null;

  constructor(private readonly read: Services["read"]) {}

  /** Returns the contact of a customer; null if there is none, or not yet. */
  readonly of = (customer: string | null): CustomerContact | null =>
    (customer === null ? null : this.found.get(customer)) ?? null;

  private latest = { of: this.of };

  /** Returns the contacts, as another object after each answer. */
  readonly get = (): Pick<CustomerContacts, "of"> => this.latest;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Requests the contacts of customers as they appear on a floor, until the returned function is called. */
  follow(floor: Store<{ readonly state: Floor } | null>): () => void {
    [this.queue, this.calls] = [Keyed.of(), Keyed.of()];
    this.found.clear();
    const look = () => {
      const state = floor.get()?.state;
      if (!state) return;
      Keyed.steps(this.queue, state.queue, this.want, () => undefined);
      Keyed.steps(this.calls, state.calls, this.want, () => undefined);
      [this.queue, this.calls] = [state.queue, state.calls];
      if (this.wanted.size > 0 && this.asking === null) void this.ask();
    };
    look();
    const stop = floor.subscribe(look);
    return () => {
      stop();
      this.asking?.abort();
      this.asking = null;
    };
  }

  /** Requests all customers of the floor again, because contacts have changed. Known names stay until then. */
  readonly refresh = (): void => {
    for (const rows of [this.queue, this.calls])
      for (const { customer } of rows)
        if (customer !== null && this.found.has(customer)) this.wanted.add(customer);
    if (this.wanted.size > 0 && this.asking === null) void this.ask();
  };

  private readonly want = ({ customer }: Pick<FloorCall, "customer">): void => {
    if (customer === null || customer.length > LONGEST || this.found.has(customer)) return;
    this.found.set(customer, null);
    this.wanted.add(customer);
  };

  private async ask(): Promise<void> {
    const asking = new AbortController();
    this.asking = asking;
    while (this.wanted.size > 0 && !asking.signal.aborted) {
      const customers = [...this.wanted].slice(0, MOST);
      for (const customer of customers) this.wanted.delete(customer);
      await this.find(customers, asking.signal).catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
    if (this.asking === asking) this.asking = null;
  }

  private async find(customers: readonly string[], signal: AbortSignal): Promise<void> {
    const { data } = await this.read(
      "/contacts",
      { query: { externalId: { $in: [...customers] }, $select: ["name", "externalId"], $limit: MOST } },
      signal,
    );
    if (signal.aborted) return;
    const contacts = new Map(data.map((contact) => [contact.externalId, contact]));
    for (const customer of customers) {
      const { _id: id, name } = contacts.get(customer) ?? {};
      this.found.set(customer, id !== undefined && name ? { id, name } : null);
    }
    this.latest = { of: this.of };
    for (const listener of this.listeners) listener();
  }
}
