import type { NamespaceCallsTranslation } from "../../i18n-types";

const fr_calls = {
  title: "Appel",
  titleOf: "Appel avec {customer}",
  noCustomer: "Client inconnu",
  waiting: "L’appel apparaît ici dès qu’un agent répond.",
  unknown: {
    title: "Appel introuvable",
    text: "L’appel n’est plus conservé, ou l’adresse est incorrecte.",
  },
  failed: "L’appel ne s’est pas chargé",
  historyFailed: "Les événements de l’appel ne se sont pas chargés.",
  states: { running: "En cours", ended: "Terminé" },
  about: "Détails de l’appel",
  recorded: "Enregistrements",
  happened: "Historique de l’appel",
  nothing: "Aucun événement n’est conservé pour cet appel.",
  fields: {
    customer: "Client",
    channel: "Canal",
    agent: "Agent",
    segment: "Segment",
    transfers: "Transferts",
    transferredTo: "Dernier transfert vers",
    waited: "Attente",
    tags: "Étiquettes",
    startedAt: "Début",
    endedAt: "Fin",
    lasted: "Durée",
    endedBy: "Terminé par",
    id: "ID",
  },
  noAgent: "Pas encore d’agent",
  endedBy: {
    customer: "le client",
    user: "l’agent",
    network: "une panne du réseau",
    platform: "la plateforme",
  },
  segment: {
    title: "Le segment à ce moment-là",
    at: "Au début de l’appel, {moment}.",
    same: "Aucun changement depuis.",
    changed: "Modifié depuis. Maintenant :",
    gone: "Le segment a été supprimé depuis. Voici ses réglages à ce moment-là.",
    unknown: "Les réglages du segment à ce moment-là ne sont pas conservés.",
    history: "Historique du segment",
  },
} satisfies NamespaceCallsTranslation;

export default fr_calls;
