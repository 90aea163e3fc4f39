import { ulid } from "ulid";
import type { NewEvent } from "./log-event.ts";
import type { AccountCenter } from "./account-center.ts";

/** Source of the platform's own events. */
export const PLATFORM = "/platform";

/**
 * Returns events at `time` (ms) that describe the segments, agents and connected devices of a center, so that
 * a new floor has their names.
 */
export const descriptionsOf = ({ segments, agents, pocs }: AccountCenter, time: number): NewEvent[] => [
  ...segments.map(({ id, name, channels }) =>
    said("segment-described", `segment/${id}`, time, { name, channels }),
  ),
  ...agents.map(({ id, name, segments: served }) =>
    said("user-described", `user/${id}`, time, { name, segments: served }),
  ),
  ...pocs.map(({ id, branch }) => said("poc-connected", `poc/${id}`, time, { branch })),
];

const said = (type: string, subject: string, time: number, data: object): NewEvent => ({
  id: ulid(),
  source: PLATFORM,
  type,
  subject,
  time,
  dataschema: null,
  // The contract types a payload as an object without naming members.
  data: data as NewEvent["data"],
});
