interface Policies {
  readonly createPolicy: (
    name: string,
    rules: { readonly createHTML: (html: string) => string },
  ) => { readonly createHTML: (html: string) => unknown };
}

const policies = (globalThis as { readonly trustedTypes?: Policies }).trustedTypes; // not every browser has them
const letters = policies?.createPolicy("letter", { createHTML: (html) => html });

/** What a page of ours may not have is left out: the frame keeps the same policy. */
const plain = (html: string): string => html.replaceAll(/ style="[^"]*"/g, "");

/**
 * A page for a frame in which nothing runs; browsers that ask for it get the word that it is meant to be one.
 */
export const pageInFrame = (html: string): string =>
  (letters ? letters.createHTML(plain(html)) : plain(html)) as string; // a frame takes it as it takes a text
