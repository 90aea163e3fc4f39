import { type Transaction } from "kysely";
import type { WeeklyHours } from "../../openapi/generated/console.ts";
import type { Queries, Tables } from "../database/schema.ts";
import type { Openings } from "./slot-fault.ts";

/** The settings of a service that appointments need. */
export interface Service {
  readonly title: string;
  readonly agents: readonly string[];
  /** True if an appointment without a requested agent gets one automatically. */
  readonly automatic: boolean;
  /** Times of the reminders, in minutes before the start of the appointment. */
  readonly reminders: readonly number[];
  /** Ids of the custom emails. */
  readonly emails: readonly string[];
  /** URL of the logo; empty if there is none. */
  readonly logo: string;
  /** Null if the service has no availability, or if the availability was removed. */
  readonly openings: Openings | null;
}

const dataOf = (db: Queries, account: string, collection: string, id: string) =>
  db
    .selectFrom("resource_records")
    .select("data")
    .where("account", "=", account)
    .where("collection", "=", collection)
    .where("id", "=", id);

/** Reads a service with its availability and locks both against changes; null for an unknown service. */
export const serviceOf = (trx: Transaction<Tables>, account: string, id: string): Promise<Service | null> =>
  read(id, (collection, one) => dataOf(trx, account, collection, one).forShare());

/** Reads a service with its availability, without locks; null for an unknown service. */
export const readService = (db: Queries, account: string, id: string): Promise<Service | null> =>
  read(id, (collection, one) => dataOf(db, account, collection, one));

async function read(
  id: string,
  find: (collection: string, id: string) => ReturnType<typeof dataOf>,
): Promise<Service | null> {
  const kept = await find("Service", id).executeTakeFirst();
  if (!kept) return null;
  const { data } = kept;
  const availability =
    typeof data["availability"] === "string"
      ? await find("Availability", data["availability"]).executeTakeFirst()
      : undefined;
  return { ...serviceIn(data), openings: availability ? openingsIn(availability.data) : null };
}

/** Maps the stored members of a service. */
function serviceIn(data: Readonly<Record<string, unknown>>): Omit<Service, "openings"> {
  return {
    title: String(data["title"]),
    agents: data["agents"] as string[], // validated before it was stored
    automatic: data["automaticSelection"] === true,
    reminders: (data["reminders"] as { time: number }[]).map(({ time }) => time), // likewise
    emails: data["emailTemplates"] as string[], // likewise
    logo: typeof data["logoUrl"] === "string" ? data["logoUrl"] : "",
  };
}

const openingsIn = (data: Readonly<Record<string, unknown>>): Openings => ({
  zone: String(data["timezone"]),
  duration: Number(data["duration"]),
  minimum: Number(data["minimumToSchedule"]),
  maximum: Number(data["maximumToSchedule"]),
  days: data["days"] as WeeklyHours, // validated before it was stored
  blocked: (data["blockedDates"] as { date: string }[]).map(({ date }) => date), // likewise
});
