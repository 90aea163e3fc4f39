import type { Targets } from "../../../openapi/generated/console.ts";
import { longestBySegment, serviceLevelIn } from "../../../streams/metrics/segment-numbers.ts";
import { wholePercent } from "../../../streams/metrics/standing.ts";
import type { DescribedRecord } from "../../resource/described/described-resource.ts";
import type { LiveServices } from "../../services/live-services.ts";
import type { Written } from "../../ui/written.ts";

/**
 * What a file has of how segments stand: as the floor is when it is written; nothing where nobody may see the
 * floor.
 */
export function liveWritten(live: LiveServices, { answerWithinSeconds }: Targets) {
  const floor = () => live.floor.get()?.state;
  const now = () => live.clock.now();
  const waiting: Written<DescribedRecord> = {
    kind: "number",
    of: ({ _id }) => floor() && (floor()?.segments.get(_id)?.waiting ?? 0),
  };
  const longestWait: Written<DescribedRecord> = {
    kind: "minutes",
    of: ({ _id }) => {
      const [held, at] = [floor(), now()];
      const since = held && longestBySegment(held).get(_id);
      return since === undefined || at === null ? null : Math.max(0, at - since);
    },
  };
  const serviceLevel: Written<DescribedRecord> = {
    kind: "percent",
    of: ({ _id }) => {
      const held = floor();
      return held && wholePercent(serviceLevelIn(held, _id, now() ?? 0, answerWithinSeconds));
    },
  };
  return { waiting, longestWait, serviceLevel };
}
