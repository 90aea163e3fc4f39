import { ulid } from "ulid";
import type { NewEvent } from "./log-event.ts";
import type { OwnCentre } from "./own-centre.ts";

/** What the platform itself says. */
export const PLATFORM = "/platform";

/** The segments and agents of a centre as the floor may know them, said at `time` (ms), so that an empty floor knows its names. */
export const descriptionsOf = ({ segments, agents }: OwnCentre, time: number): NewEvent[] => [
  ...segments.map(({ id, name, channels }) => described("segment", id, time, { name, channels })),
  ...agents.map(({ id, name, segments: served }) => described("user", id, time, { name, segments: served })),
];

const described = (kind: "segment" | "user", id: string, time: number, data: object): NewEvent => ({
  id: ulid(),
  source: PLATFORM,
  type: `${kind}-described`,
  subject: `${kind}/${id}`,
  time,
  dataschema: null,
  // The contract types a payload as an object without naming members.
  data: data as NewEvent["data"],
});
