import type { Call } from "../../../openapi/generated/console.ts";

/** Returns the name of a call's customer: of the contact record, otherwise the code; null if neither is known. */
export const customerName = ({ person, customer }: Pick<Call, "person" | "customer">): string | null =>
  // A record can have an empty name.
  [person?.name, customer].find(Boolean) ?? null;
