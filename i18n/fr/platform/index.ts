import type { NamespacePlatformTranslation } from "../../i18n-types";

const fr_platform = {
  label: "État de la plateforme",
  roundTrip: "Temps de réponse depuis votre poste",
  milliseconds: "{value|number} ms",
  measuring: "Mesure en cours…",
  usual: "d’habitude entre {low|number} et {high|number} ms",
  slower: "plus lent que d’habitude ({low|number} à {high|number} ms)",
  curve: "{count|number} {{|mesure|||de mesures|mesures}}, entre {low|number} et {high|number} ms",
  usualRange: "plage habituelle",
  unreachable: "La plateforme ne répond plus depuis {time}.",
  neverReached: "La plateforme ne répond pas.",
  partsLabel: "Composants de la plateforme",
  parts: { api: "Console et API", storage: "Stockage", live: "Flux en direct" },
  states: { operating: "En service", slow: "Au ralenti", down: "En panne", unknown: "Inconnu" },
  answered: "réponse en {value|number} ms",
  answeredInstantly: "réponse en moins de 1 ms",
  from: "Vous vous connectez depuis",
  copyAddress: "Copier l’adresse",
  updated: "Mis à jour {ago}",
} satisfies NamespacePlatformTranslation;

export default fr_platform;
