import type { LetterTexts } from "../letter-texts.ts";

export const en: LetterTexts = {
  greeting: (person) => `Hello ${person},`,
  leftOut: "(left out of this copy)",
  reset: (account) => ({
    subject: "A new password for Switchboard",
    why: `Somebody, most likely you, asked for a new password for your account at ${account}.`,
    pin: "Your PIN",
    link: "Set a new password",
    ends: "The PIN and the link are good for 10 minutes and for one new password. It ends all your sessions.",
    unasked: "If you did not ask, there is nothing to do: your password stays as it is. Give the PIN to nobody.",
  }),
  activation: (account, hasPin) => ({
    subject: "Activate your Switchboard account",
    why: `There is an account for you at ${account}. Set a password to activate it.`,
    pin: "Your PIN",
    link: "Activate the account",
    ends: hasPin ? "The PIN is good for 10 minutes, the link for 3 days." : "The link is good for 3 days.",
    unasked: "If you do not expect an account, there is nothing to do: it stays inactive.",
  }),
  activated: (account) => ({
    subject: "Your Switchboard account is active already",
    why: `Somebody, most likely you, asked for an activation link for your account at ${account}. It is active already, so there is no link.`,
    pin: "",
    link: "Sign in",
    ends: "Where you do not know the password, ask for a new one on the login page.",
    unasked: "If you did not ask, there is nothing to do.",
  }),
};
