import type { BaseTranslation } from "../../i18n-types";

const en_legal = {
  label: "Legal",
  back: "Back to the console",
  other: { terms: "Terms of service", privacy: "Privacy notice" },
  terms: {
    title: "Terms of service",
    lead: "These are the terms of this reference installation of Switchboard. They say what it does and what it does not; who runs it for others puts their own terms in this place.",
    what: {
      title: "What it is",
      text: "Switchboard is a console for businesses whose customers call them by video and voice. This installation is there to be run, tried and tested. It comes without any promise that it is available, complete or fit for a purpose.",
    },
    account: {
      title: "Your account",
      text: "An administrator of your business gives you an account. It is yours alone: keep the password to yourself, and sign out on devices that others use. What you may see and do follows from the privilege that the administrator chose.",
    },
    customers: {
      title: "The people who call",
      text: "The console shows when customers call, how long they wait and who answers them. Use it to serve them, and for nothing else. The law of your country may ask you to tell your agents and your customers that calls are counted and timed.",
    },
    demo: {
      title: "Demo and recorded traffic",
      text: "What the console marks as demo is invented. What it marks as a recording is a log of real calls from the past without names. Neither says anything about your business.",
    },
    end: {
      title: "When it ends",
      text: "An administrator can end your access at any time, and you can stop using it at any time. Sessions end after 12 hours, or after 30 days where you asked to stay signed in.",
    },
  },
  privacy: {
    title: "Privacy notice",
    lead: "What this reference installation of Switchboard keeps about you and about the customers who call, where, and for how long. Who runs it for others puts their own notice in this place.",
    you: {
      title: "About you",
      text: "Your name, email or user name, language and privilege; your password as a hash from which it cannot be read; when your sessions began and ended, and from which address. Wrong passwords are counted for 15 minutes for each account and address.",
    },
    calls: {
      title: "About calls",
      text: "When a customer queued, was answered, was transferred or hung up, in which segment and with which agent, and an identifier of the customer if the telephony system gives one. No sound and no picture.",
    },
    browser: {
      title: "In your browser",
      text: "Your session, so that a reload does not sign you out: until you close the tab, or for 30 days where you asked to stay signed in. Your choices of language, theme and density. There are no cookies, no counters and nothing that follows you elsewhere.",
    },
    others: {
      title: "Who else gets it",
      text: "Nobody. The console talks to its platform only. If whoever runs it has set up a service for error reports, errors of the console are sent there without what you typed.",
    },
    rights: {
      title: "What you can ask for",
      text: "Ask an administrator of your business what is kept about you, and to correct or delete it. The log of calls is kept as long as its folder of data is kept.",
    },
  },
} satisfies BaseTranslation;

export default en_legal;
