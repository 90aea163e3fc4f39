import type { NamespaceBookingTranslation } from "../../i18n-types";

const fr_booking = {
  acts: {
    menu: "Donner suite au rendez-vous de {name}",
    attended: "Marquer comme honoré",
    move: "Déplacer à une autre heure",
    reassign: "Confier à un autre agent",
    canceled: "Annuler le rendez-vous",
  },
  attended: {
    title: "Marquer comme honoré le rendez-vous de {name}",
    text: "Il est alors terminé et reste tel quel.",
    verb: "Marquer comme honoré",
    done: "Rendez-vous de {name} honoré",
  },
  canceled: {
    title: "Annuler le rendez-vous de {name}",
    text: "Son heure redevient libre. Un rendez-vous annulé le reste.",
    verb: "Annuler le rendez-vous",
    keep: "Le garder",
    done: "Rendez-vous de {name} annulé",
  },
  move: {
    title: "Déplacer le rendez-vous de {name}",
    verb: "Déplacer",
    choose: "Choisissez une autre heure",
    done: "Rendez-vous de {name} déplacé",
  },
  reassign: {
    title: "Confier le rendez-vous de {name} à un autre agent",
    verb: "Réaffecter",
    choose: "Choisissez un agent",
    nobody:
      "Aucun autre agent du service n’est libre à cette heure. Une autre heure conviendra peut-être : déplacez le rendez-vous.",
    done: "Le rendez-vous de {name} est maintenant avec {agent}",
  },
  now: "{service}, {moment}",
  with: "avec {agent}",
  told: "Un message part à {email}.",
  silent: "Le client n’a pas de courriel et n’est pas prévenu.",
  stale: "Quelqu’un d’autre l’a modifié entre-temps. Ce qui figure ici est tel qu’il l’a laissé : réessayez.",
  whoever: "Qui est libre et en a le moins",
  over: "Les rendez-vous honorés et annulés gardent leur heure et leur agent.",
  agentHint: "Seulement ceux qui sont libres à cette heure",
  serviceFirst: "Choisissez d’abord un service",
  slots: {
    day: "{day} : {count|number} heure{{s}} libre{{s}}",
    noneOn: "{day} : aucune heure libre",
    days: "Jour",
    times: "Heures du {day}",
    span: "{from} – {to}",
    earlier: "Jours précédents",
    later: "Jours suivants",
    zone: "Selon les horloges de {zone}",
    chosen: "Choisie : {moment} ({zone})",
    none: "Rien n’est libre ces jours-là.",
    noneOf: "{agent} n’est pas libre ces jours-là.",
    next: "Aller au {day}",
    never: "Rien n’est libre non plus dans les deux mois qui suivent.",
    noService: "Choisissez d’abord un service : ses heures libres apparaîtront ici.",
    noAvailability:
      "Ce service n’a pas de disponibilité, et donc pas d’heures. Donnez-lui-en une dans Services.",
    noAgents: "Ce service n’a pas d’agents qui puissent tenir un rendez-vous. Ajoutez-en dans Services.",
    loading: "Recherche d’heures libres",
    failed: "Les heures libres n’ont pas été chargées.",
    typed: "Saisir une autre heure",
    picked: "Choisir parmi les heures libres",
  },
} satisfies NamespaceBookingTranslation;

export default fr_booking;
