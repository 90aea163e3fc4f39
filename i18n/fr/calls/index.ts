import type { NamespaceCallsTranslation } from "../../i18n-types";

const fr_calls = {
  title: "Appel",
  titleOf: "Appel avec {customer}",
  noCustomer: "Client inconnu",
  waiting: "Il s’affiche ici dès qu’un agent répond.",
  unknown: {
    title: "Cet appel n’existe pas",
    text: "Il est antérieur à ce qui est conservé, ou l’adresse est fausse.",
  },
  failed: "L’appel ne s’est pas chargé",
  historyFailed: "Ce qui s’y est passé ne s’est pas chargé.",
  states: { running: "En cours", ended: "Terminé" },
  about: "L’appel",
  recorded: "Enregistrements",
  happened: "Ce qui s’est passé",
  nothing: "Le journal n’en a rien.",
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
    title: "Le segment tel qu’il était",
    at: "Au début de l’appel, {moment}.",
    same: "Il n’a pas changé depuis.",
    changed: "Modifié depuis ; maintenant",
    gone: "Le segment a été supprimé depuis. Voici comment il était.",
    unknown: "Personne n’a noté comment le segment était alors.",
    history: "Historique du segment",
  },
} satisfies NamespaceCallsTranslation;

export default fr_calls;
