/** Whether a text is an address of the web that browsers and servers can go to: `http://[]` and a port beyond 65535 are none. */
export const isWebAddress = (text: string): boolean => /^https?:\/\//i.test(text) && URL.canParse(text);
