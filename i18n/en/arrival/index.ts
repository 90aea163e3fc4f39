import type { BaseTranslation } from "../../i18n-types";

const en_arrival = {
  cancel: "Cancel",
  problems: {
    terms: "The terms are not accepted. Accept them to sign in.",
    credentials: "Please check your email or password.",
    secondFactor: "Incorrect code. Enter the six digits that your app shows now.",
    codeExpired: "The 2FA code expired, try with a new one",
    subscription: "You don't have an active subscriptions, please contact with us.",
    address: "You are not authorized to connect using the current IP address",
    attempts: "You have exceeded the attempt limit when logging in",
    sessionExpired: "The session has expired, please log in again.",
    server: "Server have a bad day, please try again.",
    offline: "You do not seem to be connected to the Internet. Check the connection and try again.",
    unknown: "Sign-in failed. Try again. If it fails again, ask your administrator.",
    interrupted:
      "The page was reloaded before the platform responded. Sign in again if you are not signed in.",
    notLeft: "Your identity provider did not open. Try again, or ask your administrator.",
    nowhere: "The address of your console is missing or not valid. Ask your administrator.",
  },
  retryIn: "You can try again in {seconds:number} second{{s}}.",
  code: {
    title: "Two-factor code",
    text: "Enter the 6 digits that your authenticator app shows for Switchboard.",
    wholeText:
      "This account also requires a code. Sign in with your password and the 6 digits that your authenticator app shows.",
    label: "Code",
    digit: "Digit {place:number}",
    hint: "You can paste the whole code.",
    back: "Use another account",
    toBackup: "Use a backup code instead",
    toApp: "Use the app code instead",
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
    back: "Back to password sign-in",
    refused: {
      answer:
        "Your identity provider’s response was rejected. Try again. If it fails again, your administrator can find the reason in the audit log.",
      request: "This sign-in was already used or took longer than 15 minutes. Start again.",
      user: "No user of this account matches your identity. Ask your administrator.",
      off: "Single sign-on is off for your account. Sign in with your password, or ask your administrator.",
    },
  },
  claiming: {
    title: "Signing you in",
    text: "You already signed in. This page is opening your session.",
  },
  feedback: {
    title: "Opening the feedback tool",
    text: "You will be signed in there with this account.",
    failed: "The feedback tool could not be opened. You are signed in to the console.",
  },
  ended: {
    signedOut: "You are signed out.",
    expired: "Your session has ended. Sign in to continue where you were.",
    elsewhere: "You signed out in another tab.",
    password: "Your password was changed, so all sessions have ended. Sign in with the new one.",
    revoked: "Your session was ended from another device or by an administrator. Sign in to continue.",
  },
  waiting: "The platform is not responding. Retrying every few seconds.",
  greeting: "Welcome, {name}",
  agent: {
    title: "This is an agent account",
    text: "The console is for administrators and supervisors. You will go to your agent panel in {seconds:number} second{{s}}.",
    now: "Go to the agent panel now",
  },
  level: {
    title: "This account belongs to another console",
    text: "Users with your privilege use another console. You will go there in {seconds:number} second{{s}}.",
    now: "Go to that console now",
  },
  notice: { account: "Account", target: "Destination", stay: "Sign in with another account" },
} satisfies BaseTranslation;

export default en_arrival;
