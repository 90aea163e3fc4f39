import type { BaseTranslation } from "../i18n-types";

const en = {
  product: "Switchboard",
  windowTitle: "{page} · Switchboard",
  unknown: "-",
  language: "Language",
  newTab: "opens in a new tab",
  actions: {
    clear: "Clear",
    clearSearch: "Clear search",
    close: "Close",
    copied: "Copied",
    copyFailed: "The browser blocked copying. Select the text and copy it manually.",
    done: "Done",
    reload: "Reload",
    tryAgain: "Try again",
    tryNow: "Try now",
  },
  opening: {
    label: "Opening Switchboard",
    waiting: "The platform is not responding. Retrying every few seconds.",
  },
  chunk: {
    title: "Part of the console did not load",
    text: "The connection may be down, or a newer version of the console is available. Reload the page to continue where you were.",
  },
  broken: {
    title: "This page stopped working",
    text: "The console had an error. Reload the page to continue where you were. If it happens again, report “{error}”.",
  },
  // The login page needs no other texts.
  login: {
    title: "Sign in",
    email: "Email or username",
    password: "Password",
    showPassword: "Show password",
    hidePassword: "Hide password",
    remember: "Keep me signed in on this device",
    agreement: "I accept the <terms>terms of service</terms> and the <privacy>privacy notice</privacy>",
    submit: "Sign in",
    forgot: "Forgot password?",
    or: "or",
    enterprise: "Enterprise single sign-on",
    locked: "Correct your entries, or wait 30 seconds.",
    missing: {
      email: "Please enter your email",
      password: "Please enter your password",
      terms: "Accept the terms to sign in.",
    },
    papers: { label: "Legal", terms: "Terms of service", privacy: "Privacy notice" },
  },
} satisfies BaseTranslation;

export default en;
