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

/** Lists of waits (ms). A wait is in one of them. */
export const WAITS = ["answered", "abandoned", "removed", "other"] as const;
type WaitList = (typeof WAITS)[number];

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
}

/** Change of a total: differences of its sums, and the waits that it gains and loses. */
export interface TotalChange extends Key {
  readonly sums: Readonly<Record<StoredSum, number>>;
  /** Number of records whose contact began in the quarter hour. */
  readonly begun: number;
  readonly gained: Readonly<Record<WaitList, readonly number[]>>;
  readonly lost: Readonly<Record<WaitList, readonly number[]>>;
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
  const draftOf = ({ account, segment, channel }: TotaledCall, time: number): Draft => {
    const key = { account, quarter: Math.floor(time / QUARTER), segment, channel };
    const name = `${account} ${String(key.quarter).padStart(9, "0")} ${channel} ${segment}`;
    const draft = drafts.get(name) ?? new Draft(key);
    drafts.set(name, draft);
    return draft;
  };
  const apply = (call: TotaledCall, sign: 1 | -1) => {
    // The thresholds do not matter: what depends on them is computed from the waits.
    const sums = sumsOf(call, { within: 0, short: 0 });
    draftOf(call, call.createdAt).addCall(call, sums, sign);
    draftOf(call, call.beganAt).addContact(sums, sign);
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
  /** Difference of the number of times that each wait is in a list. */
  private readonly waits = new Map(WAITS.map((list) => [list, new Map<number, number>()]));

  constructor(private readonly key: Key) {}

  addCall(call: MeasuredCall, sums: CallSums, sign: 1 | -1): void {
    this.add(sums, sign, (name) => !isContactSum(name));
    if (call.waited === null) return;
    const counts = this.waits.get(listOf(call, sums));
    counts?.set(call.waited, (counts.get(call.waited) ?? 0) + sign);
  }

  addContact(sums: CallSums, sign: 1 | -1): void {
    this.begun += sign;
    this.add(sums, sign, isContactSum);
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
      WAITS.every((list) => gained[list].length + lost[list].length === 0);
    return isUnchanged ? null : { ...this.key, sums, begun: this.begun, gained, lost };
  }

  /** Returns the waits that the lists gain or lose, in order. */
  private listsOf(sign: 1 | -1): TotalChange["gained"] {
    const lists = [...this.waits].map(([list, counts]) => {
      const waits = [...counts].flatMap(([wait, count]) =>
        Array<number>(Math.max(0, sign * count)).fill(wait),
      );
      return [list, waits.toSorted((a, b) => a - b)];
    });
    return Object.fromEntries(lists) as TotalChange["gained"]; // one entry for each list
  }
}
