import type { BaseTranslation } from "../../i18n-types";

const en_business = {
  title: "Business",
  identity: "Who the business is",
  defaults: "Administration",
  fields: {
    name: "Name",
    taxId: "Tax id",
    address: "Address",
    country: "Country",
    principal: "Principal administrator",
    language: "Language",
  },
  principalHint: "Controls the account and the other administrators. Whoever you choose takes your place.",
  languageHint: "The default for all users.",
  handOver: "Hand over the account",
  handOverText:
    "{name} becomes the principal administrator. You stay an administrator, and can no longer change the business or the other administrators.",
  handOverVerb: "Hand over",
  keep: "Keep",
  saved: "The business was saved",
  failed: "The account did not load",
  faults: {
    name: "Enter a valid name.",
    taxId: "Enter a valid tax id.",
    address: "Enter a valid address.",
    country: "Choose a country.",
    principal: "Choose an administrator of this account who can sign in.",
    language: "Choose a language.",
  },
} satisfies BaseTranslation;

export default en_business;
