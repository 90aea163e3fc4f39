import type { BaseTranslation } from "../../i18n-types";

const en_ipRestrictions = {
  title: "IP restrictions",
  search: "Search in restrictions",
  loading: "Loading the IP restrictions",
  slow: "Still loading. The platform is slower than usual.",
  failed: "The IP restrictions did not load",
  filtered: "No IP restrictions match",
  columns: {
    range: "Address or range",
    users: "Users",
    description: "Description",
    createdAt: "Created",
    actions: "Actions",
  },
  explained:
    "Whoever is named here may connect only from these addresses, and from those of their other restrictions",
  nobody: "nobody",
  andMore: "{names} and {count:number|number} more",
  create: "New IP restriction",
  edit: "Edit {range}",
  remove: "Remove {range}",
  removeVerb: "Remove IP restriction",
  removed: "{range} removed",
  keep: "Keep it",
  removeText: "{names} may then connect from anywhere, unless another restriction names them.",
  removeEach: "Whoever it names may then connect from anywhere, unless another restriction names them.",
  wouldLockOut:
    "Without it you could no longer connect from where you are. Remove it by itself, where you mean it.",
  wouldLockOutIfEdited:
    "With this you could no longer connect from where you are. Edit it by itself, where you mean it.",
  removeNobody: "It names nobody, so nothing changes for anyone.",
  meaning:
    "The users you name may connect only from these addresses, and from those of their other restrictions. It holds from their next request on; whom no restriction names may connect from anywhere.",
  rangeHint: "IPv4 or IPv6, such as 192.0.2.7, 192.0.2.0/24 or 2001:db8::/32",
  rangeHintHere: "IPv4 or IPv6, such as 192.0.2.0/24 or 2001:db8::/32. You connect from {address}.",
  usersHint: "Type some letters of a name",
  descriptionHint: "What these addresses are, such as the office in Lyon",
  faults: {
    taken: "Another restriction names one of these users with this range already",
    missing: "Enter an address or a range",
    noRange:
      "This is no IP address and no range. A range is written like 192.0.2.0/24, without leading zeros.",
    users: "Name at least one user",
    gone: "One of these users is not there any more",
  },
  lockOut: {
    title: "Lock yourself out?",
    text: "The address from which you connect is in none of the ranges that would name you.",
    textHere: "You connect from {address}, and it is in none of the ranges that would name you.",
    wayBack:
      "Once this is done, nothing answers you here any more: you go on from an allowed address, or another administrator changes it.",
    verb: "Lock me out",
    keep: "Go back",
  },
  empty: {
    title: "No IP restrictions yet",
    text: "Everybody may connect from anywhere. A restriction lets the users that it names connect only from your addresses.",
  },
} satisfies BaseTranslation;

export default en_ipRestrictions;
