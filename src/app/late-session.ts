import type { SessionRef, SessionSnapshot } from "../../machines/session.ts";

/** The session without a user, before its machine is loaded. */
const ABSENT = {
  context: { hasToken: false, holder: null, attempt: 0, ended: null },
  hasTag: (tag: string) => tag === "absent",
  matches: (state: unknown) => state === "absent",
} as unknown as SessionSnapshot; // its readers read no more of it than this

interface LateSession {
  readonly session: SessionRef;
  /** Loads and starts it, once; rejects where it cannot be loaded, and may be tried again. */
  readonly start: () => Promise<void>;
}

/**
 * Represents a session whose machine is loaded after the login is rendered: there is no user until then. Any
 * event starts loading and is forwarded afterward.
 */
export function lateSession(load: () => Promise<SessionRef>): LateSession {
  let running: SessionRef | null = null;
  let starting: Promise<SessionRef> | null = null;
  const waiting = new Set<(session: SessionRef) => void>();

  const started = () =>
    (starting ??= load().then(
      (session) => {
        running = session;
        for (const begin of waiting) begin(session);
        waiting.clear();
        return session;
      },
      (error: unknown) => {
        starting = null;
        throw error;
      },
    ));

  const subscribe = (next: (snapshot: SessionSnapshot) => void) => {
    if (running) return running.subscribe(next);
    let inner: { unsubscribe: () => void } | null = null;
    const begin = (session: SessionRef) => {
      inner = session.subscribe(next);
      next(session.getSnapshot());
    };
    waiting.add(begin);
    return {
      unsubscribe: () => {
        waiting.delete(begin);
        inner?.unsubscribe();
      },
    };
  };

  return {
    session: {
      getSnapshot: () => running?.getSnapshot() ?? ABSENT,
      subscribe: subscribe as SessionRef["subscribe"], // observers are never passed here
      send: (event) => {
        if (running) running.send(event);
        else
          void started().then(
            (session) => session.send(event),
            () => undefined,
          );
      },
    },
    start: async () => void (await started()),
  };
}
