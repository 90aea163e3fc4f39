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
} satisfies BaseTranslation;

export default en;
