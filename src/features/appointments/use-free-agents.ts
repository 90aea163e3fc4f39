import { useApiQuery } from "../../services/use-api-query.ts";

interface Wanted {
  readonly service: string;
  /** Start of the appointment; "" if not chosen yet, for all agents of the service. */
  readonly startsAt: string;
  readonly appointment: string | undefined;
}

/** The agents of a service who can keep an appointment at a time. */
export const useFreeAgents = ({ service, startsAt, appointment }: Wanted) =>
  useApiQuery(
    "/services/{id}/agents",
    {
      path: { id: service },
      query: { ...(startsAt !== "" && { startsAt }), ...(appointment !== undefined && { appointment }) },
    },
    { enabled: service !== "", keep: true },
  );
