import { createActor, fromEventObservable, fromPromise } from "xstate";
import { supervisionMachine, supervisionRecord } from "../../machines/supervision.ts";
import type { SupervisionRecord, TrailSignal } from "../../machines/supervision-context.ts";
import type { Event } from "../../openapi/generated/live-monitor.ts";
import type { Api } from "../api/client.ts";
import type { Read } from "../api/read.ts";
import { unwrap } from "../api/problem.ts";
import { frameStore } from "../services/frame-store.ts";
import type { LiveServices } from "../services/live-services.ts";
import type { Supervision } from "../services/supervision-services.ts";
import { callTrail } from "./call-trail.ts";
import { outcomeOf } from "./outcome.ts";
import { tapped } from "./taps.ts";

export interface SupervisionSystemOptions {
  readonly api: Api;
  readonly read: Read;
  readonly live: LiveServices;
  /** Id of the supervising user, and id of their account. */
  readonly user: string;
  readonly account: string;
  /** State stored before a reload; null if there is none. */
  readonly record: SupervisionRecord | null;
  /** Stores the state for a reload. */
  readonly keep: (record: SupervisionRecord | null) => void;
  /** Reloads the account, because its supervision rule changed or differs from the cached one. */
  readonly refresh: () => void;
  /** Wall time, ms. */
  readonly now: () => number;
}

/** Maximum number of past events of the call that are read. */
const EVENTS = 200;

/** Connects the supervision machine, the events of the call and the platform. */
export function startSupervision({
  api,
  read,
  live,
  user,
  account,
  record,
  keep,
  refresh,
  now,
}: SupervisionSystemOptions): Supervision & { readonly stop: () => void } {
  const trail = frameStore<readonly Event[]>([]);
  const machine = tapped(
    createActor(
      supervisionMachine.provide({
        actors: {
          open: fromPromise(async ({ input: { call }, signal }) => {
            trail.set([]);
            const outcome = await outcomeOf(() =>
              unwrap(api.POST("/calls/{id}/supervision", { params: { path: { id: call } }, signal })),
            );
            return {
              ...(outcome.kind === "ok"
                ? { kind: "ok" as const, value: { supervision: outcome.value._id } }
                : outcome),
              at: now(),
            };
          }),
          trail: fromEventObservable<TrailSignal, { call: string; supervision: string }>(
            ({ input: { call } }) =>
              callTrail({
                call,
                user,
                live,
                now,
                show: (events) => trail.set(events),
                read: async (epoch, subjects) =>
                  (
                    await read(
                      "/events",
                      {
                        query: {
                          epoch,
                          subject: { $in: [...subjects] },
                          $sort: { offset: -1 },
                          $limit: EVENTS,
                        },
                      },
                      new AbortController().signal,
                    )
                  ).data,
                onEnded: () => void reportEnd(),
              }),
          ),
          close: fromPromise(({ input: { call, supervision } }) =>
            outcomeOf(async () => {
              // The request is sent even when the window closes.
              await unwrap(
                api.DELETE("/calls/{id}/supervision/{supervision}", {
                  params: { path: { id: call, supervision } },
                  keepalive: true,
                }),
              );
              return null;
            }),
          ),
          acceptTerms: fromPromise(() =>
            outcomeOf(async () => {
              const { version } = await unwrap(
                api.GET("/accounts/{id}", { params: { path: { id: account } } }),
              );
              await unwrap(
                api.PATCH("/accounts/{id}", {
                  params: { path: { id: account }, header: { "If-Match": `"${version}"` } },
                  body: { supervision: { enabled: true, termsAccepted: true } },
                }),
              );
              return null;
            }),
          ),
        },
        actions: { refreshConfiguration: refresh },
      }),
      { input: { now: now(), record } },
    ),
  );
  // Runs after the platform ended the supervision. Either another tab supervises a call, or the account no
  // longer allows supervision.
  const reportEnd = async () => {
    const rule = await outcomeOf(() =>
      unwrap(api.GET("/accounts/{id}", { params: { path: { id: account } } })),
    );
    machine.send({
      type: rule.kind === "ok" && rule.value.supervision.enabled ? "leave" : "config.disabled",
    });
  };
  machine.subscribe((snapshot) => keep(supervisionRecord(snapshot)));
  machine.start();
  return { machine, trail, stop: () => machine.stop() };
}
