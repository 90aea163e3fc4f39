import { createContext, use } from "react";

/**
 * Returns the path of a record in the console, or null if the user cannot open its page. `list`: name of its
 * resource, such as `working-hours`.
 */
export type RecordPlaces = (list: string, id: string) => string | null;

export const RecordPlacesContext = createContext<RecordPlaces>(() => null);

/** Returns the function that finds the paths of records. */
export const useRecordPlaces = (): RecordPlaces => use(RecordPlacesContext);
