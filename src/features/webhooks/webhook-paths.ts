/** Path of webhooks, and the record kinds whose changes reload the webhook on screen. */
export const WEBHOOK_PATHS = { presentation: { path: "/webhooks" }, kinds: ["webhooks"] } as const;
