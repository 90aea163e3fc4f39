import type { ContactCreated, MediaChannel } from "../../openapi/generated/live-monitor.ts";
import type { DemoSegment } from "./demo-center.ts";
import type { Random } from "./random.ts";
import type { Stage } from "./stage.ts";

const DEVICES = [
  "Chrome on Windows",
  "Chrome on Android",
  "Safari on iPhone",
  "Safari on macOS",
  "Edge on Windows",
  "Firefox on Linux",
  "Samsung Internet on Android",
];
const PLACES = [
  "Madrid",
  "Barcelona",
  "Valencia",
  "Sevilla",
  "Lyon",
  "Paris",
  "London",
  "Lisboa",
  "Milano",
  "Berlin",
  "Bogotá",
  "Ciudad de México",
];
const BRANCHES = ["Branch Gran Vía", "Branch Diagonal", "Branch Rue de Rivoli", "Branch Baker Street"];

/** Returns the id of a known customer, numbered from 1. */
export const customerId = (number: number): string => `C${String(number).padStart(5, "0")}`;

/** Details of an arriving customer. */
export interface Visitor {
  readonly channel: MediaChannel;
  readonly customer: string | null;
  readonly priority: number;
  readonly contact: ContactCreated;
}

export function visitor(
  { channels }: DemoSegment,
  { agenda: { now: time }, random, customers }: Pick<Stage, "agenda" | "random" | "customers">,
): Visitor {
  const channel: MediaChannel =
    channels.includes("video") && (!channels.includes("audio") || random.chance(0.45)) ? "video" : "audio";
  const origin = originOf(channel, random);
  const isFromWeb = origin === "widget" || origin === "link";
  const customer = random.chance(0.86) ? customerId(random.whole(1, customers)) : null;
  return {
    channel,
    customer,
    priority: random.weighted([
      [1, 70],
      [2, 22],
      [0, 5],
      [3, 3],
    ] as const),
    contact: {
      channel,
      origin,
      ...(customer === null ? {} : { customer }),
      ...(isFromWeb ? { device: random.pick(DEVICES), consentAt: new Date(time).toISOString() } : {}),
      ...(isFromWeb || origin === "poc"
        ? { location: random.pick(origin === "poc" ? BRANCHES : PLACES) }
        : {}),
    },
  };
}

const originOf = (channel: MediaChannel, random: Random): ContactCreated["origin"] =>
  channel === "video"
    ? random.weighted([
        ["widget", 62],
        ["link", 20],
        ["poc", 12],
        ["calendar", 6],
      ] as const)
    : random.weighted([
        ["ivr", 55],
        ["widget", 35],
        ["link", 8],
        ["poc", 2],
      ] as const);
