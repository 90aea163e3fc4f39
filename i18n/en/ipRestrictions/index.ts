import type { BaseTranslation } from "../../i18n-types";

const en_ipRestrictions = {
  title: "IP restrictions",
  search: "Search in IP restrictions",

  columns: {
    range: "Address or range",
    users: "Users",
    description: "Description",
    createdAt: "Created",
    actions: "Actions",
  },
  explained: "These users can connect only from this range and from the ranges of their other restrictions",
  none: "no users",
  andMore: "{names} and {count:number|number} more",
  create: "New IP restriction",
  edit: "Edit IP restriction {range}",
  remove: "Delete IP restriction {range}",
  removeVerb: "Delete IP restriction",
  removed: "IP restriction {range} deleted",
  keep: "Keep it",
  removeText: "{names} can then connect from any address, unless other restrictions apply.",
  removeEach: "Its users can then connect from any address, unless other restrictions apply.",
  wouldLockOut: "Deleting it would lock you out. To confirm this, delete it separately.",
  wouldLockOutIfEdited: "This change would lock you out. To confirm it, edit the restriction separately.",
  removeUnused: "It applies to no users, so access does not change.",
  meaning:
    "The users you choose can connect only from these addresses and those of their other restrictions, starting with their next request. Users without a restriction can connect from any address.",
  rangeHint: "IPv4 or IPv6, such as 192.0.2.7, 192.0.2.0/24 or 2001:db8::/32",
  rangeHintHere: "IPv4 or IPv6, such as 192.0.2.0/24 or 2001:db8::/32. Your address is {address}.",
  usersHint: "Type part of a name",
  descriptionHint: "Where these addresses belong, such as the office in Lyon",
  faults: {
    taken: "Another restriction already applies this range to one of these users",
    missing: "Enter an address or a range",
    noRange: "Not an IP address or range. Write ranges such as 192.0.2.0/24, without leading zeros.",
    users: "Choose at least one user",
    gone: "One of these users no longer exists",
  },
  lockOut: {
    title: "Lock yourself out?",
    text: "Your current address is not in any range that would be allowed for you.",
    textHere: "Your address {address} is not in any range that would be allowed for you.",
    wayBack:
      "You lose access immediately. To get it back, connect from an allowed address or ask another administrator.",
    verb: "Lock me out",
    keep: "Go back",
  },
  empty: {
    title: "No IP restrictions yet",
    text: "All users can connect from any address. Add a restriction to limit users to the addresses you choose.",
  },
} satisfies BaseTranslation;

export default en_ipRestrictions;
