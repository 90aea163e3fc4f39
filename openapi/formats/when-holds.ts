/** What other members have to hold, one of a few things each, such as `{ provider: ["s3"] }`. */
export type Condition = Readonly<Record<string, readonly (string | boolean)[]>>;

type Values = Readonly<Record<string, unknown>>;

/** Whether a member that has a place only under a condition has one; without a condition it always has. */
export const whenHolds = (when: Condition | undefined, values: Values): boolean =>
  Object.entries(when ?? {}).every(([member, allowed]) => allowed.some((one) => one === values[member]));

interface Conditional {
  readonly members: readonly string[];
  readonly when: Readonly<Record<string, Condition>>;
  readonly defaults: Values;
}

/**
 * Values with nothing in what has no place: what stood there goes back to what stands where nothing was said.
 * A condition may itself be about such a member, which comes before it.
 */
export function inPlace({ members, when, defaults }: Conditional, values: Values): Record<string, unknown> {
  const settled: Record<string, unknown> = { ...values };
  for (const member of members) {
    if (when[member] && !whenHolds(when[member], settled)) settled[member] = defaults[member] ?? null;
  }
  return settled;
}

interface Defaults {
  readonly defaults: Values;
  /**
   * What stands there instead where other members hold something, such as the port that goes with a protocol.
   */
  readonly defaultsWhen: readonly { readonly when: Condition; readonly are: Values }[];
}

/** What stands where nothing was said, beside what was. */
export const defaultsBeside = (
  { defaults, defaultsWhen }: Defaults,
  values: Values,
): Record<string, unknown> =>
  Object.assign(
    {},
    defaults,
    ...defaultsWhen.filter(({ when }) => whenHolds(when, values)).map(({ are }) => are),
  );
