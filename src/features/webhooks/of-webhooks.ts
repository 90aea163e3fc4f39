/** Path of webhooks, and the lists whose changes reload a shown webhook. */
export const OF_WEBHOOKS = { recounted: { path: "/webhooks" }, kinds: ["webhooks"] } as const;
