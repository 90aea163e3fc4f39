import { useApiQuery } from "../../services/use-api-query.ts";

interface Wanted {
  /** "" while none is chosen. */
  readonly service: string;
  /** Of one agent alone; "": of all. */
  readonly user: string;
  /** The one that is about to move. */
  readonly appointment: string | undefined;
  /** The first day; null: today. */
  readonly from: string | null;
}

/** The free times of a service in a week. */
export const useSlots = ({ service, user, appointment, from }: Wanted) =>
  useApiQuery(
    "/services/{id}/slots",
    {
      path: { id: service },
      query: {
        ...(user !== "" && { user }),
        ...(appointment !== undefined && { appointment }),
        ...(from !== null && { from }),
      },
    },
    { enabled: service !== "", keep: true },
  );
