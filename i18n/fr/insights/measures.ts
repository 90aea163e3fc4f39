/** Names and definitions of the measures of calls. */
export const measures = {
  contacts: {
    name: "Contacts",
    means:
      "Visites de clients, chacune comptée une fois, y compris celles qui ne sont jamais entrées dans une file.",
  },
  offered: {
    name: "Proposés",
    means: "Appels entrés dans une file, répondus ou abandonnés. Ceux encore en attente ne comptent pas.",
  },
  answered: { name: "Répondus", means: "Appels auxquels un agent a répondu." },
  abandoned: { name: "Abandonnés", means: "Clients qui ont quitté la file avant une réponse." },
  shortAbandoned: {
    name: "Abandons courts",
    means: "Clients qui ont quitté la file en moins de {short|number} s.",
  },
  late: { name: "En retard", means: "Appels répondus après {within|number} s et appels abandonnés." },
  transferred: { name: "Transférés", means: "Appels transmis à un autre agent ou segment." },
  dismissed: { name: "Refusés", means: "Propositions qu’un agent a refusées." },
  timeouts: { name: "Manqués", means: "Propositions restées sans réponse chez un agent." },
  serviceLevel: {
    name: "Niveau de service",
    means: "Appels répondus en {within|number} s, parmi tous les appels proposés.",
  },
  serviceLevelNoShort: {
    name: "Niveau de service sans abandons courts",
    means:
      "Appels répondus en {within|number} s, parmi les appels proposés sauf ceux abandonnés en moins de {short|number} s.",
  },
  serviceLevelAnswered: {
    name: "Niveau de service sans abandons",
    means: "Appels répondus en {within|number} s, parmi tous les appels répondus.",
  },
  serviceLevelLeft: {
    name: "Sortis de la file à temps",
    means:
      "Appels sortis de la file en {within|number} s pour n’importe quelle raison, parmi tous ceux qui en sont sortis.",
  },
  serviceLevelContacts: {
    name: "Niveau de service de tous les contacts",
    means:
      "Appels répondus en {within|number} s, parmi tous les contacts, y compris ceux jamais entrés dans une file.",
  },
  averageSpeedOfAnswer: { name: "Délai de réponse", means: "Attente moyenne des appels répondus (DMR)." },
  averageWait: { name: "Attente moyenne", means: "Attente moyenne des appels répondus et abandonnés." },
  averageAbandonWait: { name: "Attente avant abandon", means: "Attente moyenne des appels abandonnés." },
  longestWait: { name: "Plus longue attente", means: "Plus longue attente d’un appel, répondu ou non." },
  averageHandleTime: {
    name: "Durée de traitement",
    means:
      "Durée moyenne des appels terminés, de la réponse à la fin (DMT). Un appel transféré compte une fois, d’où l’écart avec la durée de traitement par agent. Le travail après appel n’est pas compris.",
  },
  abandonRate: { name: "Taux d’abandon", means: "Appels abandonnés, parmi tous les appels proposés." },
  transferRate: { name: "Taux de transfert", means: "Appels transférés, parmi tous les appels répondus." },
  contactWait: {
    name: "Attente moyenne de tous les contacts",
    means: "Attente moyenne de tous les contacts ; ceux sans file ont attendu 0.",
  },
  contactWaitMedian: {
    name: "Attente médiane de tous les contacts",
    means: "La moitié des contacts a attendu moins longtemps.",
  },
  contactServiceTime: {
    name: "Durée moyenne de service de tous les contacts",
    means: "Temps moyen avec un agent de tous les contacts ; ceux sans réponse comptent 0.",
  },
  contactServiceTimeMedian: {
    name: "Durée médiane de service de tous les contacts",
    means: "La moitié des contacts a passé moins de temps avec un agent.",
  },
  hangRate: {
    name: "Raccrochages de tous les contacts",
    means: "Contacts terminés parce que le client est parti, parmi tous les contacts.",
  },
  positiveShare: {
    name: "Sentiment positif",
    means: "Appels au sentiment positif, parmi tous ceux avec un sentiment.",
  },
  negativeShare: {
    name: "Sentiment négatif",
    means: "Appels au sentiment négatif, parmi tous ceux avec un sentiment.",
  },
  qualityScore: { name: "Score de qualité", means: "Score de qualité moyen des appels évalués." },
} as const;

/** Sums that measures are computed from. */
export const sums = {
  calls: "appels",
  contacts: "contacts",
  hangs: "raccrochages",
  answered: "répondus",
  answeredInTime: "répondus à temps",
  abandoned: "abandonnés",
  abandonedInTime: "abandonnés dans le seuil",
  abandonedShort: "abandons courts",
  removed: "retirés de la file",
  removedInTime: "retirés dans le seuil",
  waited: "attente des appels répondus",
  waitedAbandoned: "attente des appels abandonnés",
  longestWait: "plus longue attente",
  ended: "appels terminés",
  handled: "temps en appel",
  transferred: "transférés",
  dismissals: "propositions refusées",
  timeouts: "propositions manquées",
  queued: "attente de tous les contacts",
  served: "temps de service de tous les contacts",
  positive: "positifs",
  negative: "négatifs",
  sentiments: "avec un sentiment",
  quality: "points",
  reviews: "appels évalués",
} as const;
