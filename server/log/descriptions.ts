import { ulid } from "ulid";
import type { NewEvent } from "./log-event.ts";
import type { AccountCenter } from "./account-center.ts";

/** Source of the platform's own events. */
export const PLATFORM = "/platform";

/**
 * Returns events that describe the segments, agents and connected devices of a center at `time` (ms). The
 * floor of a new epoch gets its names from these events.
 */
export const descriptionsOf = ({ segments, agents, pocs }: AccountCenter, time: number): NewEvent[] => [
  ...segments.map(({ id, name, channels }) =>
    described("segment-described", `segment/${id}`, time, { name, channels }),
  ),
  ...agents.map(({ id, name, segments: served }) =>
    described("user-described", `user/${id}`, time, { name, segments: served }),
  ),
  ...pocs.map(({ id, branch }) => described("poc-connected", `poc/${id}`, time, { branch })),
];

const described = (type: string, subject: string, time: number, data: object): NewEvent => ({
  id: ulid(),
  source: PLATFORM,
  type,
  subject,
  time,
  dataschema: null,
  // The contract types payloads as objects without named members.
  data: data as NewEvent["data"],
});
