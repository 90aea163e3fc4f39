import type { NamespacePlatformTranslation } from "../../i18n-types";

const es_platform = {
  label: "Estado de la plataforma",
  roundTrip: "Ida y vuelta a la plataforma",
  milliseconds: "{value|number} ms",
  measuring: "Las primeras mediciones están en curso.",
  usual: "lo habitual desde aquí: de {low|number} a {high|number} ms",
  slower: "más lento de lo habitual desde aquí: de {low|number} a {high|number} ms",
  curve: "{count|number} {{|medición|||de mediciones|mediciones}}, entre {low|number} y {high|number} ms",
  usualRange: "lo habitual",
  unreachable: "La plataforma no responde desde las {time}.",
  neverReached: "La plataforma no responde.",
  partsLabel: "Partes de la plataforma",
  parts: { api: "Consola e interfaz", storage: "Almacenamiento", live: "Datos en directo" },
  states: { operating: "En marcha", slow: "Lento", down: "Caído", unknown: "Sin datos" },
  answered: "responde en {value|number} ms",
  answersAtOnce: "responde en menos de 1 ms",
  from: "Te conectas desde",
  copyAddress: "Copiar la dirección",
  updated: "Actualizado {ago}",
} satisfies NamespacePlatformTranslation;

export default es_platform;
