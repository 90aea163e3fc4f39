/** A condition on other members, with the allowed values of each, such as `{ provider: ["s3"] }`. */
export type Condition = Readonly<Record<string, readonly (string | boolean)[]>>;

type Values = Readonly<Record<string, unknown>>;

/** Returns whether the condition of a member is met; true without a condition. */
export const whenHolds = (when: Condition | undefined, values: Values): boolean =>
  Object.entries(when ?? {}).every(([member, allowed]) => allowed.some((one) => one === values[member]));

interface Conditional {
  readonly members: readonly string[];
  readonly when: Readonly<Record<string, Condition>>;
  readonly defaults: Values;
}

/**
 * Resets members whose condition is not met to their default values. A condition may depend on a preceding
 * member that also has a condition.
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
  /** Defaults that depend on other members, such as the port of a protocol. */
  readonly defaultsWhen: readonly { readonly when: Condition; readonly are: Values }[];
}

/** Completes values with their defaults. */
export const defaultsBeside = (
  { defaults, defaultsWhen }: Defaults,
  values: Values,
): Record<string, unknown> =>
  Object.assign(
    {},
    defaults,
    ...defaultsWhen.filter(({ when }) => whenHolds(when, values)).map(({ are }) => are),
  );
