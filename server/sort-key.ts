import { foldText } from "../openapi/formats/search-text.ts";

/** What a text is sorted by. Databases differ in how they fold letters by themselves. */
export const sortKey = (text: string): string => foldText(text);
