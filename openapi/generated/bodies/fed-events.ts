// Generated from openapi/source by `npm run generate`. Do not edit.

/** Request body, as JSON Schema: FedEvents. */
export const FedEventsBody = {
  "type": "array",
  "maxItems": 5000,
  "items": {}
};
