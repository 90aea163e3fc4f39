import type { NamespacePlatformTranslation } from "../../i18n-types";

const es_platform = {
  label: "Estado de la plataforma",
  roundTrip: "Tiempo de respuesta desde aquí",
  milliseconds: "{value|number} ms",
  measuring: "Midiendo…",
  usual: "normalmente, entre {low|number} y {high|number} ms",
  slower: "más lento de lo habitual (entre {low|number} y {high|number} ms)",
  curve: "{count|number} {{|medición|||de mediciones|mediciones}}, entre {low|number} y {high|number} ms",
  usualRange: "rango habitual",
  unreachable: "La plataforma no responde desde las {time}.",
  neverReached: "La plataforma no responde.",
  partsLabel: "Componentes de la plataforma",
  parts: { api: "Consola y API", storage: "Almacenamiento", live: "Datos en directo" },
  states: { operating: "Operativo", slow: "Lento", down: "Caído", unknown: "Sin datos" },
  answered: "responde en {value|number} ms",
  answeredInstantly: "responde en menos de 1 ms",
  from: "Te conectas desde",
  copyAddress: "Copiar dirección",
  updated: "Actualizado {ago}",
} satisfies NamespacePlatformTranslation;

export default es_platform;
