import type { Program, Values } from "./program.ts";

/**
 * Returns the values of a notification. If it is due (without `publishAt`, or `publishAt` is not after
 * `now`), sets `sentAt`, and an absent `publishAt`, to `now`. Sent notifications are unchanged.
 */
export function withSendTime(values: Values, now: number): Values {
  const { publishAt, sentAt } = values;
  if (typeof sentAt === "string" || (typeof publishAt === "string" && Date.parse(publishAt) > now))
    return values;
  const at = new Date(now).toISOString();
  return { ...values, publishAt: publishAt ?? at, sentAt: at };
}

/** Applies `withSendTime` to writes of a notification. */
export const sendsWhenDue: Program = (_, { before, values, now }) => {
  const { publishAt, sentAt } = withSendTime({ ...before, ...values }, now);
  return Promise.resolve({ values: { ...values, publishAt, sentAt } });
};
