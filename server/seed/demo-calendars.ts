import type { WeeklyHours } from "../../openapi/generated/console.ts";
import { DEMO_AGENTS, DEMO_SIGN_INS } from "./demo-account.ts";

const DAY = 86_400_000;
const HOUR = 3_600_000;
const idOf = (kind: number, number: number) =>
  `65a0f0${kind.toString(16).padStart(2, "0")}${number.toString(16).padStart(16, "0")}`;
const workdays = (...ranges: readonly (readonly [string, string])[]): WeeklyHours =>
  [1, 2, 3, 4, 5].flatMap((day) => ranges.map(([start, end]) => ({ day, start, end })));

/** A record of the demo account. `one` is the schema name of its resource. */
export interface DemoRecord {
  readonly one: string;
  readonly id: string;
  readonly values: Readonly<Record<string, unknown>>;
}

const [OFFICE, EVENINGS] = [idOf(16, 1), idOf(16, 2)];
const [FIRST, FOLLOW_UP, SIGNING] = [idOf(17, 1), idOf(17, 2), idOf(17, 3)];
const WELCOME = idOf(18, 1);
const agent = (number: number): string => DEMO_AGENTS[number]?.id ?? "";
const CUSTOMERS = [
  "Núria Ferrer",
  "João Almeida",
  "Chloé Bernard",
  "Ahmed Haddad",
  "Ingrid Solberg",
  "Marta Kowalska",
  "Luca Romano",
  "Yuki Tanaka",
];

/**
 * Returns records for calendars and working hours, with appointments around `now` (ms), the first start of
 * the platform. Demo customers have no email address, so no emails are sent.
 */
export function demoCalendars(now: number): readonly DemoRecord[] {
  const [principal, supervisor] = DEMO_SIGN_INS;
  return [
    {
      one: "Availability",
      id: OFFICE,
      values: {
        name: "Office hours",
        timezone: "Europe/Madrid",
        duration: 30,
        minimumToSchedule: 60,
        maximumToSchedule: 60,
        days: workdays(["09:00", "13:00"], ["14:00", "18:00"]),
        blockedDates: [{ date: `${new Date(now).getUTCFullYear()}-12-25`, note: "Christmas" }],
      },
    },
    {
      one: "Availability",
      id: EVENINGS,
      values: {
        name: "Evenings",
        timezone: "Europe/Madrid",
        duration: 20,
        minimumToSchedule: 0,
        maximumToSchedule: 14,
        days: [
          { day: 2, start: "18:00", end: "21:00" },
          { day: 4, start: "18:00", end: "21:00" },
        ],
      },
    },
    {
      one: "CustomEmail",
      id: WELCOME,
      values: {
        name: "Welcome",
        slug: "welcome",
        template: "appointment-created",
        subject: "See you on {{date}}",
        title: "Hello {{customer}}",
        paragraphs: [
          { html: "<p>Your appointment for <b>{{service}}</b> is on {{date}} at {{time}} ({{zone}}).</p>" },
          { html: "<p>You will speak with {{agent}}. Please have your documents ready.</p>" },
        ],
      },
    },
    {
      one: "Service",
      id: FIRST,
      values: {
        title: "First consultation",
        description: "Twenty minutes on video, for new customers",
        identifier: "first",
        availability: OFFICE,
        agents: [agent(0), agent(1), agent(2)],
        reminders: [{ time: 1440 }, { time: 60 }],
        emailTemplates: [WELCOME],
      },
    },
    {
      one: "Service",
      id: FOLLOW_UP,
      values: {
        title: "Follow-up",
        description: "After a first consultation",
        identifier: "follow-up",
        availability: EVENINGS,
        agents: [agent(3), agent(4)],
        automaticSelection: false,
        reminders: [{ time: 120 }],
      },
    },
    {
      one: "Service",
      id: SIGNING,
      values: {
        title: "Signing",
        description: "Not offered yet",
        visibility: "hidden",
        availability: OFFICE,
        agents: [agent(5)],
      },
    },
    ...CUSTOMERS.map((customer, index) => appointment(now, customer, index)),
    {
      one: "WorkingHours",
      id: idOf(20, 1),
      values: {
        label: "Sales desk",
        notificationEnabled: false,
        gracePeriod: 10,
        days: workdays(["09:00", "17:00"]),
        agents: [agent(0), agent(1)],
        subscribers: [supervisor?.id ?? ""],
      },
    },
    {
      one: "WorkingHours",
      id: idOf(20, 2),
      values: {
        label: "Support, late shift",
        notificationEnabled: false,
        gracePeriod: 5,
        days: workdays(["14:00", "22:00"]),
        agents: [agent(2), agent(3), agent(4)],
        subscribers: [principal?.id ?? "", supervisor?.id ?? ""],
      },
    },
  ];
}

/**
 * Returns an appointment. Before `now` (ms), one is canceled and the others attended; later, one is
 * rescheduled.
 */
function appointment(now: number, customer: string, index: number): DemoRecord {
  const startsAt = (workdaysAround(now)[index] ?? 0) * DAY + 8 * HOUR;
  const past = startsAt < now;
  const status = past ? (index === 1 ? "canceled" : "attended") : index === 5 ? "rescheduled" : "pending";
  const iso = (instant: number) => new Date(instant).toISOString();
  return {
    one: "Appointment",
    id: idOf(19, index + 1),
    values: {
      customer,
      phone: `+34 600 000 00${index}`,
      service: FIRST,
      startsAt: iso(startsAt),
      endsAt: iso(startsAt + HOUR / 2),
      user: agent(index % 3),
      status,
      scheduledAt: iso(now - 7 * DAY),
      extraData: index === 0 ? [{ name: "order", value: "4711" }] : [],
    },
  };
}

/** Returns workdays as days since 1970, beginning at most four days before an instant (ms). */
const workdaysAround = (now: number): number[] =>
  Array.from({ length: 20 }, (_, at) => Math.floor(now / DAY) + at - 4).filter(
    (day) => ![0, 6].includes(new Date(day * DAY).getUTCDay()),
  );
