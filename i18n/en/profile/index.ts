import type { BaseTranslation } from "../../i18n-types";

const en_profile = {
  title: "My Profile",
  person: "Person",
  password: "Password",
  fields: {
    firstname: "First name",
    lastname: "Last name",
    email: "E-mail",
    lang: "Language",
    password: "New password",
    repeat: "Repeat the password",
  },
  browser: "As the browser says",
  passwordHint:
    "Empty: it stays as it is. At least 6 characters; a new one closes all your sessions, this one too.",
  saved: "Your profile was saved",
  unknown: "Your profile could not be saved for a reason that the platform did not give. Try again.",
  faults: {
    firstname: "Enter your first name.",
    lastname: "Enter your last name.",
    email: "Enter a valid e-mail, such as ana@example.com.",
    taken: "This e-mail is used by another user.",
    short: "The password must be at least 6 characters.",
    weak: "This password is too easy to guess. Choose another one.",
    repeat: "The two passwords differ.",
  },
  sessions: {
    title: "Open sessions",
    note: "Everywhere you are signed in.",
    current: "This session",
    unknownBrowser: "Unknown browser",
    used: "Last used {ago}",
    since: "since {day}",
    remembered: "stays signed in",
    from: "from {address}",
    end: "End",
    endOf: "End the session in {browser}, last used {ago}",
    endOthers: "End all others",
    ended: "The session was ended",
    othersEnded: "All other sessions were ended",
    failed: "The sessions did not load.",
    alone: "You are signed in here alone.",
  },
} satisfies BaseTranslation;

export default en_profile;
