import type { ShownReplay } from "../../../services/replay.ts";

/** How the place where a replay stands is written, as an example of how others are. */
export function placeExamples(zone: string, { now, offset }: Pick<ShownReplay, "now" | "offset">) {
  // Written so in Sweden, and read so everywhere.
  const [day = "", time = ""] = new Intl.DateTimeFormat("sv-SE", {
    dateStyle: "short",
    timeStyle: "short",
    timeZone: zone,
  })
    .format(now)
    .split(" ");
  return { day, time, offset };
}
