import { isOurHeader } from "../../../openapi/formats/webhook-header.ts";
import { NewWebhookBody } from "../../../openapi/generated/bodies/new-webhook.ts";
import type {
  WebhookCondition,
  WebhookHeader,
  WebhookParameter,
} from "../../../openapi/generated/console.ts";

/** Fault codes of a row's members, by the name of the member. */
export type RowFaults<Code extends string> = Readonly<Record<string, Code>>;

export type HeaderFault = "missing" | "name" | "reserved" | "twice" | "value" | "again" | "tooLong";
export type ConditionFault = "missing" | "member" | "tooLong";
export type ParameterFault = "missing" | "tooLong";

const { headers: HEADERS, parameters: PARAMETERS, conditions: CONDITIONS } = NewWebhookBody.properties;

interface Text {
  readonly maxLength: number;
  readonly pattern?: string;
}

/**
 * Returns `tooLong` if a text exceeds the maximum length, `code` if it does not match the pattern, and null
 * if it is valid.
 */
function textFault<Code extends string>(
  text: string,
  { maxLength, pattern }: Text,
  code: Code,
): Code | "tooLong" | null {
  if (text.length > maxLength) return "tooLong";
  return pattern === undefined || new RegExp(pattern, "u").test(text) ? null : code;
}

const faultsOf = <Code extends string>(found: Readonly<Record<string, Code | null>>): RowFaults<Code> =>
  Object.fromEntries(
    Object.entries(found).flatMap(([member, code]) => (code === null ? [] : [[member, code]])),
  );

/** Returns the faults of headers. A stored secret value must be entered again if the receiver changes. */
export const headerFaults = (
  headers: readonly WebhookHeader[],
  isElsewhere: boolean,
): readonly RowFaults<HeaderFault>[] =>
  headers.map(({ name, value }, index) => {
    const { properties } = HEADERS.items;
    const isTwice = headers.findIndex((other) => other.name.toLowerCase() === name.toLowerCase()) < index;
    return faultsOf<HeaderFault>({
      name:
        name === ""
          ? "missing"
          : isOurHeader(name)
            ? "reserved"
            : isTwice
              ? "twice"
              : textFault(name, properties.name, "name"),
      value: value === null ? (isElsewhere ? "again" : null) : textFault(value, properties.value, "value"),
    });
  });

/** Returns the faults of URL parameters. */
export const parameterFaults = (
  parameters: readonly WebhookParameter[],
): readonly RowFaults<ParameterFault>[] =>
  parameters.map(({ name, value }) => {
    const { properties } = PARAMETERS.items;
    return faultsOf<ParameterFault>({
      name: name === "" ? "missing" : textFault(name, properties.name, "tooLong"),
      value: textFault(value, properties.value, "tooLong"),
    });
  });

/** Returns the faults of conditions. */
export const conditionFaults = (
  conditions: readonly WebhookCondition[],
): readonly RowFaults<ConditionFault>[] =>
  conditions.map(({ member, operator, value }) => {
    const { properties } = CONDITIONS.items;
    return faultsOf<ConditionFault>({
      member: member === "" ? "missing" : textFault(member, properties.member, "member"),
      value: hasNoValue(operator)
        ? null
        : value === undefined
          ? "missing"
          : textFault(value, properties.value, "tooLong"),
    });
  });

/** Returns true if an operator has no comparison value. */
export const hasNoValue = (operator: WebhookCondition["operator"]): boolean =>
  operator === "present" || operator === "absent";
