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

/** Changes that customers receive an email about. */
export type Happening =
  | "appointment-created"
  | "appointment-canceled"
  | "appointment-rescheduled"
  | "appointment-reminder";

export interface AppointmentNews {
  readonly account: string;
  readonly what: Happening;
  readonly service: Service;
  readonly customer: string;
  /** Without an email address nothing is sent. */
  readonly email: unknown;
  readonly agent: unknown;
  /** Start (ms). */
  readonly at: number;
  readonly now: number;
}

/**
 * Sends an appointment email to the customer: the service's custom email if there is one, in the account's
 * language.
 */
export async function sendAppointmentEmail(
  trx: Transaction<Tables>,
  post: Pick<EmailQueue, "take">,
  news: AppointmentNews,
): Promise<void> {
  const { account, what, service, customer, email, agent, at, now } = news;
  if (typeof email !== "string" || email === "") return;
  const house = await trx
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
  const variables = variablesOf(house.language, {
    customer,
    service: service.title,
    account: house.name,
    agent: person ? shownAgentName(house.configuration, person) : "",
    at,
    zone: service.openings?.zone ?? house.time_zone,
  });
  const custom = await customOf(trx, account, service.emails, what);
  const letter = custom
    ? renderCustomEmail(house.language, custom, variables, service.logo)
    : standardLetter(house.language, what, variables);
  await post.take(trx, {
    account,
    to: email,
    kind: what,
    language: house.language,
    names: { person: customer, account: house.name, letter },
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

/** The letter of the platform itself. */
function standardLetter(language: Language, what: Happening, variables: Variables): EmailContent {
  const texts = textsIn(language);
  const named = Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [name, singleLine(value)]),
  ) as Parameters<typeof texts.appointment>[1]; // the same names
  const { subject, said, agent } = texts.appointment(what, named);
  return formatEmail(
    language,
    {
      subject,
      before: [texts.greeting(named.customer), said, ...(named.agent === "" ? [] : [agent])],
      pin: null,
      link: null,
      after: [],
    },
    texts.labelled,
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
  return fitting ? (fitting.data as unknown as CustomEmail) : null; // kept as the contract has it
}
