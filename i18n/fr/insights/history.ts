/** Texts of the history of the queues. */
export const history = {
  title: "Historique des files",
  entered: "Entrée",
  priority: "Priorité",
  count: "Propositions",
  missed: "Propositions manquées",
  declined: "Propositions refusées",
  /** Filters by the agent of an offer. */
  filters: { offeredTo: "Proposé à", declinedBy: "Refusé par", missedBy: "Manqué par" },
  noOffers: "non proposé",
  offersOf: "{count|number} {{proposition|propositions}}",
  offer: "{agent} : {result}, {rang}",
  expand: "Propositions de {name}",
  explained: {
    entered: "Heure à laquelle le client est entré dans la file",
    priority: "Priorité dans la file de 0 à 9 ; plus elle est élevée, plus tôt",
    offers: "Propositions aux agents dans l’ordre des heures, avec le résultat de chacune",
    missed: "Propositions auxquelles l’agent n’a pas réagi à temps",
    declined: "Propositions que l’agent a refusées",
  },
  none: { title: "Aucune entrée de file ne correspond" },
  most: "Seules les {count|number} premières entrées sont affichées. Choisissez une période plus courte pour voir les autres.",
} as const;
