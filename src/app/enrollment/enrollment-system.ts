import { createActor, fromEventObservable, fromPromise } from "xstate";
import { enrollmentMachine, enrollmentRecord, type EnrollmentRef } from "../../../machines/enrollment.ts";
import type { BranchName, EnrollmentRecord, PocFields, PocName } from "../../../machines/enrollment-setup.ts";
import type { Outcome } from "../../../machines/request-outcome.ts";
import type { Poc } from "../../../openapi/generated/console.ts";
import type { Api } from "../../api/client.ts";
import { ApiError, unwrap } from "../../api/problem.ts";
import { outcomeOf } from "../outcome.ts";
import { tapped } from "../taps.ts";
import { cameraSignals } from "./camera.ts";

export interface EnrollmentSystemOptions {
  readonly api: Api;
  /** State that the tab stored before a reload; null if there is none. */
  readonly record: EnrollmentRecord | null;
  readonly keep: (record: EnrollmentRecord | null) => void;
  /** Reloads branches and POCs. */
  readonly refetch: () => void;
  readonly announce: (done: "enrolled" | "edited" | "unrolled", poc: string) => void;
  /** Returns the version of a POC that the user sees. */
  readonly versionOf: (poc: string) => number | null;
  readonly show: (stream: MediaStream | null) => void;
}

type Written = Outcome<PocName> & { readonly fields?: readonly (keyof PocFields)[] };

const isField = (name: string | undefined): name is keyof PocFields =>
  name === "label" || name === "internalId" || name === "integrationId";
const bodyOf = ({ label, internalId, integrationId }: PocFields) => ({
  label: label.trim(),
  internalId: internalId.trim() || null,
  integrationId: integrationId.trim() || null,
});

/** Runs a write and returns its outcome, with the fields that the platform rejected. */
async function written(request: () => Promise<Poc>): Promise<Written> {
  let fields: readonly (keyof PocFields)[] = [];
  const outcome = await outcomeOf(async () => {
    try {
      const { _id: id, label } = await request();
      return { id, label };
    } catch (error) {
      if (error instanceof ApiError)
        fields = error.problem.errors?.map(({ pointer }) => pointer.split("/")[2]).filter(isField) ?? [];
      throw error;
    }
  });
  return { ...outcome, fields };
}

/** Starts the enrollment machine with the platform, the camera, and the state kept for a reload. */
export function startEnrollment({
  api,
  record,
  keep,
  refetch,
  announce,
  versionOf,
  show,
}: EnrollmentSystemOptions): EnrollmentRef {
  const actor = tapped(
    createActor(
      enrollmentMachine.provide({
        actors: {
          camera: fromEventObservable(() => cameraSignals(show)),
          lookup: fromPromise(
            async ({ input: { poc }, signal }): Promise<Outcome<{ readonly branch: BranchName | null }>> => {
              const outcome = await outcomeOf(() =>
                unwrap(api.GET("/pocs/{id}", { params: { path: { id: poc } }, signal })),
              );
              if (outcome.kind !== "ok") return outcome;
              const { taken, branch } = outcome.value;
              if (taken && !branch) return { kind: "http", status: 409, code: "poc-taken" };
              return {
                kind: "ok",
                value: { branch: branch ? { id: branch._id, label: branch.name ?? "" } : null },
              };
            },
          ),
          enroll: fromPromise(({ input: { branch, poc, fields } }) =>
            written(() =>
              unwrap(
                api.POST("/branches/{id}/pocs", {
                  params: { path: { id: branch } },
                  body: { pocId: poc, ...bodyOf(fields) },
                }),
              ),
            ),
          ),
          edit: fromPromise(async ({ input: { branch, poc, fields } }) => {
            const headers = { "If-Match": `"${versionOf(poc) ?? 0}"` };
            const outcome = await written(() =>
              unwrap(
                api.PATCH("/branches/{id}/pocs/{poc}", {
                  params: { path: { id: branch, poc }, header: headers },
                  body: bodyOf(fields),
                }),
              ),
            );
            // Reloads the POC, so that the user sees the concurrent change before a retry.
            if (outcome.kind === "http" && outcome.status === 412) refetch();
            return outcome;
          }),
          unroll: fromPromise(({ input: { branch, poc } }) =>
            outcomeOf(async () => {
              await unwrap(
                api.DELETE("/branches/{id}/pocs/{poc}", { params: { path: { id: branch, poc } } }),
              );
              return null;
            }),
          ),
        },
        actions: { refetch, announce: (_, { done, poc }) => announce(done, poc) },
      }),
      { input: { record } },
    ),
  );
  actor.subscribe((snapshot) => keep(enrollmentRecord(snapshot)));
  return actor.start();
}
