import { createContext, use } from "react";

/**
 * Where a record of a list stands in the console (`working-hours`, and its id); null where its page is not
 * open to this person.
 */
export type RecordPlaces = (list: string, id: string) => string | null;

export const RecordPlacesContext = createContext<RecordPlaces>(() => null);

/** The way to the records of other lists, for those who may go there. */
export const useRecordPlaces = (): RecordPlaces => use(RecordPlacesContext);
