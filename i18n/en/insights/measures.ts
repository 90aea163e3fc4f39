/** Names and definitions of the measures of calls. */
export const measures = {
  contacts: {
    name: "Contacts",
    means: "Visits of customers, each counted once, also those that never entered a queue.",
  },
  offered: {
    name: "Offered",
    means:
      "Calls that entered a queue and were answered or abandoned. Calls that are still waiting are not counted.",
  },
  answered: { name: "Answered", means: "Calls that an agent answered." },
  abandoned: { name: "Abandoned", means: "Customers who left the queue before an answer." },
  shortAbandoned: {
    name: "Short abandons",
    means: "Customers who left the queue within {short:number|number} s.",
  },
  late: { name: "Late", means: "Calls answered after {within:number|number} s, and abandoned calls." },
  transferred: { name: "Transferred", means: "Calls that were passed on to another agent or segment." },
  dismissed: { name: "Declined", means: "Offers that an agent declined." },
  timeouts: { name: "Missed", means: "Offers that rang out at an agent." },
  serviceLevel: {
    name: "Service level",
    means: "Calls answered within {within:number|number} s, of all offered calls.",
  },
  serviceLevelNoShort: {
    name: "Service level without short abandons",
    means:
      "Calls answered within {within:number|number} s, of all offered calls except those abandoned within {short:number|number} s.",
  },
  serviceLevelAnswered: {
    name: "Service level without abandons",
    means: "Calls answered within {within:number|number} s, of all answered calls.",
  },
  serviceLevelLeft: {
    name: "Left the queue in time",
    means:
      "Calls that left the queue within {within:number|number} s for any reason, of all calls that left it.",
  },
  serviceLevelContacts: {
    name: "Service level of all contacts",
    means:
      "Calls answered within {within:number|number} s, of all contacts, also those that never entered a queue.",
  },
  averageSpeedOfAnswer: { name: "Speed of answer", means: "Mean wait of answered calls (ASA)." },
  averageWait: { name: "Mean wait", means: "Mean wait of answered and abandoned calls." },
  averageAbandonWait: { name: "Wait before abandoning", means: "Mean wait of abandoned calls." },
  longestWait: { name: "Longest wait", means: "Longest wait of a call, answered or not." },
  averageHandleTime: {
    name: "Handle time",
    means:
      "Mean length of finished calls, from the answer to the end (AHT). A transferred call counts once, so this differs from the handle time per agent. After-call work is not included.",
  },
  abandonRate: { name: "Abandon rate", means: "Abandoned calls, of all offered calls." },
  transferRate: { name: "Transfer rate", means: "Transferred calls, of all answered calls." },
  contactWait: {
    name: "Mean wait of all contacts",
    means: "Mean wait of all contacts; contacts without a queue waited 0.",
  },
  contactWaitMedian: {
    name: "Median wait of all contacts",
    means: "Half of the contacts waited less than this time.",
  },
  contactServiceTime: {
    name: "Mean service time of all contacts",
    means: "Mean time with an agent of all contacts; contacts without an answer count 0.",
  },
  contactServiceTimeMedian: {
    name: "Median service time of all contacts",
    means: "Half of the contacts spent less than this time with an agent.",
  },
  hangRate: {
    name: "Hang-ups of all contacts",
    means: "Contacts that ended because the customer left, of all contacts.",
  },
  positiveShare: {
    name: "Positive sentiment",
    means: "Calls with positive sentiment, of all calls with a sentiment.",
  },
  negativeShare: {
    name: "Negative sentiment",
    means: "Calls with negative sentiment, of all calls with a sentiment.",
  },
  qualityScore: { name: "Quality score", means: "Mean quality score of reviewed calls." },
} as const;

/** Sums that measures are computed from. */
export const sums = {
  calls: "calls",
  contacts: "contacts",
  hangs: "hang-ups",
  answered: "answered",
  answeredInTime: "answered in time",
  abandoned: "abandoned",
  abandonedInTime: "abandoned within the threshold",
  abandonedShort: "short abandons",
  removed: "removed from the queue",
  removedInTime: "removed within the threshold",
  waited: "wait of answered calls",
  waitedAbandoned: "wait of abandoned calls",
  longestWait: "longest wait",
  ended: "finished calls",
  handled: "time in calls",
  transferred: "transferred",
  dismissals: "declined offers",
  timeouts: "missed offers",
  queued: "wait of all contacts",
  served: "service time of all contacts",
  positive: "positive",
  negative: "negative",
  sentiments: "with a sentiment",
  quality: "points",
  reviews: "reviewed calls",
} as const;
