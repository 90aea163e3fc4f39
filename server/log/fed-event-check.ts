import type { FeedAnswer } from "../../openapi/generated/console.ts";
import { unstorableIn } from "../../openapi/formats/unstorable.ts";
import { FACTS } from "../../openapi/generated/facts.ts";
import type { FedEnvelope } from "../../openapi/generated/live-monitor.ts";
import { idOf, isFoldable } from "../../streams/events/event.ts";
import { type Check, faultsOf, namesUnknown, type Validator } from "../contract/validator.ts";
import { isZone } from "../../streams/recording/instant-of.ts";
import { PLATFORM } from "./descriptions.ts";
import type { NewEvent } from "./log-event.ts";

type RefusalCode = FeedAnswer["refused"][number]["code"];

/** Reason why an event is rejected. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly message: string;
}

export const refusal = (code: RefusalCode, message: string): Refusal => ({ code, message });

/** Returns true if a check rejected the event. */
export const isRefusal = (value: NewEvent | Refusal): value is Refusal => "code" in value;

/** Event types that only the platform may write: changes of its records, and transitions of flows. */
const RESERVED = /^flow-transition$|-(created|edited|removed)$/;
/**
 * Kinds of subjects that have the id of a record (`Id`). Subjects of other kinds have an id that the source
 * chooses (`Key`).
 */
const RECORD_SUBJECTS = new Set(["segment", "user"]);

/** Returns true if the contract defines the event type. */
export const isFact = (type: string): type is keyof typeof FACTS => Object.hasOwn(FACTS, type);

/**
 * Validates one fed event: an event that a telephony system, a replay or the demo sends. Checks its envelope,
 * and its payload according to the event type. The payload of unknown event types is not checked.
 */
export class FedEventCheck {
  private readonly envelope: Check;
  private readonly payloads: ReadonlyMap<string, Check>;
  private readonly id: Check;
  private readonly key: Check;

  constructor(validator: Validator) {
    const schema = (name: string) => validator.check(`live-monitor.yaml#/components/schemas/${name}`);
    this.envelope = schema("FedEnvelope");
    this.id = schema("Id");
    this.key = schema("Key");
    this.payloads = new Map(Object.entries(FACTS).map(([type, fact]) => [type, schema(fact.schema)]));
  }

  check(given: unknown): NewEvent | Refusal {
    const errors = this.envelope(given);
    if (errors.length > 0)
      return refusal(namesUnknown(errors) ? "unknown-member" : "malformed", faultText(errors));
    const event = given as FedEnvelope; // validated above
    const time = Date.parse(event.time);
    if (!isFoldable(time)) return refusal("invalid", "/time is not in the years 1971 to 9997.");
    if (unstorableIn(event).length > 0)
      return refusal("invalid", "It contains a character that cannot be stored.");
    const { id, source, type, subject, data, dataschema = null } = event;
    return this.ruleViolation(event) ?? { id, source, type, subject, time, dataschema, data };
  }

  private ruleViolation({ source, type, subject, data, dataschema }: FedEnvelope): Refusal | null {
    if (source === PLATFORM)
      return refusal("reserved-type", `Only the platform can send events with the source ${PLATFORM}.`);
    if (!isFact(type))
      return RESERVED.test(type) ? refusal("reserved-type", `Only the platform can send ${type}.`) : null;
    const { subject: kind, feed } = FACTS[type];
    if (!feed) return refusal("reserved-type", `Only the platform can send ${type}.`);
    if (dataschema !== undefined) return refusal("invalid", `/dataschema has an unknown version of ${type}.`);
    if (!subject.startsWith(`${kind}/`)) return refusal("invalid", `/subject must begin with ${kind}/.`);
    if ((RECORD_SUBJECTS.has(kind) ? this.id : this.key)(idOf(subject)).length > 0)
      return refusal("invalid", `/subject does not name the id of a ${kind}.`);
    const errors = this.payloads.get(type)?.(data) ?? [];
    if (errors.length > 0)
      return refusal(namesUnknown(errors) ? "unknown-member" : "invalid", faultText(errors, "/data"));
    if (type === "traffic-started" && !isZone(String(Object(data).zone)))
      return refusal("invalid", "/data/zone is not a time zone.");
    return null;
  }
}

const faultText = (errors: Parameters<typeof faultsOf>[0], root = ""): string =>
  `${faultsOf(errors, root)
    .map(({ pointer, message }) => `${pointer === "" ? "It" : pointer} ${message}`)
    .join("; ")}.`;
