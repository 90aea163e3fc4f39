import type { BaseTranslation } from "../../i18n-types";

const en_arrival = {
  cancel: "Cancel",
  problems: {
    terms: "The terms are not accepted. Accept them to sign in.",
    credentials: "Please check your email or password.",
    secondFactor: "That is not the code of this moment. Enter the six digits that your app shows now.",
    codeExpired: "The 2FA code expired, try with a new one",
    subscription: "You don't have an active subscriptions, please contact with us.",
    address: "You are not authorized to connect using the current IP address",
    attempts: "You have exceeded the attempt limit when logging in",
    sessionExpired: "The session has expired, please log in again.",
    server: "Server have a bad day, please try again.",
    offline: "You do not seem to be connected to the Internet. Check the connection and try again.",
    unknown:
      "Signing in failed, and the platform did not say why. Try again; if it fails again, ask your administrator.",
    interrupted:
      "The page was reloaded before the platform answered. Nothing was sent a second time; sign in again if you are not signed in.",
    notLeft:
      "Your identity provider did not open. Try again; if it does not open again, ask your administrator.",
    nowhere:
      "The place of this account is not known here, so this page cannot lead there. Ask your administrator.",
  },
  lockLeft: "You can try again in {seconds:number} second{{s}}.",
  code: {
    title: "Two-factor code",
    text: "Enter the 6 digits that your authenticator app shows for Switchboard.",
    wholeText:
      "This account asks for a code too. Sign in with your password and the 6 digits that your authenticator app shows.",
    label: "Code",
    digit: "Digit {place:number}",
    hint: "You can paste the whole code.",
    back: "Use another account",
    toBackup: "Use a backup code instead",
    toApp: "Use the code of the app instead",
    backup: "Backup code",
    backupText: "Enter one of the backup codes that you saved. Each one works once.",
    missing: "Enter all six digits.",
    missingBackup: "Enter one of your backup codes, with or without dashes.",
  },
  enterprise: {
    title: "Sign in with enterprise single sign-on",
    email: "Work email",
    hint: "We only use it to find your identity provider.",
    missing: "Enter your work email, such as name@company.com.",
    submit: "Continue to the identity provider",
    back: "Back to signing in with a password",
    refused: {
      answer:
        "Your identity provider's answer could not be accepted, so nobody was signed in. Try again; if it happens again, your administrator finds the reason in the audit log.",
      request: "This sign-in was used already, or took longer than 15 minutes. Start it again.",
      user: "Your identity provider knows you, but no user of this account stands for you. Ask your administrator.",
      off: "Single sign-on has been switched off for your account. Sign in with your password, or ask your administrator.",
    },
  },
  claiming: {
    title: "Signing you in",
    text: "You were let in elsewhere; this page takes it over.",
  },
  feedback: {
    title: "Opening the feedback tool",
    text: "You are signed in there with this account.",
    failed: "The feedback tool could not be opened. You are signed in here.",
  },
  ended: {
    signedOut: "You are signed out.",
    expired: "Your session has ended. Sign in to go on where you were.",
    elsewhere: "You signed out in another tab.",
    password: "Your password was changed, which ends every session. Sign in with the new one.",
    revoked: "Your session was ended, by you on another device or by an administrator. Sign in to go on.",
  },
  waiting: "The platform does not answer. It is asked again every few seconds; you need not do anything.",
  greeting: "Welcome, {name}",
  agent: {
    title: "This is an agent account",
    text: "The console is for administrators and supervisors. In {seconds:number} second{{s}} you are taken to your agent panel.",
    now: "Go to the agent panel now",
  },
  level: {
    title: "This account belongs to another console",
    text: "Its level has no place here. In {seconds:number} second{{s}} you are taken to the console that is made for it.",
    now: "Go there now",
  },
  notice: { account: "Account", target: "Goes to", stay: "Sign in with another account" },
} satisfies BaseTranslation;

export default en_arrival;
