import type { Transaction } from "kysely";
import { formatsOf } from "../../i18n/formats.ts";
import type { Language } from "../../openapi/generated/console.ts";
import type { Tables } from "../database/schema.ts";
import { singleLine, formatEmail, type EmailContent } from "../mail/format-email.ts";
import type { EmailQueue } from "../mail/email-queue.ts";
import { textsIn } from "../mail/texts-in.ts";
import { shownAgentName } from "../people/account-configuration.ts";
import { type CustomEmail, renderCustomEmail } from "./custom-email.ts";
import type { Variables } from "./fill-template.ts";
import type { Service } from "./service-of.ts";

const DAY = 86_400_000;

/** Events about which customers receive an email. */
export type Happening =
  | "appointment-created"
  | "appointment-canceled"
  | "appointment-rescheduled"
  | "appointment-reminder";

export interface AppointmentNotice {
  readonly account: string;
  readonly what: Happening;
  readonly service: Service;
  /** Name of the customer. */
  readonly customer: string;
  /** Email address of the customer. Without it, no email is sent. */
  readonly email: unknown;
  /** User id of the agent. Values other than texts mean that there is no agent. */
  readonly agent: unknown;
  /** Start of the appointment (ms). */
  readonly at: number;
  readonly now: number;
}

/**
 * Sends an appointment email to the customer, in the account's language. A custom email that the service has
 * for this event replaces the standard one.
 */
export async function sendAppointmentEmail(
  trx: Transaction<Tables>,
  post: Pick<EmailQueue, "take">,
  notice: AppointmentNotice,
): Promise<void> {
  const { account, what, service, customer, email, agent, at, now } = notice;
  if (typeof email !== "string" || email === "") return;
  const owner = await trx
    .selectFrom("accounts")
    .select(["name", "language", "time_zone", "configuration"])
    .where("id", "=", account)
    .executeTakeFirstOrThrow();
  const person =
    typeof agent === "string"
      ? await trx
          .selectFrom("users")
          .select(["firstname", "lastname"])
          .where("account", "=", account)
          .where("id", "=", agent)
          .executeTakeFirst()
      : undefined;
  const variables = variablesOf(owner.language, {
    customer,
    service: service.title,
    account: owner.name,
    agent: person ? shownAgentName(owner.configuration, person) : "",
    at,
    zone: service.openings?.zone ?? owner.time_zone,
  });
  const custom = await customOf(trx, account, service.emails, what);
  const letter = custom
    ? renderCustomEmail(owner.language, custom, variables, service.logo)
    : standardLetter(owner.language, what, variables);
  await post.take(trx, {
    account,
    to: email,
    kind: what,
    language: owner.language,
    names: { person: customer, account: owner.name, letter },
    secrets: null,
    goodUntil: Math.max(at, now + DAY),
  });
}

/** Returns the variables of an appointment email by name. */
export function variablesOf(
  language: Language,
  {
    at,
    zone,
    ...names
  }: {
    readonly customer: string;
    readonly service: string;
    readonly account: string;
    readonly agent: string;
    readonly at: number;
    readonly zone: string;
  },
): Variables {
  const { day, time } = formatsOf(language);
  return { ...names, date: day(at, zone), time: time(at, zone), zone };
}

/** Returns the standard email about an event. */
function standardLetter(language: Language, what: Happening, variables: Variables): EmailContent {
  const texts = textsIn(language);
  const named = Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [name, singleLine(value)]),
  ) as Parameters<typeof texts.appointment>[1]; // the same keys as `variables`
  const { subject, intro, agent } = texts.appointment(what, named);
  return formatEmail(
    language,
    {
      subject,
      before: [texts.greeting(named.customer), intro, ...(named.agent === "" ? [] : [agent])],
      pin: null,
      link: null,
      after: [],
    },
    texts.labeled,
  );
}

async function customOf(
  trx: Transaction<Tables>,
  account: string,
  ids: readonly string[],
  what: Happening,
): Promise<CustomEmail | null> {
  if (ids.length === 0) return null;
  const rows = await trx
    .selectFrom("resource_records")
    .select(["id", "data"])
    .where("account", "=", account)
    .where("collection", "=", "CustomEmail")
    .where("id", "in", ids)
    .execute();
  const fitting = ids.flatMap((id) =>
    rows.filter((row) => row.id === id && row.data["template"] === what),
  )[0];
  return fitting ? (fitting.data as unknown as CustomEmail) : null; // validated before it was stored
}
