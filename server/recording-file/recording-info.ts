import { stat } from "node:fs/promises";
import type { Event } from "../../openapi/generated/live-monitor.ts";
import type { RecordingHeader } from "../../openapi/generated/recording.ts";
import type { Finding } from "../../streams/recording/finding.ts";
import { nameIn } from "../../streams/recording/recording-header.ts";
import { isKnownKind } from "../../streams/recording/record-kinds.ts";
import { idOf } from "../../streams/events/event.ts";

/** A segment or agent and the number of events that name it. */
export interface Mentioned {
  readonly id: string;
  /** Null if the recording does not contain the name. */
  readonly name: string | null;
  readonly events: number;
}

/** Summary of a recording. */
export interface RecordingInfo {
  readonly types: Readonly<Record<string, number>>;
  /** Times of the first and the last event, ms; null without events. */
  readonly first: number | null;
  readonly last: number | null;
  readonly segments: readonly Mentioned[];
  readonly agents: readonly Mentioned[];
}

/** Counts the types, segments and agents of a recording's events. */
export class InfoOf {
  private readonly types = new Map<string, number>();
  private readonly segments = new Map<string, number>();
  private readonly agents = new Map<string, number>();
  private first = Infinity;
  private last = -Infinity;

  constructor(private readonly names: RecordingHeader["names"]) {}

  see({ type, subject, time, data }: Event): void {
    const at = Date.parse(time);
    this.first = Math.min(this.first, at);
    this.last = Math.max(this.last, at);
    add(this.types, type);
    for (const id of new Set([subjectOf("segment", subject), data["segment"], data["toSegment"]]))
      if (typeof id === "string") add(this.segments, id);
    for (const id of new Set([subjectOf("user", subject), data["user"], data["toUser"]]))
      if (typeof id === "string") add(this.agents, id);
  }

  info(): RecordingInfo {
    const { names, first, last } = this;
    return {
      types: Object.fromEntries([...this.types].sort(most)),
      first: Number.isFinite(first) ? first : null,
      last: Number.isFinite(last) ? last : null,
      segments: mentioned(this.segments, names.segments),
      agents: mentioned(this.agents, names.users),
    };
  }
}

/** Returns the record kinds that this version does not define. */
export const unknownKinds = (records: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(records).filter(([k]) => !isKnownKind(k)));

/** Returns the ranges of missing offsets, both ends included. */
export const gapsIn = (findings: readonly Finding[]) =>
  findings.flatMap((finding) =>
    finding.what === "gap" ? [{ line: finding.line, from: finding.from, until: finding.until }] : [],
  );

/** Returns the size of a file in bytes, as stored on the disk. */
export const sizeOf = async (path: string): Promise<number> => (await stat(path)).size;

const subjectOf = (kind: string, subject: string): string | null =>
  subject.startsWith(`${kind}/`) ? idOf(subject) : null;

function add(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

const most = ([, a]: readonly [string, number], [, b]: readonly [string, number]): number => b - a;

const mentioned = (
  counts: ReadonlyMap<string, number>,
  names: Readonly<Record<string, string>>,
): Mentioned[] => [...counts].sort(most).map(([id, events]) => ({ id, name: nameIn(names, id), events }));
