import type { BaseTranslation } from "../../i18n-types";

const en_business = {
  title: "Business",
  identity: "Business details",
  defaults: "Administration",
  fields: {
    name: "Name",
    taxId: "Tax ID",
    address: "Address",
    country: "Country",
    principal: "Principal administrator",
    language: "Language",
  },
  principalHint:
    "The principal administrator controls the account and the other administrators. If you choose another administrator, you stay in the account as an ordinary administrator.",
  languageHint: "Default language of the console for all users. Each user can choose another one.",
  handOver: "Hand over account",
  handOverText:
    "{name} becomes the principal administrator. You remain an administrator, but can no longer edit the business or other administrators.",
  handOverVerb: "Hand over",
  cancel: "Cancel",
  saved: "Business saved",
  failed: "The account did not load",
  faults: {
    name: "Enter a valid name.",
    taxId: "Enter a valid tax ID.",
    address: "Enter a valid address.",
    country: "Choose a country.",
    principal: "Choose an administrator of this account who can sign in.",
    language: "Choose a language.",
  },
} satisfies BaseTranslation;

export default en_business;
