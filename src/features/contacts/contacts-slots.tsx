import { CustomerCalls } from "../../resource/cells/customer-calls.tsx";
import { type DescribedRecord, textIn } from "../../resource/kit/described/described-resource.ts";
import type { DescribedSlots } from "../../resource/kit/described/described-slots.ts";
import { useAbility } from "../../services/use-session.ts";
import { useTexts } from "../../services/use-texts.ts";

/** Puts the last calls of a contact before its details. */
export const contactsSlots: DescribedSlots = {
  about: (contact) => <ContactCalls contact={contact} />,
};

/** The last calls of the customer whose id is that of the contact in the business's systems. */
function ContactCalls({ contact }: { contact: DescribedRecord }) {
  const text = useTexts().say.calls.contact;
  const mayRead = useAbility("insights.read");
  const customer = textIn(contact, "externalId");
  if (!mayRead || customer === "") return null;
  return (
    <CustomerCalls title={text.calls()} none={text.noCalls()} customer={customer} call={null} most={3} />
  );
}
