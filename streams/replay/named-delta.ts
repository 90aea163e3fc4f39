import type { RecordingHeader } from "../../openapi/generated/recording.ts";
import { nameIn } from "../recording/recording-header.ts";
import type { FloorDelta, RowsDelta } from "./floor-delta.ts";

interface Named {
  readonly id: string;
  readonly name: string | null;
}

const named = <Row extends Named>(
  { put, gone }: RowsDelta<Row>,
  names: Readonly<Record<string, string>>,
): RowsDelta<Row> => ({
  put: put.map((row) => (row.name === null ? { ...row, name: nameIn(names, row.id) } : row)),
  gone,
});

/** Adds names from the replay file's header to segments and agents without a name. */
export const namedDelta = (delta: FloorDelta, { segments, users }: RecordingHeader["names"]): FloorDelta => ({
  ...delta,
  ...(delta.segments && { segments: named(delta.segments, segments) }),
  ...(delta.agents && { agents: named(delta.agents, users) }),
});
