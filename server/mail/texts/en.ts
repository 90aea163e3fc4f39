import type { LetterTexts } from "../email-texts.ts";

export const en: LetterTexts = {
  greeting: (person) => `Hello ${person},`,
  labelled: (label, value) => `${label}:${value}`,
  leftOut: "(left out of this copy)",
  reset: (account) => ({
    subject: "A new password for Switchboard",
    why: `Somebody, most likely you, asked for a new password for your account at ${account}.`,
    pin: "Your PIN",
    link: "Set a new password",
    ends: "The PIN and the link are good for 10 minutes and for one new password. It ends all your sessions.",
    unasked:
      "If you did not ask, there is nothing to do: your password stays as it is. Give the PIN to nobody.",
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
  done: {
    self: (moment) => `It was done on ${moment}, by whoever was signed in as you.`,
    link: (moment) => `It was done on ${moment}, with the PIN or the link from a mail to this address.`,
    administrator: (moment, name) => `It was done on ${moment}, by an administrator: ${name}.`,
    guesser: (moment) => `It was on ${moment}, by whoever had shown your password.`,
  },
  last: (count) =>
    `This is letter ${count} about this within 24 hours, and the last one for now. Whatever else is done is in the audit log.`,
  notices: {
    "password-changed": (account) => ({
      subject: "Your Switchboard password was changed",
      what: `The password of your account at ${account} was changed, which ended all its sessions.`,
      unasked: `If it was you, or you asked for it, there is nothing to do. If not, set a new password now, and tell an administrator of ${account}.`,
      link: "Set a new password",
    }),
    "email-changed": (account, email) => ({
      subject: "Your Switchboard e-mail was changed",
      what: `${email === null ? `The e-mail of your account at ${account} was removed.` : `The e-mail of your account at ${account} is now ${email}.`} This address no longer signs in, and gets no more letters about the account.`,
      unasked: `If it was you, or you asked for it, there is nothing to do. If not, talk to an administrator of ${account} now: whoever reads the new address can set your password.`,
      link: "",
    }),
    "two-factor-on": (account) => ({
      subject: "Two-factor authentication was turned on",
      what: `Two-factor authentication is on for your account at ${account}: signing in with the password also takes a code from an app.`,
      unasked: `If it was you, there is nothing to do. If not, somebody knows your password: set a new one now, and talk to an administrator of ${account}.`,
      link: "Set a new password",
    }),
    "two-factor-off": (account) => ({
      subject: "Two-factor authentication was turned off",
      what: `Two-factor authentication is off for your account at ${account}: the password alone signs in.`,
      unasked: `If it was you, or you asked for it, there is nothing to do. If not, set a new password now, turn it on again, and tell an administrator of ${account}.`,
      link: "Set a new password",
    }),
    "codes-closed": (account) => ({
      subject: "Too many wrong codes after your Switchboard password",
      what: `Your password at ${account} was shown, and after it too many wrong codes of two-factor authentication. No code is taken for a while: for ten minutes, after ten of them for an hour.`,
      unasked: `If it was you, try again later, or sign in with a backup code then. If not, somebody knows your password: set a new one now, and tell an administrator of ${account}.`,
      link: "Set a new password",
    }),
    "backup-codes-renewed": (account) => ({
      subject: "New backup codes were made",
      what: `New backup codes were made for your account at ${account}. Those from before no longer work.`,
      unasked: `If it was you, there is nothing to do. If not, set a new password now, make new codes again, and tell an administrator of ${account}.`,
      link: "Set a new password",
    }),
    "api-key-created": (account, name) => ({
      subject: "A new Switchboard API key was made",
      what: `There is a new API key for ${account}: “${name ?? ""}”. You get this letter as its principal administrator.`,
      unasked:
        "If you expect it, there is nothing to do. If not, revoke the key now, and have the password of whoever made it changed.",
      link: "Look at the API keys",
    }),
    "principal-changed": (account, name) => ({
      subject: "Somebody else is the principal administrator now",
      what: `${account} has another principal administrator: ${name ?? ""}. Until now it was you. The account itself and its other administrators are theirs to decide about from now on.`,
      unasked: `If you handed it over, there is nothing to do. If not, somebody used your session or knows your password: set a new one now, and talk to ${name ?? ""} at once.`,
      link: "Set a new password",
    }),
    "sso-changed": (account, on) => ({
      subject: "The single sign-on settings were changed",
      what: `The settings of single sign-on for ${account} were changed. It is ${on === null ? "off" : "on"} now. You get this letter as the principal administrator.`,
      unasked:
        "If you expect it, there is nothing to do. If not, look at the settings now: they say which identity provider may sign people in. Have the password of whoever changed them changed as well.",
      link: "Look at the settings",
    }),
  },
  absence: {
    subject: (label, count) =>
      count === 1 ? `An agent is not connected: ${label}` : `${count} agents are not connected: ${label}`,
    why: ({ label, account, day, hours, zone }) =>
      `By the working hours “${label}” of ${account} they are to be connected on ${day}, ${hours} (${zone}):`,
    hours: (from, to, endsNextDay) => `${from}–${to}${endsNextDay ? " (next day)" : ""}`,
    agent: (name, time, left) =>
      left
        ? `${name}: not connected since ${time}`
        : `${name}: has not connected since the range began at ${time}`,
    link: "Open the working hours",
    once: "You are told once of each agent and range. Who subscribes, and whether anybody is told, is set in the working hours.",
  },
  appointment: (what, { service, account, agent, date, time, zone }) => {
    const when = `${date}, ${time} (${zone})`;
    const said = {
      "appointment-created": {
        subject: `Your appointment: ${service}, ${date}`,
        said: `You have an appointment with ${account} for “${service}” on ${when}.`,
      },
      "appointment-canceled": {
        subject: `Canceled: ${service}, ${date}`,
        said: `Your appointment with ${account} for “${service}” on ${when} was canceled.`,
      },
      "appointment-rescheduled": {
        subject: `Another time: ${service}, ${date}`,
        said: `Your appointment with ${account} for “${service}” has another time. It is now on ${when}.`,
      },
      "appointment-reminder": {
        subject: `Reminder: ${service}, ${date}`,
        said: `We remind you of your appointment with ${account} for “${service}” on ${when}.`,
      },
    }[what];
    return { ...said, agent: `Whom you will speak with: ${agent}` };
  },
};
