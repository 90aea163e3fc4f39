import { ulid } from "ulid";
import type { NewEvent } from "./log-event.ts";
import type { OwnCentre } from "./own-centre.ts";

/** What the platform itself says. */
export const PLATFORM = "/platform";

/**
 * The segments, agents and connected devices of a centre as the floor may know them, said at `time` (ms), so
 * that an empty floor knows its names.
 */
export const descriptionsOf = ({ segments, agents, pocs }: OwnCentre, time: number): NewEvent[] => [
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
