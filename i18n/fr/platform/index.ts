import type { NamespacePlatformTranslation } from "../../i18n-types";

const fr_platform = {
  label: "État de la plateforme",
  roundTrip: "Aller-retour vers la plateforme",
  milliseconds: "{value|number} ms",
  measuring: "Les premières mesures sont en cours.",
  usual: "d’habitude, d’ici : {low|number} à {high|number} ms",
  slower: "plus lent que d’habitude, d’ici : {low|number} à {high|number} ms",
  curve: "{count|number} {{|mesure|||de mesures|mesures}}, entre {low|number} et {high|number} ms",
  usualRange: "d’habitude",
  unreachable: "La plateforme ne répond plus depuis {time}.",
  neverReached: "La plateforme ne répond pas.",
  partsLabel: "Parties de la plateforme",
  parts: { api: "Console et interface", storage: "Stockage", live: "Flux en direct" },
  states: { operating: "En service", slow: "Lent", down: "En panne", unknown: "Inconnu" },
  answered: "répond en {value|number} ms",
  answersAtOnce: "répond en moins de 1 ms",
  from: "Vous vous connectez depuis",
  copyAddress: "Copier l’adresse",
  updated: "Mis à jour {ago}",
} satisfies NamespacePlatformTranslation;

export default fr_platform;
