import type { Segment, SegmentChange } from "../../../openapi/generated/console.ts";
import type { ActOne } from "../../services/bulk-run.ts";

/** Reads a segment and changes it by what it is then: whoever changes it in between is not overwritten. */
export const changeOne =
  (change: (segment: Segment) => SegmentChange): ActOne =>
  async (api, id) => {
    const params = { path: { id } };
    const read = await api.GET("/segments/{id}", { params });
    if (!read.data) return read;
    return api.PATCH("/segments/{id}", { params: { ...params, header: { "If-Match": `"${read.data.version ?? 0}"` } }, body: change(read.data) });
  };
