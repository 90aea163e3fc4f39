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
} satisfies BaseTranslation;

export default en_login;
