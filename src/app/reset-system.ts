import { createActor, fromPromise } from "xstate";
import type { Language } from "../../openapi/generated/console.ts";
import type { Outcome } from "../../machines/request-outcome.ts";
import {
  isBusy,
  passwordResetMachine,
  resetPlace,
  resetRecord,
  type ResetSnapshot,
} from "../../machines/password-reset.ts";
import type { ResetRecord } from "../../machines/password-reset-setup.ts";
import { unwrap } from "../api/problem.ts";
import type { ResetKind, ResetRun, ResetView } from "../services/reset-run.ts";
import { outcomeOf } from "./outcome.ts";
import type { SessionSystem } from "./session-system.ts";
import { tapped } from "./taps.ts";

interface ResetSystemOptions extends Pick<SessionSystem, "api" | "session"> {
  /** Storage of the tab. */
  readonly storage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  readonly location: Pick<Location, "hash" | "pathname">;
  readonly history: Pick<History, "replaceState">;
  /** Returns the language of the page. */
  readonly language: () => Language;
  readonly now: () => number;
}

const viewOf = (snapshot: ResetSnapshot): ResetView => {
  const { kind, email, problem, faults, resendAt, deadline, request } = snapshot.context;
  return {
    asked: request?.email === email,
    kind,
    email,
    problem,
    faults,
    resendAt,
    deadline,
    place: resetPlace(snapshot),
    busy: isBusy(snapshot),
  };
};

/**
 * Starts a password reset, or continues it from the link in the URL or the state stored in this tab. The
 * token of the link and the grant for the password change are never passed to the machine.
 */
export function openReset(
  kind: ResetKind,
  { api, session, storage, location, history, language, now }: ResetSystemOptions,
): ResetRun {
  const kept = resetKept(storage, kind);
  const linked = /^#([\w-]{1,128})$/.exec(location.hash)?.[1];
  if (location.hash !== "") {
    // Removes the token from the history and the address bar.
    history.replaceState(null, "", location.pathname);
    kept.drop();
    kept.put({ token: linked ?? "" });
  }
  const { record, token, grant } = kept.get();

  const keepGrant = <Value extends { readonly grant: string }>(outcome: Outcome<Value>) => {
    if (outcome.kind === "ok") kept.put({ grant: outcome.value.grant });
    return outcome;
  };
  const machine = passwordResetMachine.provide({
    actors: {
      request: fromPromise(async ({ input: { email, kind, replaces }, signal }) => {
        const body = {
          email,
          kind,
          language: language(),
          ...(replaces === null ? {} : { request: replaces }),
        };
        return {
          ...(await outcomeOf(() => unwrap(api.POST("/auth/password-reset", { body, signal })))),
          at: now(),
        };
      }),
      checkPin: fromPromise(async ({ input: body, signal }) => {
        const outcome = keepGrant(
          await outcomeOf(() => unwrap(api.POST("/auth/password-reset/pin", { body, signal }))),
        );
        return outcome.kind === "ok" ? { kind: "ok", value: null } : outcome;
      }),
      checkLink: fromPromise(async ({ signal }) => {
        // A truncated link has no token to check.
        if (!token) return { kind: "http", status: 404 };
        return keepGrant(
          await outcomeOf(() =>
            unwrap(api.GET("/auth/password-reset/link/{token}", { params: { path: { token } }, signal })),
          ),
        );
      }),
      save: fromPromise(({ input: { kind, password, agreement }, signal }) =>
        outcomeOf(async () => {
          const body = { grant: kept.get().grant ?? "", password };
          if (kind === "activation")
            await unwrap(api.POST("/auth/accounts/activation", { body: { ...body, agreement }, signal }));
          else await unwrap(api.POST("/auth/password-reset/password", { body, signal }));
          kept.put({ grant: null, token: null });
          return null;
        }),
      ),
    },
    actions: {
      // Another user may be signed in, so the platform decides whether the session is still valid.
      announceChange: () => session.send({ type: "token.refused" }),
    },
  });
  const actor = tapped(
    createActor(machine, {
      input: { kind, byLink: token !== null, hasGrant: grant !== null, now: now(), record },
    }),
  );
  let view = viewOf(actor.getSnapshot());
  const listeners = new Set<() => void>();
  actor.subscribe((snapshot) => {
    view = viewOf(snapshot);
    const next = resetRecord(snapshot);
    if (next) kept.put({ record: next });
    else if (snapshot.status === "done") kept.drop();
    for (const listener of listeners) listener();
  });
  actor.start();
  return {
    get: () => view,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    send: (event) => actor.send(event),
    stop: () => {
      actor.stop();
      // A user who returns after the end starts a new reset.
      if (["done", "activated", "invalidUrl"].includes(view.place ?? "")) kept.drop();
    },
  };
}

/** State of a reset that the tab stores for a reload. */
interface ResetKept {
  readonly record: ResetRecord | null;
  /** Token of the link that opened the page; empty if the link was truncated, null without a link. */
  readonly token: string | null;
  /** Grant from the platform, which allows one password change within ten minutes. */
  readonly grant: string | null;
}

const NOTHING: ResetKept = { record: null, token: null, grant: null };

/** Reads and writes the stored state of one kind of reset. Unreadable state is ignored. */
function resetKept(storage: Pick<Storage, "getItem" | "setItem" | "removeItem">, kind: string) {
  const key = `switchboard.${kind}`;
  const read = (): ResetKept => {
    try {
      const kept: unknown = JSON.parse(storage.getItem(key) ?? "null");
      return typeof kept === "object" && kept !== null ? { ...NOTHING, ...kept } : NOTHING;
    } catch {
      return NOTHING;
    }
  };
  let kept = read();
  return {
    get: () => kept,
    put: (changes: Partial<ResetKept>) => {
      kept = { ...kept, ...changes };
      storage.setItem(key, JSON.stringify(kept));
    },
    drop: () => {
      kept = NOTHING;
      storage.removeItem(key);
    },
  };
}
