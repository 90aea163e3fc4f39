import type { BaseTranslation } from "../../i18n-types";

const en_reset = {
  titles: { reset: "Reset your password", activation: "Activate your account" },
  signIn: "Back to sign in",
  kept: "This platform has no mail server: the mail stays in the outbox, where an administrator finds it at Account → Utilities.",
  email: {
    text: {
      reset: "The platform writes you a mail with a PIN and a link to set a new password.",
      activation: "The platform writes you a mail with a PIN and a link to set your first password.",
    },
    label: "Email",
    submit: "Ask for the mail",
    missing: "Enter your email to get a new link.",
  },
  pin: {
    title: "Enter the PIN from the mail",
    text: "If {email} belongs to an account, a mail is written to it. Its PIN is good for 10 minutes.",
    label: "PIN",
    hint: "8 digits. The link in the mail does the same.",
    submit: "Go on",
    missing: "Enter all eight digits.",
    resend: "Ask for another mail",
    rest: "You can ask for another mail in {seconds:number} second{{s}}.",
    back: "Use another email",
  },
  password: {
    titles: { reset: "Set a new password", activation: "Set your password" },
    text: "At least 8 characters: an uppercase and a lowercase letter, a digit and a special character.",
    ends: "This ends all your sessions, on every device.",
    label: "New password",
    repeat: "Repeat the password",
    show: "Show password",
    hide: "Hide password",
    agreement: "I accept the <terms>terms of service</terms> and the <privacy>privacy notice</privacy>",
    submit: { reset: "Set the password", activation: "Activate the account" },
    faults: {
      short: "The password must be at least 6 characters.",
      policy:
        "The password must have at least 8 characters: an uppercase and a lowercase letter, a digit and a special character.",
      mismatch: "The passwords must match.",
      terms: "Accept the terms to activate the account.",
    },
  },
  checking: { title: "Opening the link", text: "The platform is asked whether the link is good." },
  unanswered: { title: "The link could not be checked", again: "Try again" },
  invalid: {
    title: "This link is not valid",
    text: "The address is incomplete, or there never was such a link. Open the link from the mail, or ask for a new one.",
  },
  expired: {
    title: "This link or PIN has expired",
    text: "It was used, replaced or guessed at too often, or it is too old. Ask for a new one.",
  },
  tooMany: {
    title: "Too many links were requested",
    text: "Another one can be requested in 24 hours, on {time}. Links from the mails that you have still work as long as they are good.",
    back: "Enter a PIN",
  },
  activated: {
    title: "This account is already activated",
    text: "It needs no link any more. Sign in with your password.",
  },
  done: {
    titles: { reset: "Your new password is set", activation: "Your account is active" },
    text: {
      reset: "All your sessions have ended. Sign in with the new password.",
      activation: "Sign in with your email and your password.",
    },
    submit: "Sign in",
  },
  newLink: "Ask for a new link",
  activeHint:
    "Open the link in its mail, enter its PIN where you asked for it, or wait for up to ten minutes.",
  papers: { label: "Legal", terms: "Terms of service", privacy: "Privacy notice" },
  problems: {
    linkUnknown: "This link is not valid.",
    linkExpired: "The link or the PIN has expired.",
    policy:
      "The password must have at least 8 characters: an uppercase and a lowercase letter, a digit and a special character.",
    weak: "This password is easy to guess: it is a common one, or has your name or email in it. Choose another.",
    tooManyLinks: "Too many links were requested. Try again in 24 hours.",
    tooOften: "Too many requests came from this network within a minute. Wait a minute, then try again.",
    alreadyActivated: "This account is already activated.",
    activeRequest: "There is another active password reset request",
    pin: "Invalid PIN",
    tries: "The PIN was wrong five times, so it does not work any more. Ask for a new mail.",
    unknown:
      "The platform failed, and did not say why. Try again; if it fails again, ask your administrator.",
    terms: "The terms are not accepted. Accept them to activate the account.",
    offline: "You do not seem to be connected to the Internet. Check the connection and try again.",
    interrupted: "The page was reloaded before the platform answered. Nothing was sent again; try again.",
  },
} satisfies BaseTranslation;

export default en_reset;
