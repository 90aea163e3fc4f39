import { joinValues } from "../../ui/view-state.ts";

const DAY = 86_400_000;
/** Days of the longest period that reports accept: five years. */
export const MOST_DAYS = 1_827;

/** Returns the link to the list of all calls of exactly one customer. `now` in ms. */
export function customerCallsHref(customer: string, now: number): string {
  const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
  const last = now + DAY; // the day of time zones ahead of UTC
  const period = `${dayOf(last - (MOST_DAYS - 1) * DAY)}..${dayOf(last)}`;
  return `/insights/calls?view=list&period=${period}&is.customer=${encodeURIComponent(joinValues([customer]))}`;
}
