import type { BaseTranslation } from "../../i18n-types";

const en_reset = {
  titles: { reset: "Reset your password", activation: "Activate your account" },
  signIn: "Back to sign in",
  noMailServer:
    "This platform has no mail server. Ask an administrator for the PIN: the email is kept under Account → Utilities.",
  email: {
    text: {
      reset: "You will receive an email with a PIN and a link to set a new password.",
      activation: "You will receive an email with a PIN and a link to set your first password.",
    },
    label: "Email",
    submit: "Send email",
    missing: "Enter your email to get a new link.",
  },
  pin: {
    title: "Enter the PIN from the email",
    text: "If a user has the address {email}, we sent an email to it. The PIN is valid for 10 minutes.",
    label: "PIN",
    hint: "8 digits. You can also open the link in the email.",
    submit: "Continue",
    missing: "Enter all eight digits.",
    resend: "Send a new PIN",
    rest: "You can send a new PIN in {seconds:number} second{{s}}.",
    back: "Use another email address",
  },
  password: {
    titles: { reset: "Set a new password", activation: "Set your password" },
    text: "At least 8 characters: an uppercase and a lowercase letter, a digit and a special character.",
    ends: "This ends all your sessions on every device.",
    label: "New password",
    repeat: "Repeat password",
    show: "Show password",
    hide: "Hide password",
    agreement: "I accept the <terms>terms of service</terms> and the <privacy>privacy notice</privacy>",
    submit: { reset: "Set password", activation: "Activate account" },
    faults: {
      short: "The password must be at least 6 characters.",
      policy:
        "The password must have at least 8 characters: an uppercase and a lowercase letter, a digit and a special character.",
      mismatch: "The passwords must match.",
      terms: "Accept the terms to activate the account.",
    },
  },
  checking: { title: "Opening the link", text: "Checking that the link is valid." },
  unanswered: { title: "The link could not be checked", again: "Try again" },
  invalid: {
    title: "This link is not valid",
    text: "The address is incomplete or wrong. Open the link in the email, or request a new one.",
  },
  expired: {
    title: "This link or PIN has expired",
    text: "It was used or replaced, was tried too often, or is too old. Request a new one.",
  },
  tooMany: {
    title: "Too many links were requested",
    text: "You can request another link in 24 hours, on {time}. Links from earlier emails work until they expire.",
    back: "Enter a PIN",
  },
  activated: {
    title: "This account is already activated",
    text: "You do not need a link. Sign in with your password.",
  },
  done: {
    titles: { reset: "Your new password is set", activation: "Your account is active" },
    text: {
      reset: "All your sessions have ended. Sign in with the new password.",
      activation: "Sign in with your email and your password.",
    },
    submit: "Sign in",
  },
  newLink: "Request a new link",
  activeHint:
    "Open the link in the email, enter its PIN in the tab where you requested it, or wait up to ten minutes.",
  papers: { label: "Legal", terms: "Terms of service", privacy: "Privacy notice" },
  problems: {
    linkUnknown: "This link is not valid.",
    linkExpired: "The link or the PIN has expired.",
    policy:
      "The password must have at least 8 characters: an uppercase and a lowercase letter, a digit and a special character.",
    weak: "This password is common or contains your name or email. Choose another one.",
    tooManyLinks: "Too many links were requested. Try again in 24 hours.",
    tooOften: "Too many requests from this network. Wait a minute, then try again.",
    alreadyActivated: "This account is already activated.",
    activeRequest: "There is another active password reset request",
    pin: "Invalid PIN",
    tries: "The PIN was wrong five times and no longer works. Send a new PIN.",
    unknown: "The request failed. Try again. If it fails again, ask your administrator.",
    terms: "The terms are not accepted. Accept them to activate the account.",
    offline: "You do not seem to be connected to the Internet. Check the connection and try again.",
    interrupted: "The page was reloaded before the platform responded. Try again.",
  },
} satisfies BaseTranslation;

export default en_reset;
