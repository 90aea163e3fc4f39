import type { MailKind } from "../../../openapi/generated/console.ts";
import { PAGE_SIZES, type ViewRules } from "../../ui/view-state.ts";

const STATES = ["kept", "waiting", "sent", "failed"];
/** All kinds of email; true if an email contains a link or PIN that the platform treats as a secret. */
const HAS_SECRETS: Readonly<Record<MailKind, boolean>> = {
  reset: true,
  activation: true,
  activated: true,
  "password-changed": false,
  "email-changed": false,
  "two-factor-on": false,
  "two-factor-off": false,
  "codes-closed": false,
  "backup-codes-renewed": false,
  "api-key-created": false,
  "sso-changed": false,
  "principal-changed": false,
  "agents-absent": false,
  "appointment-created": false,
  "appointment-canceled": false,
  "appointment-rescheduled": false,
  "appointment-reminder": false,
};

export const KINDS = Object.keys(HAS_SECRETS) as readonly MailKind[]; // the record has exactly these keys
export const hasSecrets = (kind: MailKind): boolean => HAS_SECRETS[kind];

/** Default columns. */
export const USUAL_COLUMNS = ["to", "subject", "state", "createdAt"];

/** Default sorting. */
export const USUAL_SORT = { field: "createdAt", descending: true };

/** Rules for the outbox's URL. `mail` is the id of the open email. */
export const MAILS_RULES: ViewRules = {
  sortable: ["to", "state", "createdAt"],
  columns: [...USUAL_COLUMNS, "sentAt"],
  filters: { state: { operators: ["is"], values: STATES }, kind: { operators: ["is"], values: KINDS } },
  sizes: PAGE_SIZES,
  choices: { mail: null },
  saved: "mails",
};
