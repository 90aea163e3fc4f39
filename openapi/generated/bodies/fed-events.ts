// Generated from openapi/source by `npm run generate`. Do not edit.

/** What a request has to keep, as JSON Schema: FedEvents. */
export const FedEventsBody = {
  "type": "array",
  "maxItems": 5000,
  "items": {}
};
