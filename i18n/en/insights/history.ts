/** Texts of the history of the queues. */
export const history = {
  title: "Queue history",
  entered: "Entered",
  priority: "Priority",
  count: "Offers",
  missed: "Missed offers",
  declined: "Declined offers",
  /** Filters by the agent of an offer. */
  filters: { offeredTo: "Offered to", declinedBy: "Declined by", missedBy: "Missed by" },
  noOffers: "not offered",
  offersOf: "{count:number|number} {{offer|offers}}",
  offer: "{agent:string}: {result:string}, {rang:string}",
  expand: "Offers of {name:string}",
  explained: {
    entered: "Time when the customer entered the queue",
    priority: "Priority in the queue from 0 to 9; higher is sooner",
    offers: "Offers to agents in the order of their times, with the result of each",
    missed: "Offers to which the agent did not react in time",
    declined: "Offers that the agent declined",
  },
  none: { title: "No queue entries match" },
  most: "Only the first {count:number|number} entries are shown. Choose a shorter period to see the others.",
} as const;
