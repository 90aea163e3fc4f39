import { type CallSums, isContactSum, type MeasuredCall, type SumName, sumsOf } from "./call-figures.ts";

/**
 * Version of the sums of calls. Increase it when the same call gives other sums: totals of earlier versions then
 * stay as they were, beside those of the new one.
 */
export const SUMS_VERSION = 1;

/** Length (ms) of the time that one total covers. */
export const QUARTER = 900_000;

/** Sums that depend on a threshold or are not added. They are computed from the lists of waits. */
export const FROM_WAITS = [
  "answeredInTime",
  "abandonedInTime",
  "abandonedShort",
  "removedInTime",
  "longestWait",
] as const satisfies readonly SumName[];

export type StoredSum = Exclude<SumName, (typeof FROM_WAITS)[number]>;

/** Lists of waits (ms) of calls. A wait is in one of them. */
export const WAITS = ["answered", "abandoned", "removed", "other"] as const;
type WaitList = (typeof WAITS)[number];

/** Lists of the waits and of the service times (ms) of contacts, for their medians. */
export const CONTACT_TIMES = ["queued", "served"] as const;

const LISTS = [...WAITS, ...CONTACT_TIMES] as const;
type List = (typeof LISTS)[number];

/** A call with the members that totals are grouped by. Times in ms. */
export interface TotaledCall extends MeasuredCall {
  readonly account: string;
  /** Empty without a segment. */
  readonly segment: string;
  readonly channel: string;
  readonly createdAt: number;
  readonly beganAt: number;
}

interface Key {
  readonly account: string;
  /** Number of the quarter hour since 1970. */
  readonly quarter: number;
  readonly segment: string;
  readonly channel: string;
  /** Empty in the total of all calls, ended or not. Ended calls also count in the total of their outcome. */
  readonly outcome: string;
}

/** Change of a total: differences of its sums, and the times (ms) that its lists gain and lose. */
export interface TotalChange extends Key {
  readonly sums: Readonly<Record<StoredSum, number>>;
  /** Number of records whose contact began in the quarter hour. */
  readonly begun: number;
  readonly gained: Readonly<Record<List, readonly number[]>>;
  readonly lost: Readonly<Record<List, readonly number[]>>;
}

/**
 * Returns how the totals change when records of calls are removed and added, in the order of their keys. Sums of
 * contacts count for the quarter hour in which the contact began, all others for the one in which the record did.
 */
export function changesOf(
  removed: readonly TotaledCall[],
  added: readonly TotaledCall[],
): readonly TotalChange[] {
  const drafts = new Map<string, Draft>();
  const draftOf = ({ account, segment, channel }: TotaledCall, time: number, outcome: string): Draft => {
    const key = { account, quarter: Math.floor(time / QUARTER), segment, channel, outcome };
    const name = `${account} ${String(key.quarter).padStart(9, "0")} ${channel} ${segment} ${outcome}`;
    const draft = drafts.get(name) ?? new Draft(key);
    drafts.set(name, draft);
    return draft;
  };
  const apply = (call: TotaledCall, sign: 1 | -1) => {
    // The thresholds do not matter: what depends on them is computed from the waits.
    const sums = sumsOf(call, { within: 0, short: 0 });
    for (const outcome of call.outcome === null ? [""] : ["", call.outcome]) {
      draftOf(call, call.createdAt, outcome).addCall(call, sums, sign);
      draftOf(call, call.beganAt, outcome).addContact(call, sums, sign);
    }
  };
  for (const call of removed) apply(call, -1);
  for (const call of added) apply(call, 1);
  return [...drafts].toSorted(([a], [b]) => (a < b ? -1 : 1)).flatMap(([, draft]) => draft.change() ?? []);
}

/** Returns the list that a wait belongs to. */
function listOf({ isAnswered }: MeasuredCall, sums: CallSums): WaitList {
  if (isAnswered) return "answered";
  if (sums.abandoned > 0) return "abandoned";
  return sums.removed > 0 ? "removed" : "other";
}

/** Differences of one total while changes are added up. */
class Draft {
  private readonly sums = new Map<string, number>();
  private begun = 0;
  /** Difference of how often each time is in a list. */
  private readonly times = new Map(LISTS.map((list) => [list, new Map<number, number>()]));

  constructor(private readonly key: Key) {}

  addCall(call: MeasuredCall, sums: CallSums, sign: 1 | -1): void {
    this.add(sums, sign, (name) => !isContactSum(name));
    if (call.waited !== null) this.addTime(listOf(call, sums), call.waited, sign);
  }

  addContact({ isFirst, waited, queued, served }: MeasuredCall, sums: CallSums, sign: 1 | -1): void {
    this.begun += sign;
    this.add(sums, sign, isContactSum);
    if (!isFirst) return;
    this.addTime("queued", queued ?? waited ?? 0, sign);
    this.addTime("served", served ?? 0, sign);
  }

  private addTime(list: List, time: number, sign: 1 | -1): void {
    const counts = this.times.get(list);
    counts?.set(time, (counts.get(time) ?? 0) + sign);
  }

  private add(sums: CallSums, sign: 1 | -1, counts: (name: string) => boolean): void {
    for (const [name, value] of Object.entries(sums))
      this.sums.set(name, (this.sums.get(name) ?? 0) + (counts(name) ? sign * value : 0));
  }

  /** Returns the change; null if nothing changes. */
  change(): TotalChange | null {
    const sums = Object.fromEntries(
      [...this.sums].filter(([name]) => !FROM_WAITS.some((other) => other === name)),
    ) as Record<StoredSum, number>; // all sums were added
    const [gained, lost] = [this.listsOf(1), this.listsOf(-1)];
    const isUnchanged =
      this.begun === 0 &&
      Object.values(sums).every((sum) => sum === 0) &&
      LISTS.every((list) => gained[list].length + lost[list].length === 0);
    return isUnchanged ? null : { ...this.key, sums, begun: this.begun, gained, lost };
  }

  /** Returns the times that the lists gain or lose, in order. */
  private listsOf(sign: 1 | -1): TotalChange["gained"] {
    const lists = [...this.times].map(([list, counts]) => {
      const times = [...counts].flatMap(([time, count]) =>
        Array<number>(Math.max(0, sign * count)).fill(time),
      );
      return [list, times.toSorted((a, b) => a - b)];
    });
    return Object.fromEntries(lists) as TotalChange["gained"]; // one entry for each list
  }
}
