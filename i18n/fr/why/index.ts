import type { NamespaceWhyTranslation } from "../../i18n-types";

const fr_why = {
  question: "Pourquoi le niveau de service est-il de {percent} ?",
  title: "Niveau de service",
  under: "{points|number} pt{{s}} sous l’objectif de {target}",
  met: "objectif de {target} atteint",
  counted: "{late|number} sur {calls|number} {{calls:appel|appels}} hors délai",
  refresh: "Actualiser les chiffres",
  sentence: {
    few: "Trop peu d’appels pour une explication ({calls|number})",
    noneLate: "Les {calls|number} appels ont tous été pris en charge à temps",
    spread:
      "Les appels hors délai se répartissent sur <b>{segments|number} segment{{s}}</b> et <b>{hours|number} heure{{s}}</b>",
    block:
      "<b>{late|number} sur {ofLate|number}</b> {{ofLate:appel|appels}} hors délai {where} {when}{because}",
    risk: "Risque le plus proche : {sentence}",
    line: "Niveau de service de {percent} : {sentence}",
    lineMet: "Niveau de service de {percent}, objectif atteint. {sentence}",
    inSegment: "dans <b>{segment}</b>",
    inSegments: "dans <b>{count|number} segment{{s}}</b>",
    between: "entre <b>{from} et {until}</b>",
    betweenOn: "le <b>{day}</b> entre <b>{from} et {until}</b>",
    fromUntil: "du <b>{from}</b> au <b>{until}</b>",
    connected: ", <b>{taking|number} sur {assigned|number}</b> agent{{s}} {{assigned:connecté|connectés}}",
    takingCalls:
      ", <b>{taking|number} sur {assigned|number}</b> agent{{s}} {{assigned:disponible|disponibles}} pour les appels",
    arrivals: ", <b>{here|number}</b> appels par quart d’heure (d’habitude <b>{usual|number}</b>)",
    handleTime: ", durée de traitement de <b>{here}</b> (d’habitude <b>{usual}</b>)",
  },
  without: "Sans ces appels, le niveau de service serait de <b>{percent}</b>",
  openReplay: "Ouvrir {time} dans la relecture",
  showCalls: "Afficher {count|number} {{count:appel|appels}}",
  bySegment: {
    title: "Segments",
    note: "appels hors délai, sur le total",
    ofAll: "sur {calls|number}",
  },
  byQuarter: {
    title: "Quarts d’heure",
    days: "Jours",
    note: "appels hors délai",
    others: "autres",
    lateAt: "{time} : {late|number} sur {calls|number} hors délai",
    taking: "agents disponibles pour les appels",
    takingFrom: "Agents disponibles pour les appels : {from|number} au début, {least|number} au minimum",
  },
  absent: {
    title: "Agents absents dans {segment}",
    all: "Agents absents",
    much: "{count|number} sur {assigned|number}",
    none: "Tous les agents étaient disponibles au moins la moitié du temps.",
    unknown: "Pas de données de statut",
    notConnected: "Hors connexion",
    elsewhere: "Autres segments",
    span: "de {from} à {until}",
    over: "{time} au-delà de la limite",
  },
  late: {
    title: "Appels hors délai",
    note: "attente la plus longue d’abord, trait à {time}",
    all: "Afficher les {count|number}",
    unfilter: "Afficher tous les appels hors délai",
    none: "Aucun appel hors délai",
    answered: "Pris en charge",
    abandoned: "Abandonné",
    unknownCustomer: "Client inconnu",
  },
  definition:
    "<b>Niveau de service {target|number}/{seconds|number}</b>. Appels pris en charge en {seconds|number} s au plus, sur tous les appels pris en charge ou abandonnés. Les appels en attente ne sont pas comptés.",
  loading: "Chargement de l’explication",
  failed: "Impossible de charger l’explication.",
} satisfies NamespaceWhyTranslation;

export default fr_why;
