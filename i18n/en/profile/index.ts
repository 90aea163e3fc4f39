import type { BaseTranslation } from "../../i18n-types";

const en_profile = {
  title: "My Profile",
  person: "Personal details",
  password: "Password",
  fields: {
    firstname: "First name",
    lastname: "Last name",
    email: "Email",
    lang: "Language",
    password: "New password",
    repeat: "Repeat password",
  },
  browser: "Browser default",
  passwordHint:
    "Leave empty to keep your password. A new password needs at least 6 characters and ends all your sessions, including this one.",
  saved: "Profile saved",
  unknown: "Your profile could not be saved. Try again.",
  faults: {
    firstname: "Enter your first name.",
    lastname: "Enter your last name.",
    email: "Enter a valid email, such as ana@example.com.",
    taken: "Another user already has this email.",
    short: "The password must be at least 6 characters.",
    weak: "This password is too easy to guess. Choose another one.",
    repeat: "The passwords do not match.",
  },
  sessions: {
    title: "Open sessions",
    note: "Browsers and devices where you are signed in.",
    current: "This session",
    unknownBrowser: "Unknown browser",
    used: "Last used {ago}",
    since: "signed in {day}",
    remembered: "stays signed in",
    from: "IP address {address}",
    end: "End session",
    endOf: "End session in {browser}, last used {ago}",
    endOthers: "End all other sessions",
    ended: "Session ended",
    othersEnded: "All other sessions ended",
    failed: "The sessions did not load.",
    onlySession: "You have no other open sessions.",
  },
} satisfies BaseTranslation;

export default en_profile;
