import type { BaseTranslation } from "../../i18n-types";

const en_utilities = {
  title: "Utilities",
  outbox: "Outbox",
  count: "{count:number|number} mail{{s}}",
  lead: "What the platform wrote to the people of this account. Where it has no mail server, the mails stay here, and you hand on what is in them.",
  search: "Search by receiver",
  columns: { to: "To", subject: "Subject", state: "State", createdAt: "Written", sentAt: "Sent" },
  states: { kept: "Kept here", waiting: "Being sent", sent: "Sent", failed: "Failed" },
  kinds: {
    reset: "New password",
    activation: "Invitation",
    activated: "Already active",
    "password-changed": "Password changed",
    "email-changed": "E-mail changed",
    "two-factor-on": "2FA turned on",
    "two-factor-off": "2FA turned off",
    "backup-codes-renewed": "Backup codes renewed",
    "api-key-created": "API key made",
    "sso-changed": "SSO changed",
  },
  fields: { state: "State", kind: "Kind" },
  mail: {
    pin: "PIN",
    link: "Link",
    copyPin: "Copy the PIN",
    copyLink: "Copy the link",
    reason: "Why",
    tries: "Tries",
    text: "Text",
    secret: "Whoever has this can set the password of {to}. Give it to nobody else.",
    hidden: "The PIN and the link are hidden until you enter your password.",
    hiddenLink: "The link is hidden until you enter your password.",
    show: "Show PIN and link",
    showLink: "Show the link",
    gone: "The PIN and the link are left out of this copy: they were sent, are of no more use, or belong to somebody whose password is not yours to set.",
    loading: "Loading the mail",
    failed: "The mail did not load",
  },
  empty: { title: "No mails yet", text: "A mail appears here when somebody asks for a new password or is invited, and when what protects an account is changed." },
} satisfies BaseTranslation;

export default en_utilities;
