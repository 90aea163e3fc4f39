import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** Derives ids from names in a log: the same name in the same log always has the same id. */
export interface Naming {
  /** Returns the id of a segment or a user, and stores the name for the replay file's header. */
  segment(name: string): string;
  user(name: string): string;
  /** Returns the id of any other object from its identifying text in the log. */
  key(kind: string, name: string): string;
  readonly segments: ReadonlyMap<string, string>;
  readonly users: ReadonlyMap<string, string>;
}

/**
 * Returns the naming of one log. `log` identifies the log: the same name has different ids in different logs.
 * Ids are the first 24 hex characters of a SHA-256 hash.
 */
export function namingOf(log: string): Naming {
  const segments = new Map<string, string>();
  const users = new Map<string, string>();
  const known = new Map<string, string>();
  const key = (kind: string, name: string) =>
    bytesToHex(sha256(utf8ToBytes(JSON.stringify([log, kind, name])))).slice(0, 24);
  const remembered = (kind: string, name: string, names: Map<string, string>) => {
    const place = `${kind}/${name}`;
    const id = known.get(place) ?? key(kind, name);
    known.set(place, id);
    names.set(id, name);
    return id;
  };
  return {
    key,
    segment: (name) => remembered("segment", name, segments),
    user: (name) => remembered("user", name, users),
    segments,
    users,
  };
}
