type Values = Readonly<Record<string, unknown>>;

/** A notification as it is kept: where its moment is past or none was said, agents are told at once. What was told stays told. */
export function sentWhenDue(values: Values, now: number): Values {
  const { publishAt, sentAt } = values;
  if (typeof sentAt === "string" || (typeof publishAt === "string" && Date.parse(publishAt) > now)) return values;
  const at = new Date(now).toISOString();
  return { ...values, publishAt: publishAt ?? at, sentAt: at };
}
