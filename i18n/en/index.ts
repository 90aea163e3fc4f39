import type { BaseTranslation } from "../i18n-types";

const en = {
  product: "Switchboard",
  windowTitle: "{page} · Switchboard",
  unknown: "-",
  language: "Language",
  newTab: "opens in a new tab",
  actions: {
    clear: "Clear",
    clearSearch: "Clear the search",
    close: "Close",
    copied: "Copied",
    copyFailed: "The browser did not allow it. Select the text and copy it by hand.",
    done: "Done",
    reload: "Reload",
    tryAgain: "Try again",
    tryNow: "Try now",
  },
  opening: {
    label: "Opening Switchboard",
    waiting: "The platform does not answer. It is asked again every few seconds.",
  },
  chunk: {
    title: "A part of the console did not load",
    text: "The connection may be down, or the platform has a newer version of the console. Reload the page: the address keeps what you were looking at.",
  },
  broken: {
    title: "This page stopped working",
    text: "An error in the console stopped it. Reload the page: the address keeps what you were looking at. If it happens again, quote “{error}”.",
  },
  // The login waits for nothing else.
  login: {
    title: "Sign in",
    email: "Email or user name",
    password: "Password",
    showPassword: "Show password",
    hidePassword: "Hide password",
    remember: "Keep me signed in on this device",
    agreement: "I accept the <terms>terms of service</terms> and the <privacy>privacy notice</privacy>",
    submit: "Sign in",
    forgot: "Forgot password?",
    or: "or",
    enterprise: "Enterprise single sign-on",
    locked: "Change what you typed, or wait half a minute.",
    missing: {
      email: "Please enter your email",
      password: "Please enter your password",
      terms: "Accept the terms to sign in.",
    },
    papers: { label: "Legal", terms: "Terms of service", privacy: "Privacy notice" },
  },
} satisfies BaseTranslation;

export default en;
