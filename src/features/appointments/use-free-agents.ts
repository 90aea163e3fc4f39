import { useApiQuery } from "../../services/use-api-query.ts";

interface Wanted {
  readonly service: string;
  /** Start of the appointment; "" if not selected yet, which returns all agents of the service. */
  readonly startsAt: string;
  /** Id of the appointment to change, whose own time counts as free; undefined for a new appointment. */
  readonly appointment: string | undefined;
}

/** Reads the agents of a service who are free at a time. */
export const useFreeAgents = ({ service, startsAt, appointment }: Wanted) =>
  useApiQuery(
    "/services/{id}/agents",
    {
      path: { id: service },
      query: { ...(startsAt !== "" && { startsAt }), ...(appointment !== undefined && { appointment }) },
    },
    { enabled: service !== "", keep: true },
  );
