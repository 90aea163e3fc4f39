import { contactFaults } from "../../../openapi/formats/contact-rules.ts";
import { NewContactCheck } from "../../../openapi/generated/checks/new-contact.ts";
import type { DescribedResource } from "../../resource/kit/described/described-resource.ts";

/** Address book of persons and companies. */
export const contacts: DescribedResource = {
  of: "Contact",
  words: "contacts",
  body: NewContactCheck,
  title: "name",
  faults: contactFaults,
  needs: ({ type }) => (type === "company" ? ["company"] : []),
  widths: { name: 200, type: 104, email: 244, phone: 152, company: 156, country: 120 },
  usual: ["name", "type", "email", "phone", "company", "actions"],
  views: [
    { key: "persons", filters: [{ field: "type", operator: "is", values: ["person"] }] },
    { key: "companies", filters: [{ field: "type", operator: "is", values: ["company"] }] },
  ],
  sections: {
    reach: [
      "email",
      "phone",
      "addressLine",
      "postalCode",
      "city",
      "state",
      "country",
      "preferredLanguage",
      "contactPreference",
    ],
    person: ["birthDate", "gender", "maritalStatus", "documentId"],
    company: ["employer", "jobTitle", "industry", "employees", "website"],
    customer: ["currency", "paymentPreference", "loyaltyStatus", "lastPurchaseDate", "lastContactAt"],
    lead: ["leadSource", "leadStatus", "campaigns", "campaignConsent"],
    ids: ["assignments", "externalId", "integrationId"],
  },
};
