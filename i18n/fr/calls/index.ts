import type { NamespaceCallsTranslation } from "../../i18n-types";

const fr_calls = {
  title: "Appel",
  titleOf: "Appel avec {customer}",
  noCustomer: "Client inconnu",
  waiting: "L’appel apparaît ici dès qu’un agent répond.",
  unknown: {
    title: "Appel introuvable",
    text: "L’appel n’est plus conservé, ou le lien est incorrect.",
  },
  failed: "Impossible de charger l’appel",
  historyFailed: "Impossible de charger les événements de l’appel.",
  states: { running: "En cours", ended: "Terminé" },
  about: "Détails de l’appel",
  recorded: "Enregistrements",
  happened: "Historique de l’appel",
  nothing: "Aucun événement n’est conservé pour cet appel.",
  fields: {
    customer: "Client",
    channel: "Canal",
    agent: "Pris en charge en premier par",
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
  noAgent: "Aucun agent",
  endedBy: {
    customer: "le client",
    user: "l’agent",
    network: "une panne réseau",
    platform: "la plateforme",
  },
  segment: {
    title: "Segment au début de l’appel",
    at: "Paramètres au début de l’appel, {moment}.",
    same: "Aucun changement depuis.",
    changed: "Maintenant :",
    gone: "Le segment a été supprimé depuis. Voici ses paramètres au début de l’appel.",
    unknown: "Les paramètres du segment au début de l’appel ne sont pas conservés.",
    history: "Historique du segment",
  },
} satisfies NamespaceCallsTranslation;

export default fr_calls;
