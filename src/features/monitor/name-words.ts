import type { TranslationFunctions } from "../../../i18n/i18n-types.ts";
import type { CustomerContacts } from "./customer-contacts.ts";

/** Names by id, from the floor or another source. */
export interface KnownNames {
  readonly zone: string;
  readonly segments: { readonly get: (id: string) => { readonly name: string | null } | undefined };
  readonly agents: { readonly get: (id: string) => { readonly name: string | null } | undefined };
}

const shortId = (id: string) => id.slice(-6);

export const segmentName = (floor: KnownNames | undefined, id: string): string | null =>
  floor?.segments.get(id)?.name ?? null;
export const agentName = (floor: KnownNames | undefined, id: string): string | null =>
  floor?.agents.get(id)?.name ?? null;

/** Returns a segment's name; if unknown, a text with the end of its id. */
export const segmentNameIn = (floor: KnownNames | undefined, id: string, say: TranslationFunctions): string =>
  segmentName(floor, id) ?? say.monitor.cells.unknownSegment({ id: shortId(id) });

/** Returns an agent's name; if unknown, a text with the end of the id. */
export const agentNameIn = (floor: KnownNames | undefined, id: string, say: TranslationFunctions): string =>
  agentName(floor, id) ?? say.monitor.cells.unknownAgent({ id: shortId(id) });

/** Returns the text in which a customer is searched: the contact's name and the customer as reported. */
export const customerText = (
  contacts: Pick<CustomerContacts, "of"> | null | undefined,
  customer: string | null,
  say: TranslationFunctions,
): string => {
  if (customer === null) return say.monitor.cells.unknownCustomer();
  const contact = contacts?.of(customer);
  return contact ? `${contact.name} ${customer}` : customer;
};
