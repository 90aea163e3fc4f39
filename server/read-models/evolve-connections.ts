import type { Selectable } from "kysely";
import { searchKey } from "../../openapi/formats/search-text.ts";
import { idOf, type KnownFact } from "../../streams/events/event.ts";
import type { Tables } from "../database/schema.ts";
import type { Owner } from "./call-record.ts";

export type ConnectionRecord = Selectable<Tables["connection_records"]>;

/** A connection or disconnection of an agent, with its time in ms and its position in the log. */
export type ConnectionFact = Pick<
  Extract<KnownFact, { type: "user-connected" | "user-disconnected" }>,
  "type" | "subject" | "data"
> & { readonly at: number; readonly offset: number };

/** Open connections of agents, by agent and session. Tracks the records that changed. */
export class Connections {
  private readonly open: Map<string, ConnectionRecord>;
  private readonly altered = new Map<string, ConnectionRecord>();

  constructor(
    private readonly owner: Owner,
    open: readonly ConnectionRecord[],
  ) {
    this.open = new Map(open.map((record) => [keyOf(record.user_id, record.session), record]));
  }

  /** Applies one fact. Ignores contradictory facts by the same rules as the fold of the floor. */
  evolve(fact: ConnectionFact): void {
    const user = idOf(fact.subject);
    const key = keyOf(user, fact.data.session);
    const known = this.open.get(key);
    if (!("reason" in fact.data)) {
      if (!known)
        this.open.set(
          key,
          this.put({
            ...this.begun(user, fact),
            connected_at: fact.at,
            ip: fact.data.ip ?? null,
            browser: fact.data.browser ?? null,
          }),
        );
      return;
    }
    // Ignores the disconnection of an unknown session if the agent has another open session. If the agent has
    // no open session, the connection event was missed, so the record is created now.
    if (!known && [...this.open.values()].some(({ user_id }) => user_id === user)) return;
    this.put({
      ...(known ?? this.begun(user, fact)),
      disconnected_at: Math.max(fact.at, known?.connected_at ?? fact.at),
      reason: fact.data.reason,
    });
    this.open.delete(key);
  }

  /** Returns the records that changed since the last invocation. */
  changed(): ConnectionRecord[] {
    const changed = [...this.altered.values()].map((record) => ({
      ...record,
      search: searchKey([record.session, record.ip, record.browser]),
    }));
    this.altered.clear();
    return changed;
  }

  private put(record: ConnectionRecord): ConnectionRecord {
    this.altered.set(record.id, record);
    return record;
  }

  private begun(user: string, { at, offset, data }: ConnectionFact): ConnectionRecord {
    const { account, epoch } = this.owner;
    return {
      account,
      epoch,
      id: recordId(at, epoch, offset),
      user_id: user,
      session: data.session,
      connected_at: null,
      disconnected_at: null,
      reason: null,
      ip: null,
      browser: null,
      at,
      search: "",
    };
  }
}

const keyOf = (user: string, session: string): string => `${user}/${session}`;

const LATEST_SECOND = 0xffffffff;

/**
 * Returns an id that sorts by time and is always the same for an event. It consists of the Unix time in
 * seconds, the epoch and the offset, each in hex.
 */
function recordId(at: number, epoch: number, offset: number): string {
  const second = Math.min(LATEST_SECOND, Math.max(0, Math.floor(at / 1000)));
  return [
    [second, 8],
    [epoch, 6],
    [offset, 10],
  ]
    .map(([number = 0, digits = 0]) => number.toString(16).padStart(digits, "0"))
    .join("");
}
