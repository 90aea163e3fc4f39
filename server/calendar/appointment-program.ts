import type { Transaction } from "kysely";
import { type Fault, Problem } from "../kit/problem.ts";
import type { Tables } from "../database/schema.ts";
import { FloorLog, type FloorTimes } from "../log/floor-log.ts";
import type { EmailQueue } from "../mail/email-queue.ts";
import type { Program, Values, Write } from "../resources/program.ts";
import { leastBusyFirst, lockAgents } from "./book-agent.ts";
import { nextStatus, type Status } from "./next-status.ts";
import { type Happening, sendAppointmentEmail } from "./send-appointment-email.ts";
import { type Service, serviceOf } from "./service-of.ts";
import { endOf, slotFault } from "./slot-fault.ts";

export interface AppointmentServices {
  readonly floorTimes: () => FloorTimes;
  readonly post: Pick<EmailQueue, "take">;
}

const WORDS = {
  final: "cannot be changed after the appointment was attended or canceled",
  "not-moved": "must be a new time to reschedule",
  moved: "cannot be changed for an attended or canceled appointment",
  "no-way-back": "cannot return to pending",
  past: "is in the past",
  "too-soon": "is sooner than the availability of the service allows",
  "too-late": "is further ahead than the availability of the service allows",
  "blocked-date": "is on a day without appointments",
  "outside-hours": "is outside the hours of the availability",
  "nobody-free": "is a time without a free agent of the service",
  busy: "has another appointment at this time",
  away: "does not work at this time",
  "not-of-service": "is not an agent of the service",
  "not-first": "must be pending for a new appointment",
  missing: "is missing: the service does not select agents automatically",
  "no-availability": "has no availability, so appointments cannot be made",
} as const;

const fault = (pointer: string, code: keyof typeof WORDS): Fault => ({ pointer, code, message: WORDS[code] });
const refuse = (pointer: string, code: keyof typeof WORDS): never => {
  throw new Problem("unprocessable", { errors: [fault(pointer, code)] });
};
const clash = (pointer: string, code: keyof typeof WORDS): never => {
  throw new Problem("conflict", { errors: [fault(pointer, code)] });
};

/**
 * Floor event that is written when an appointment gets a status. Each one except `appointment-attended` is
 * also sent to the customer by email.
 */
const FLOOR_EVENTS: Readonly<Record<Status, Happening | "appointment-attended">> = {
  pending: "appointment-created",
  rescheduled: "appointment-rescheduled",
  canceled: "appointment-canceled",
  attended: "appointment-attended",
};

/**
 * Completes a write of an appointment: checks it against the rules of its service, sets its status and agent,
 * and prevents double bookings. If the appointment is new, or its status, time or service changes, also
 * writes the floor event and sends the email.
 */
export const appointmentProgram =
  ({ floorTimes, post }: AppointmentServices): Program =>
  async (trx, write) => {
    // Locks the floor log before any agent, because feeds lock in this order. Another order could deadlock.
    const floor = await FloorLog.hold(trx, write.account, floorTimes());
    const { before, values, now } = write;
    const next: Values = { ...before, ...values };
    const differs = (member: string) =>
      before !== null && member in values && values[member] !== before[member];
    const moved =
      before === null ||
      instantIn(values["startsAt"] ?? before["startsAt"]) !== instantIn(before["startsAt"]) ||
      differs("service");
    const status = statusOf(write, moved, moved || differs("user"));
    const isOver = status === "canceled" || status === "attended";
    const service = await serviceOf(trx, write.account, String(next["service"]));
    if (!service) return refuse("/body/service", "no-availability");
    const settled =
      isOver || (!moved && !differs("user"))
        ? {}
        : await settle(trx, write, service, { next, moved, named: before === null || differs("user") });
    const happened = before === null || status !== before["status"] || moved ? FLOOR_EVENTS[status] : null;
    return {
      values: {
        ...values,
        status,
        ...settled,
        ...(moved && !isOver && { scheduledAt: new Date(now).toISOString() }),
      },
      after: async ({ _id, user, startsAt, customer, email }) => {
        if (happened === null) return;
        const at = String(startsAt);
        await floor.say([
          {
            type: happened,
            subject: `appointment/${_id}`,
            data: { service: String(next["service"]), ...(typeof user === "string" && { user }), at },
          },
        ]);
        if (happened !== "appointment-attended")
          await sendAppointmentEmail(trx, post, {
            account: write.account,
            what: happened,
            service,
            customer: String(customer),
            email,
            agent: user,
            at: Date.parse(at),
            now,
          });
      },
    };
  };

function statusOf({ before, values }: Write, moved: boolean, touched: boolean): Status {
  const wanted = values["status"] as Status | undefined; // validated against the contract
  if (before === null)
    return wanted === undefined || wanted === "pending" ? "pending" : refuse("/body/status", "not-first");
  const next = nextStatus(before["status"] as Status, wanted, { moved, touched }); // stored as a status
  if (next.kind === "goes") return next.status;
  return next.code === "final" || next.code === "no-way-back"
    ? clash(next.pointer, next.code)
    : refuse(next.pointer, next.code);
}

interface Settling {
  /** The appointment with the requested changes. */
  readonly next: Values;
  /** True for a new appointment, and if its time or service changes. */
  readonly moved: boolean;
  /** True for a new appointment, and if the request changes the agent. */
  readonly named: boolean;
}

/**
 * Returns the end and the agent of an appointment. Throws a problem if the time or the agent is unavailable.
 */
async function settle(
  trx: Transaction<Tables>,
  { account, id, now }: Write,
  service: Service,
  { next, moved, named }: Settling,
): Promise<Values> {
  const { openings, agents, automatic } = service;
  if (!openings) return refuse("/body/service", "no-availability");
  const start = instantIn(next["startsAt"]);
  const reason = moved ? slotFault(openings, start, now) : null;
  if (reason) return refuse("/body/startsAt", reason);
  const end = moved ? endOf(openings, start) : instantIn(next["endsAt"]);
  const candidates = await lockAgents(trx, { account, agents, appointment: id, start, end, now });
  const user = typeof next["user"] === "string" ? next["user"] : null;
  const requested = candidates.find((one) => one.id === user);
  if (user !== null && named && !requested) return refuse("/body/user", "not-of-service");
  if (requested && !requested.isBusy && !requested.isAway) return { user, endsAt: iso(end) };
  if (user !== null && (named || !automatic))
    return clash("/body/user", requested && !requested.isBusy ? "away" : "busy");
  if (!automatic) return refuse("/body/user", "missing");
  const [found] = leastBusyFirst(candidates);
  return found === undefined ? clash("/body/startsAt", "nobody-free") : { user: found, endsAt: iso(end) };
}

const instantIn = (value: unknown): number => Date.parse(String(value));
const iso = (instant: number): string => new Date(instant).toISOString();
