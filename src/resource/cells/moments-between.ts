import { instantOf } from "../../services/zoned-clock.ts";

/**
 * Returns the filter for moments between two days of a zone, inclusive. An undefined day leaves its side
 * open.
 */
export const momentsBetween = (
  first: string | undefined,
  last: string | undefined,
  zone: string,
): { readonly $gte?: string; readonly $lt?: string } => ({
  ...(first !== undefined && { $gte: beginOf(first, zone) }),
  ...(last !== undefined && { $lt: beginOf(dayAfter(last), zone) }),
});

const beginOf = (day: string, zone: string): string =>
  new Date(instantOf(`${day}T00:00`, zone)).toISOString();
const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
