import type { EmailTexts } from "../email-texts.ts";

export const en: EmailTexts = {
  greeting: (person) => `Hello ${person},`,
  labeled: (label, value) => `${label}:${value}`,
  leftOut: "(left out of this copy)",
  reset: (account) => ({
    subject: "Reset your Switchboard password",
    intro: `We received a request for a new password for your account at ${account}.`,
    pin: "Your PIN",
    link: "Set a new password",
    validity:
      "The PIN and the link expire in 10 minutes and work once. A new password ends all your sessions.",
    ifUnexpected:
      "If you didn’t request this, ignore this email: your password stays the same. Never share the PIN.",
  }),
  activation: (account, hasPin) => ({
    subject: "Activate your Switchboard account",
    intro: `You have an account at ${account}. Set a password to activate it.`,
    pin: "Your PIN",
    link: "Activate account",
    validity: hasPin ? "The PIN expires in 10 minutes, the link in 3 days." : "The link expires in 3 days.",
    ifUnexpected: "If you don’t expect an account, ignore this email: it stays inactive.",
  }),
  activated: (account) => ({
    subject: "Your Switchboard account is already active",
    intro: `We received a request for an activation link for your account at ${account}. The account is already active.`,
    pin: "",
    link: "Sign in",
    validity: "If you forgot your password, request a new one on the sign-in page.",
    ifUnexpected: "If you didn’t request this, ignore this email.",
  }),
  done: {
    self: (moment) => `This change was made on ${moment} in a session of your account.`,
    link: (moment) =>
      `This change was made on ${moment} with the PIN or the link from an email to this address.`,
    administrator: (moment, name) => `This change was made on ${moment} by an administrator: ${name}.`,
    guesser: (moment) => `The codes were entered on ${moment} by a person with your password.`,
  },
  last: (count) =>
    `This is email ${count} of this kind within 24 hours, and the last one for now. Find later changes in the audit log.`,
  notices: {
    "password-changed": (account) => ({
      subject: "Your Switchboard password was changed",
      change: `The password of your account at ${account} was changed. All sessions of the account were ended.`,
      ifUnexpected: `If you made or requested this change, no action is needed. If not, set a new password now and contact an administrator of ${account}.`,
      link: "Set a new password",
    }),
    "email-changed": (account, email) => ({
      subject: "Your Switchboard email was changed",
      change: `${email === null ? `The email of your account at ${account} was removed.` : `The email of your account at ${account} is now ${email}.`} You can no longer sign in with this address, and it receives no further emails about the account.`,
      ifUnexpected: `If you made or requested this change, no action is needed. If not, contact an administrator of ${account} now: the owner of the new address can set your password.`,
      link: "",
    }),
    "two-factor-on": (account) => ({
      subject: "Two-factor authentication was enabled",
      change: `Two-factor authentication is now enabled for your account at ${account}. To sign in with your password, you also need a code from your authenticator app.`,
      ifUnexpected: `If you enabled it, no action is needed. If not, another person knows your password: set a new one now and contact an administrator of ${account}.`,
      link: "Set a new password",
    }),
    "two-factor-off": (account) => ({
      subject: "Two-factor authentication was disabled",
      change: `Two-factor authentication is now disabled for your account at ${account}. The password is enough to sign in.`,
      ifUnexpected: `If you made or requested this change, no action is needed. If not, set a new password now, enable two-factor authentication again, and contact an administrator of ${account}.`,
      link: "Set a new password",
    }),
    "codes-closed": (account) => ({
      subject: "Too many wrong codes for your Switchboard account",
      change: `Your password at ${account} was entered, followed by too many wrong codes of two-factor authentication. Codes are blocked for 10 minutes, or for one hour after ten wrong codes.`,
      ifUnexpected: `If it was you, try again later or use a backup code then. If not, another person knows your password: set a new one now and contact an administrator of ${account}.`,
      link: "Set a new password",
    }),
    "backup-codes-renewed": (account) => ({
      subject: "New backup codes were created",
      change: `New backup codes were created for your account at ${account}. The previous codes no longer work.`,
      ifUnexpected: `If you created them, no action is needed. If not, set a new password now, create new codes, and contact an administrator of ${account}.`,
      link: "Set a new password",
    }),
    "api-key-created": (account, name) => ({
      subject: "A Switchboard API key was created",
      change: `A new API key was created for ${account}: “${name ?? ""}”. You receive this email as the principal administrator.`,
      ifUnexpected:
        "If you expected this, no action is needed. If not, revoke the key now and change the password of the user who created it.",
      link: "View API keys",
    }),
    "principal-changed": (account, name) => ({
      subject: "The principal administrator was changed",
      change: `${name ?? ""} is now the principal administrator of ${account}. You no longer hold this role: the new principal administrator manages the account and its other administrators.`,
      ifUnexpected: `If you handed over the role, no action is needed. If not, another person used your session or knows your password: set a new one now and contact ${name ?? ""} immediately.`,
      link: "Set a new password",
    }),
    "sso-changed": (account, on) => ({
      subject: "The single sign-on settings were changed",
      change: `The single sign-on settings of ${account} were changed. Single sign-on is now ${on === null ? "disabled" : "enabled"}. You receive this email as the principal administrator.`,
      ifUnexpected:
        "If you expected this, no action is needed. If not, check the settings now: they define which identity provider can sign users in. Also change the password of the user who changed them.",
      link: "View settings",
    }),
  },
  absence: {
    subject: (label, count) =>
      count === 1 ? `An agent is not connected: ${label}` : `${count} agents are not connected: ${label}`,
    intro: ({ label, account, day, hours, zone }) =>
      `According to the working hours “${label}” of ${account}, these agents should be connected on ${day}, ${hours} (${zone}):`,
    hours: (from, to, endsNextDay) => `${from}–${to}${endsNextDay ? " (next day)" : ""}`,
    agent: (name, time, left) =>
      left ? `${name}: disconnected since ${time}` : `${name}: not connected since the start at ${time}`,
    link: "View working hours",
    footer:
      "You receive one email per agent and time range. Change the subscribers or turn off these emails in the working hours.",
  },
  appointment: (what, { service, account, agent, date, time, zone }) => {
    const when = `${date}, ${time} (${zone})`;
    const texts = {
      "appointment-created": {
        subject: `Your appointment: ${service}, ${date}`,
        intro: `You have an appointment with ${account} for “${service}” on ${when}.`,
      },
      "appointment-canceled": {
        subject: `Canceled: ${service}, ${date}`,
        intro: `Your appointment with ${account} for “${service}” on ${when} was canceled.`,
      },
      "appointment-rescheduled": {
        subject: `New time: ${service}, ${date}`,
        intro: `Your appointment with ${account} for “${service}” was moved to ${when}.`,
      },
      "appointment-reminder": {
        subject: `Reminder: ${service}, ${date}`,
        intro: `This is a reminder of your appointment with ${account} for “${service}” on ${when}.`,
      },
    }[what];
    return { ...texts, agent: `You will speak with ${agent}.` };
  },
};
