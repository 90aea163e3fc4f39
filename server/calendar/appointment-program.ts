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
  final: "is attended or canceled, and nothing becomes of it any more",
  "not-moved": "has to be another time for it to be rescheduled",
  moved: "cannot be another time for what is attended or canceled",
  "no-way-back": "cannot be pending again",
  past: "is past",
  "too-soon": "is sooner than the availability of the service allows",
  "too-late": "is further ahead than the availability of the service allows",
  "blocked-date": "is on a day without appointments",
  "outside-hours": "lies outside the hours of the availability",
  "nobody-free": "is a time at which no agent of the service is free",
  busy: "has another appointment then",
  away: "does not work then",
  "not-of-service": "is no agent of the service",
  "not-first": "can only be pending at first",
  missing: "is missing: the service selects nobody by itself",
  "no-availability": "has no availability, so that no appointment can be made",
} as const;

const fault = (pointer: string, code: keyof typeof WORDS): Fault => ({ pointer, code, message: WORDS[code] });
const refuse = (pointer: string, code: keyof typeof WORDS): never => {
  throw new Problem("unprocessable", { errors: [fault(pointer, code)] });
};
const clash = (pointer: string, code: keyof typeof WORDS): never => {
  throw new Problem("conflict", { errors: [fault(pointer, code)] });
};

/** Floor events of status changes. Those that are a `Happening` also send an email to the customer. */
const WHAT: Readonly<Record<Status, Happening | "appointment-attended">> = {
  pending: "appointment-created",
  rescheduled: "appointment-rescheduled",
  canceled: "appointment-canceled",
  attended: "appointment-attended",
};

/**
 * Appointments keep the rules of their service, go from one status to the next, and no agent has two at a
 * time.
 */
export const appointmentProgram =
  ({ floorTimes, post }: AppointmentServices): Program =>
  async (trx, write) => {
    // Locked before any agent, in the order of feeds.
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
    const happened = before === null || status !== before["status"] || moved ? WHAT[status] : null;
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
  const wanted = values["status"] as Status | undefined; // the contract has checked it
  if (before === null)
    return wanted === undefined || wanted === "pending" ? "pending" : refuse("/body/status", "not-first");
  const next = nextStatus(before["status"] as Status, wanted, { moved, touched }); // kept as such
  if (next.kind === "goes") return next.status;
  return next.code === "final" || next.code === "no-way-back"
    ? clash(next.pointer, next.code)
    : refuse(next.pointer, next.code);
}

interface Settling {
  readonly next: Values;
  readonly moved: boolean;
  /** True if the request names an agent. */
  readonly named: boolean;
}

/** Sets the end and the agent of an appointment. */
async function settle(
  trx: Transaction<Tables>,
  { account, id, now }: Write,
  service: Service,
  { next, moved, named }: Settling,
): Promise<Values> {
  const { openings, agents, automatic } = service;
  if (!openings) return refuse("/body/service", "no-availability");
  const start = instantIn(next["startsAt"]);
  const wrong = moved ? slotFault(openings, start, now) : null;
  if (wrong) return refuse("/body/startsAt", wrong);
  const end = moved ? endOf(openings, start) : instantIn(next["endsAt"]);
  const candidates = await lockAgents(trx, { account, agents, appointment: id, start, end, now });
  const user = typeof next["user"] === "string" ? next["user"] : null;
  const asked = candidates.find((one) => one.id === user);
  if (user !== null && named && !asked) return refuse("/body/user", "not-of-service");
  if (asked && !asked.isBusy && !asked.isAway) return { user, endsAt: iso(end) };
  if (user !== null && (named || !automatic))
    return clash("/body/user", asked && !asked.isBusy ? "away" : "busy");
  if (!automatic) return refuse("/body/user", "missing");
  const [found] = leastBusyFirst(candidates);
  return found === undefined ? clash("/body/startsAt", "nobody-free") : { user: found, endsAt: iso(end) };
}

const instantIn = (value: unknown): number => Date.parse(String(value));
const iso = (instant: number): string => new Date(instant).toISOString();
