import type { Appointment, AppointmentChange } from "../../../openapi/generated/console.ts";
import { type DescribedRecord, textIn } from "../../resource/kit/described/described-resource.ts";
import { useServices } from "../../services/services.ts";
import { useApiQuery } from "../../services/use-api-query.ts";
import { useWrite } from "../../services/use-write.ts";

const READS = [
  "/appointments",
  "/appointments/{id}",
  "/appointments/{id}/history",
  "/services/{id}/slots",
  "/services/{id}/agents",
] as const;

/**
 * Changes an appointment as it stands by now: after somebody else's change it is read anew, so that the next
 * try meets that one.
 */
export function useChangeAppointment(
  record: DescribedRecord,
  { done, onDone }: { readonly done: (name: string) => string; readonly onDone: () => void },
) {
  const { notices } = useServices();
  const read = useApiQuery("/appointments/{id}", { path: { id: record._id } });
  const now: DescribedRecord = (read.data as DescribedRecord | undefined) ?? record; // nothing was left out of it
  const write = useWrite<AppointmentChange, Appointment>(
    (api, body) =>
      api.PATCH("/appointments/{id}", {
        params: { path: { id: record._id }, header: { "If-Match": `"${now.version}"` } },
        body,
      }),
    READS,
  );
  return {
    /** As it stands by now. */
    now,
    busy: write.busy,
    failure: write.failure,
    change: async (body: AppointmentChange) => {
      const outcome = await write.run(body);
      if (outcome.kind !== "done") return;
      notices.say(done(textIn(now, "customer")));
      onDone();
    },
  };
}
