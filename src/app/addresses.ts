/**
 * Returns the URL of the platform. The meta element `platform` of the page contains a path of this origin or
 * an absolute URL; the default is `/api`.
 */
export const platformAddress = (): URL =>
  new URL(document.querySelector<HTMLMetaElement>("meta[name=platform]")?.content ?? "/api", location.href);

/** Resolves a URL against the page URL `here`. Throws if the result is not HTTP(S), such as `javascript:`. */
export function webAddress(address: string, here: string): string {
  const { href, protocol } = new URL(address, here);
  if (protocol !== "https:" && protocol !== "http:")
    throw new Error(`"${protocol}" is not the protocol of a web page`);
  return href;
}
