/** Returns whether a text is an HTTP(S) URL that parses; `http://[]` and ports above 65535 do not. */
export const isWebAddress = (text: string): boolean => /^https?:\/\//i.test(text) && URL.canParse(text);
