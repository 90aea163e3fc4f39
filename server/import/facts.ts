import { createHash } from "node:crypto";
import type { Event } from "../../openapi/generated/live-monitor.ts";

/** What an adapter makes of a log: a fact that happened, not yet in its place among the others. */
export interface LoggedFact {
  /** ms */
  readonly time: number;
  /** Among facts of the same instant the smaller goes first. */
  readonly rank: number;
  readonly type: string;
  readonly subject: string;
  readonly data: Event["data"];
}

/** One row of a log: what it says, or why nothing could be made of it. `line` counts from 1, a header line too. */
export type LogRow = { readonly line: number; readonly facts: readonly LoggedFact[] } | { readonly line: number; readonly leftOut: string };

/** Makes ids from what a log calls things: the same name of the same recording always has the same id. */
export interface Naming {
  /** The `_id` of a segment or a user, remembered with its name for the recording's header. */
  segment(name: string): string;
  user(name: string): string;
  /** The id of anything else, from whatever tells it apart in the log. */
  key(kind: string, name: string): string;
  readonly names: { readonly segments: Readonly<Record<string, string>>; readonly users: Readonly<Record<string, string>> };
}

export function namingOf(recording: string): Naming {
  const segments: Record<string, string> = {};
  const users: Record<string, string> = {};
  const known = new Map<string, string>();
  const key = (kind: string, name: string) => createHash("sha256").update(JSON.stringify([recording, kind, name])).digest("hex").slice(0, 24);
  const remembered = (kind: string, name: string, names: Record<string, string>) => {
    const cached = known.get(`${kind}/${name}`);
    if (cached) return cached;
    const id = key(kind, name);
    names[id] = name;
    known.set(`${kind}/${name}`, id);
    return id;
  };
  return {
    key,
    segment: (name) => remembered("segment", name, segments),
    user: (name) => remembered("user", name, users),
    names: { segments, users },
  };
}

/** An adapter reads the lines of a log, one kind of log each. */
export type LogAdapter = (lines: AsyncIterable<string>, naming: Naming) => AsyncIterable<LogRow>;
