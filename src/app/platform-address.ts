/** Where the platform is, as the page says: a path of this origin, or an absolute address. */
export const platformAddress = (): URL =>
  new URL(document.querySelector<HTMLMetaElement>("meta[name=platform]")?.content ?? "/api", location.href);
