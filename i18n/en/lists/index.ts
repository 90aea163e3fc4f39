import type { BaseTranslation } from "../../i18n-types";

const en_lists = {
  exporting: {
    title: "Export",
    begun: "Reading the list",
    progress: "{read:number|number} of {total:number|number} read",
    stop: "Stop",
    stopped: "Export stopped. Nothing was saved.",
    saved: "{name:string} saved: {count:number|number} {{record|records}}",
    failed: "Nothing was saved.",
    unwritten: "The records were read but could not be written as a file.",
  },
  conflict: {
    title: "What both of you changed",
    changed: "Somebody changed this meanwhile. Nothing is lost: see below what differs, then save.",
    gone: "Somebody deleted this meanwhile. What you typed is still here: create it anew, or leave it.",
    choose: "Choose whose to keep for each, then save. What you choose stands in the form below.",
    apart: "They changed other fields than you did. Save again to keep both.",
    theirs: "Theirs",
    mine: "Mine",
    nothing: "nothing",
    taken: "Taken over from them: {fields:string}",
    anew: "Create anew",
  },
  file: {
    moment: "{head:string} ({zone:string})",
    minutes: "{head:string} (minutes)",
    percent: "{head:string} (%)",
    firstOfName: "first-{count:string}",
    about: "About this file",
    list: "List",
    account: "Account",
    at: "Written ({zone:string})",
    search: "Search",
    sorted: "Sorted by",
    ascending: "{head:string}, ascending",
    descending: "{head:string}, descending",
    records: "Records",
    firstOf: "The first {count:number|number} of {total:number|number}",
    pickedOfName: "selected",
    pickedOf: "{count:number|number} selected of {total:number|number}",
  },
} satisfies BaseTranslation;

export default en_lists;
