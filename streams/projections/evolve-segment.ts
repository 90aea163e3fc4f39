import type { KnownFact } from "../events/event.ts";
import type { FloorDraft } from "./floor-draft.ts";

type SegmentFact = Extract<KnownFact, { type: "segment-described" }>;

/** Updates a segment. A removed one stays, without a name, until its last customer has left. */
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
