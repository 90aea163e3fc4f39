/**
 * Where webhooks stand on the platform, and the lists of whose changes a webhook that is looked at is told.
 */
export const OF_WEBHOOKS = { recounted: { path: "/webhooks" }, kinds: ["webhooks"] } as const;
