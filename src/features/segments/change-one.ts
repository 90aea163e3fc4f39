import type { Segment, SegmentChange } from "../../../openapi/generated/console.ts";
import { changeAsItIs } from "../../resource/change-as-it-is.ts";

/** Changes a segment by what it is when its turn comes. */
export const changeOne = (change: (segment: Segment) => SegmentChange) =>
  changeAsItIs<Segment>({
    read: (api, id) => api.GET("/segments/{id}", { params: { path: { id } } }),
    write: (api, id, segment, version) => api.PATCH("/segments/{id}", { params: { path: { id }, header: { "If-Match": version } }, body: change(segment) }),
  });
