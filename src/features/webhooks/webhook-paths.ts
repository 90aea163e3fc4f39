/** Path of webhooks, and the lists whose changes reload a shown webhook. */
export const WEBHOOK_PATHS = { presentation: { path: "/webhooks" }, kinds: ["webhooks"] } as const;
