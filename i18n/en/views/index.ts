import type { BaseTranslation } from "../../i18n-types";

const en_views = {
  tabs: "Views",
  all: "All",
  shared: "shared",
  changed: "Changed",
  keep: "Save changes",
  asSaved: "Reset",
  acts: "More for view {name}",
  save: "Save this view",
  saveAs: "Save as new view",
  rename: "Rename",
  renameOne: "Rename view {name}",
  share: "Share with everybody",
  unshare: "Stop sharing",
  left: "Move left",
  right: "Move right",
  remove: "Delete",
  removeOne: "Delete view {name}",
  removeOwn: "Its tab goes. The records that it shows stay.",
  removeShared: "Its tab goes for everybody who sees this list. The records that it shows stay.",
  removed: "View {name} deleted",
  name: "Name",
  what: "It keeps the filters, the search, the order, the columns with their widths, and how many rows a page has.",
  sharing: "Share with everybody who may see this list",
  sharingHint: "Whoever may change what is in this list may change the view too.",
  missing: "The view of this link was deleted, or is not shared with you. The list shows all.",
  showAll: "Show all",
  stale: "Somebody changed this view meanwhile. You see it as it is now; try once more.",
  faults: {
    name: "Give the view a name",
    taken: "Another view of yours has this name",
    many: "You have 50 views of this list. Delete one first.",
    long: "It holds more filters than a view can keep. Take some away.",
  },
} satisfies BaseTranslation;

export default en_views;
