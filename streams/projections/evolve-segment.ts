import type { KnownFact } from "../events/event.ts";
import type { FloorDraft } from "./floor-draft.ts";

type SegmentFact = Extract<KnownFact, { type: "segment-described" }>;

/**
 * What the floor knows of a segment. A removed one stays, nameless to nobody, until its last customer is
 * gone.
 */
export function evolveSegment(draft: FloorDraft, { data }: SegmentFact, id: string): void {
  const segment = draft.segment(id);
  if (data.removed && segment.waiting + segment.inCall + segment.agents === 0)
    draft.removeSegment(segment.id);
  else
    draft.putSegment({
      ...segment,
      name: data.name,
      channels: data.channels ?? segment.channels,
      imported: data.imported ?? segment.imported,
    });
}
