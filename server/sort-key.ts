/** What a text is sorted by and searched in: no case, no accents. Databases differ in how they do it by themselves. */
export const sortKey = (text: string): string => text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
