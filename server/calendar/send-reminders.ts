import { type Kysely, sql } from "kysely";
import type { Tables } from "../database/schema.ts";
import { appendAudit } from "../log/append-audit.ts";
import { FloorLog, type FloorTimes } from "../log/floor-log.ts";
import type { EmailQueue } from "../mail/email-queue.ts";
import { sendAppointmentEmail } from "./send-appointment-email.ts";
import { serviceOf } from "./service-of.ts";

const MINUTE = 60_000;
/** Longest time (ms) between a reminder and its appointment: 30 days. */
const EARLIEST = 43_200 * MINUTE;
/** Maximum number of reminders sent by one invocation of `sendReminders`. */
const BATCH = 100;
/** Time (ms) for which sent reminders are stored. */
const KEPT = 90 * 86_400_000;

interface Reminding {
  readonly db: Kysely<Tables>;
  readonly now: () => number;
  readonly floorTimes: () => FloorTimes;
  readonly post: Pick<EmailQueue, "take">;
}

interface Due {
  readonly account: string;
  readonly id: string;
  /** Minutes between the reminder and the start of the appointment. */
  readonly minutes: number;
  readonly startsAt: string;
}

/**
 * Sends customers the due reminders of their appointments. Each reminder is sent once, even with several
 * nodes. A reminder whose time had passed when the appointment was made or rescheduled is not sent.
 */
export async function sendReminders({ db, now, floorTimes, post }: Reminding): Promise<void> {
  const at = now();
  for (const due of await dueAt(db, at)) {
    await db.transaction().execute(async (trx) => {
      const floor = await FloorLog.hold(trx, due.account, floorTimes());
      const first = await trx
        .insertInto("reminders_sent")
        .values({
          account: due.account,
          appointment: due.id,
          starts_at: Date.parse(due.startsAt),
          minutes: due.minutes,
          sent_at: at,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning("appointment")
        .executeTakeFirst();
      const kept = await trx
        .selectFrom("resource_records")
        .select("data")
        .where("account", "=", due.account)
        .where("collection", "=", "Appointment")
        .where("id", "=", due.id)
        .forShare()
        .executeTakeFirst();
      // Since the reminder was selected, another node may have sent it, or the appointment may have changed.
      if (
        !first ||
        kept?.data["startsAt"] !== due.startsAt ||
        !["pending", "rescheduled"].includes(String(kept.data["status"]))
      )
        return;
      const { service: id, user, customer, email } = kept.data;
      const service = await serviceOf(trx, due.account, String(id));
      if (!service) return;
      await floor.say([
        {
          type: "appointment-reminder",
          subject: `appointment/${due.id}`,
          data: { service: String(id), ...(typeof user === "string" && { user }), at: due.startsAt },
        },
      ]);
      await sendAppointmentEmail(trx, post, {
        account: due.account,
        what: "appointment-reminder",
        service,
        customer: String(customer),
        email,
        agent: user,
        at: Date.parse(due.startsAt),
        now: at,
      });
      await appendAudit(
        trx,
        {
          account: due.account,
          type: "appointment-record-reminded",
          subject: `appointment-record/${due.id}`,
          data: { after: { minutes: due.minutes, startsAt: due.startsAt } },
        },
        at,
      );
    });
  }
  await db
    .deleteFrom("reminders_sent")
    .where("sent_at", "<=", at - KEPT)
    .execute();
}

async function dueAt(db: Kysely<Tables>, at: number): Promise<readonly Due[]> {
  const iso = (instant: number) => new Date(instant).toISOString();
  const { rows } = await sql<Due>`
    select a.account, a.id, (reminder ->> 'time')::int as minutes, a.data ->> 'startsAt' as "startsAt"
    from resource_records a
    join resource_records s on s.account = a.account and s.collection = 'Service' and s.id = a.data ->> 'service'
    cross join lateral jsonb_array_elements(s.data -> 'reminders') as reminder
    where a.collection = 'Appointment' and a.data ->> 'status' in ('pending', 'rescheduled')
      and (a.data ->> 'startsAt') collate "C" > ${iso(at)} and (a.data ->> 'startsAt') collate "C" <= ${iso(at + EARLIEST)}
      and (a.data ->> 'startsAt')::timestamptz - make_interval(mins => (reminder ->> 'time')::int) <= ${iso(at)}::timestamptz
      and (a.data ->> 'startsAt')::timestamptz - make_interval(mins => (reminder ->> 'time')::int) >= (a.data ->> 'scheduledAt')::timestamptz
      and not exists (select from reminders_sent r where r.account = a.account and r.appointment = a.id
        and r.starts_at = (extract(epoch from (a.data ->> 'startsAt')::timestamptz) * 1000)::bigint and r.minutes = (reminder ->> 'time')::int)
    order by a.account, a.data ->> 'startsAt', a.id limit ${BATCH}`.execute(db);
  return rows;
}
