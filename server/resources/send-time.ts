import type { Program, Values } from "./program.ts";

/**
 * Returns a notification for storage: without a time, or with a past one, it is sent immediately. Sent
 * notifications stay sent.
 */
export function withSendTime(values: Values, now: number): Values {
  const { publishAt, sentAt } = values;
  if (typeof sentAt === "string" || (typeof publishAt === "string" && Date.parse(publishAt) > now))
    return values;
  const at = new Date(now).toISOString();
  return { ...values, publishAt: publishAt ?? at, sentAt: at };
}

/** Applies the rule to writes of a notification. */
export const sendsWhenDue: Program = (_, { before, values, now }) => {
  const { publishAt, sentAt } = withSendTime({ ...before, ...values }, now);
  return Promise.resolve({ values: { ...values, publishAt, sentAt } });
};
