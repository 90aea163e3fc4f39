import type { BaseTranslation } from "../../i18n-types";

const en_views = {
  tabs: "Views",
  all: "All",
  shared: "shared",
  changed: "Changed",
  keep: "Save changes",
  asSaved: "Discard changes",
  acts: "Actions for view “{name}”",
  save: "Save this view",
  saveAs: "Save as new view",
  rename: "Rename",
  renameOne: "Rename view “{name}”",
  share: "Share with all users",
  unshare: "Stop sharing",
  left: "Move left",
  right: "Move right",
  remove: "Delete",
  removeOne: "Delete view “{name}”",
  removeOwn: "The view’s tab is removed. The records in it stay.",
  removeShared: "The view’s tab is removed for all users of this list. The records in it stay.",
  removed: "View “{name}” deleted",
  name: "Name",
  what: "A view saves filters, search, order, columns with their widths, and rows per page.",
  sharing: "Share with all users of this list",
  sharingHint: "Users who can edit this list can also edit the view.",
  missing: "The view in this link was deleted or is not shared with you. All records are shown.",
  showAll: "Show all",
  stale: "Another user changed this view. The current version is shown; try again.",
  faults: {
    name: "Enter a name for the view",
    taken: "You already have a view with this name",
    many: "You have 50 views of this list. Delete one first.",
    long: "Too many filters for a view. Remove some.",
  },
} satisfies BaseTranslation;

export default en_views;
