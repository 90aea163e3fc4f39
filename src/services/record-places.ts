import { createContext, use } from "react";

/**
 * Returns the path of a record in the console (`working-hours`, and its id); null if the user cannot open its
 * page.
 */
export type RecordPlaces = (list: string, id: string) => string | null;

export const RecordPlacesContext = createContext<RecordPlaces>(() => null);

/** The way to the records of other lists, for those who may go there. */
export const useRecordPlaces = (): RecordPlaces => use(RecordPlacesContext);
