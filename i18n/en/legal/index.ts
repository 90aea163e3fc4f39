import type { BaseTranslation } from "../../i18n-types";

const en_legal = {
  label: "Legal",
  back: "Back to the console",
  other: { terms: "Terms of service", privacy: "Privacy notice" },
  terms: {
    title: "Terms of service",
    lead: "These are the terms of this reference installation of Switchboard. An organization that runs Switchboard for other people must replace them with its own.",
    what: {
      title: "About Switchboard",
      text: "Switchboard is a console for businesses whose customers call them by video and voice. This installation is for testing and evaluation. It comes without any warranty that it is available, complete or fit for a purpose.",
    },
    account: {
      title: "Your account",
      text: "An administrator of your business gives you an account. It is yours alone: do not share the password, and sign out on shared devices. Your privilege, assigned by the administrator, determines what you can see and do.",
    },
    customers: {
      title: "Your customers",
      text: "The console shows when customers call, how long they wait and which agents answer them. Use it only to serve them. The law of your country may require you to inform your agents and your customers that calls are counted and timed.",
    },
    demo: {
      title: "Demo and replayed calls",
      text: "Calls that the console marks as a demo are simulated. Calls that it marks as a replay are real calls from the past, without names. Neither describes your business.",
    },
    end: {
      title: "End of access",
      text: "An administrator can end your access at any time, and you can stop using the console at any time. Sessions end after 12 hours, or after 30 days if you chose to stay signed in.",
    },
  },
  privacy: {
    title: "Privacy notice",
    lead: "This notice describes the data that this reference installation of Switchboard stores about you and your customers, where, and for how long. An organization that runs Switchboard for other people must replace this notice with its own.",
    you: {
      title: "Data about you",
      text: "We store your name, email or username, language and privilege; a hash of your password, from which the password cannot be read; and the start, the end and the IP address of your sessions. The count of failed sign-in attempts, per user and per IP address, is kept for 15 minutes.",
    },
    calls: {
      title: "Data about calls",
      text: "We store the times when a customer joined the queue, was answered, was transferred or hung up, with the segment and the agent, and an identifier of the customer if the telephony system provides one. Audio and video are stored only in call recordings.",
    },
    browser: {
      title: "In your browser",
      text: "Your session is stored until you close the tab, or for 30 days if you chose to stay signed in. Your settings for language, theme and row spacing are stored too. Cookies are used only to protect sign-in and password reset; nothing tracks you.",
    },
    others: {
      title: "Data sharing",
      text: "This web console sends data to the Switchboard platform that serves it. If the operator has set up an error reporting service, errors of the console are sent to it too, without the text that you typed. The console sends no data to other recipients.",
    },
    rights: {
      title: "Your rights",
      text: "Ask an administrator of your business which data is stored about you, or ask them to correct or delete it. The data about you and your calls is kept in an event log, with no time limit. Only the operator, who runs this installation, can delete it.",
    },
  },
} satisfies BaseTranslation;

export default en_legal;
