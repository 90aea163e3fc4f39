import type { SessionRef, SessionSnapshot } from "../../machines/session.ts";

/** The snapshot of the session before its machine is loaded: no user is signed in. */
const ABSENT = {
  context: { hasToken: false, holder: null, attempt: 0, ended: null },
  hasTag: (tag: string) => tag === "absent",
  matches: (state: unknown) => state === "absent",
} as unknown as SessionSnapshot; // readers of the snapshot use only these members

interface LateSession {
  readonly session: SessionRef;
  /** Loads and starts the session once. Rejects if loading fails, and can then be invoked again. */
  readonly start: () => Promise<void>;
}

/**
 * Returns a session whose machine is loaded later, after the login is rendered. Until then it has no user.
 * An event that is sent earlier starts the loading, and is forwarded afterward.
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
      subscribe: subscribe as SessionRef["subscribe"], // subscribers are functions, never observer objects
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
