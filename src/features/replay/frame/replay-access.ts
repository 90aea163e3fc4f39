import type { SessionRef } from "../../../../machines/session.ts";
import type { Permission } from "../../../../openapi/generated/console.ts";

/**
 * Thrown if a component within a replay accesses something outside of the replay file. This is a programming
 * error; the access has no effect.
 */
export class ReplayAccessError extends Error {
  override readonly name = "ReplayAccessError";
  constructor(target: string) {
    super(`A component within the replay accessed something outside of the replay file: ${target}.`);
  }
}

/** Reports an access error and throws it. It is reported, because the component may catch it. */
export function refuse(target: string): never {
  const error = new ReplayAccessError(target);
  reportError(error);
  throw error;
}

/** Creates a storage that lasts as long as the open replay file. */
export function memoryStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}

/** Permissions that a user keeps within a replay. */
const VIEW_PERMISSIONS: ReadonlySet<Permission> = new Set(["replay.read"]);

/**
 * Returns the user's session with view permissions only. Sending an event to the session throws a
 * `ReplayAccessError`.
 */
export function readOnlySession(session: SessionRef): SessionRef {
  let seen: {
    readonly of: ReturnType<SessionRef["getSnapshot"]>;
    readonly shown: ReturnType<SessionRef["getSnapshot"]>;
  } | null = null;
  const getSnapshot = () => {
    const of = session.getSnapshot();
    if (seen?.of === of) return seen.shown;
    const { holder } = of.context;
    const shown = holder
      ? {
          ...of,
          context: {
            ...of.context,
            holder: { ...holder, abilities: holder.abilities.filter((one) => VIEW_PERMISSIONS.has(one)) },
          },
        }
      : of;
    seen = { of, shown };
    return shown;
  };
  return new Proxy(session, {
    get(target, name) {
      if (name === "getSnapshot") return getSnapshot;
      if (name === "send") return () => refuse("the session");
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}
