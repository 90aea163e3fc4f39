import { isEmailAddress } from "../../../openapi/formats/email-address.ts";
import { foldText, phoneDigits } from "../../../openapi/formats/search-text.ts";
import type { Contact } from "../../../openapi/generated/console.ts";

/** Search values for a customer's contact. */
interface ContactSought {
  readonly by: "email" | "phone";
  /** Search text for the list of contacts; every match contains it. */
  readonly search: string;
  readonly matches: (contact: Pick<Contact, "email" | "phone">) => boolean;
}

/**
 * Minimum number of digits of a national number without its trunk prefix. The same number with a country code
 * ends in these digits.
 */
const NATIONAL = 9;

/**
 * Returns a search for the contact with a customer's email or phone number. Null if `customer` is a name,
 * because names are ambiguous.
 */
export function contactSought(customer: string | null): ContactSought | null {
  const text = customer?.trim() ?? "";
  if (isEmailAddress(text))
    return { by: "email", search: text, matches: ({ email }) => foldText(email ?? "") === foldText(text) };
  const digits = phoneDigits(text);
  return digits === null
    ? null
    : {
        by: "phone",
        search: digits.slice(-NATIONAL),
        matches: ({ phone }) => isSameNumber(phoneDigits(phone ?? ""), digits),
      };
}

function isSameNumber(one: string | null, other: string): boolean {
  if (one === null || one === other) return one === other;
  const [shorter = "", longer = ""] = [one, other]
    .map((digits) => digits.replace(/^0+/, ""))
    .sort((a, b) => a.length - b.length);
  return shorter.length >= NATIONAL && longer.endsWith(shorter);
}
