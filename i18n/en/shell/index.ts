import type { BaseTranslation } from "../../i18n-types";

const en_shell = {
  skip: "Skip to the content",
  sidebar: "Sidebar",
  navigation: "Main",
  breadcrumb: "Where you are",
  notices: "Notices",
  openMenu: "Menu",
  collapse: "Collapse the sidebar",
  expand: "Expand the sidebar",
  groups: { now: "Now", service: "Service" },
  pages: { monitor: "Live Monitor", segments: "Segments" },
  waiting: "{count:number|number} waiting",
  traffic: {
    demo: "Demo",
    demoText: "The calls on the screen are simulated.",
    recording: "Recording {name} ×{rate:number|number}",
    recordingText: "Calls from a log, played {rate:number|number} times as fast as they happened.",
    recordingStill: "Recording {name}, standing",
    recordingStillText: "Calls from a log. The clock stands still.",
    ends: {
      finished: "Recording {name}, finished",
      stopped: "Recording {name}, stopped",
      interrupted: "Recording {name}, interrupted",
    },
    demoEnded: "Demo, stopped",
    endedText: "Nothing more comes from it. The numbers are those of its end.",
  },
  account: {
    open: "Account: {name}",
    theme: "Theme",
    themes: { light: "Light", dark: "Dark", system: "System" },
    shortcuts: "Keyboard shortcuts",
    logout: "Log out",
  },
  shortcuts: {
    title: "Keyboard shortcuts",
    goTo: "Go to {page}",
    sidebar: "Collapse or expand the sidebar",
    help: "Show this list",
    everywhere: "Everywhere",
    here: "On this page",
    single: "Single keys do something",
    singleText: "They never do while you type in a field. Switch them off if you dictate, or if keys are pressed by accident.",
  },
  banners: {
    waiting: "<b>The platform does not answer.</b> You stay signed in; it is asked again every few seconds.",
    offline: "<b>No connection.</b> What you see may be old. It goes on by itself when the connection is back.",
    offlineShowing: "<b>No connection.</b> Showing {time}. It goes on by itself when the connection is back.",
  },
  missing: {
    title: "There is no such page",
    text: "Nothing is at {path}. The address may be mistyped, or the page may have moved.",
    back: "Go to Segments",
  },
  forbidden: {
    title: "{page} is not open to you",
    text: "Your privilege is {privilege}. An administrator of {account} can give you one that opens this page.",
  },
} satisfies BaseTranslation;

export default en_shell;
