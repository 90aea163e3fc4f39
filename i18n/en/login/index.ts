import type { BaseTranslation } from "../../i18n-types";

const en_login = {
  title: "Sign in",
  email: "Email or user name",
  password: "Password",
  showPassword: "Show password",
  hidePassword: "Hide password",
  remember: "Keep me signed in on this device",
  agreement: "I accept the <terms>terms of service</terms> and the <privacy>privacy notice</privacy>",
  submit: "Sign in",
  cancel: "Cancel",
  locked: "Change what you typed, or wait half a minute.",
  missing: {
    email: "Enter your email or user name.",
    password: "Enter your password.",
    otp: "Enter all six digits.",
    terms: "Accept the terms to sign in.",
  },
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
    unknown: "Signing in failed, and the platform did not say why. Try again; if it fails again, ask your administrator.",
  },
  code: {
    title: "Two-factor code",
    text: "Enter the 6 digits that your authenticator app shows for Switchboard.",
    label: "Code",
    digit: "Digit {place:number}",
    hint: "You can paste the whole code.",
    back: "Use another account",
  },
  ended: {
    signedOut: "You are signed out.",
    expired: "Your session has ended. Sign in to go on where you were.",
    elsewhere: "You signed out in another tab.",
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
  notice: { target: "Goes to", stay: "Sign in with another account" },
  papers: { label: "Legal", terms: "Terms of service", privacy: "Privacy notice" },
} satisfies BaseTranslation;

export default en_login;
