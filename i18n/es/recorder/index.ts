import type { NamespaceRecorderTranslation } from "../../i18n-types";

const es_recorder = {
  save: "Guardar una grabación de diagnóstico",
  saved:
    "Los últimos {minutes} min se han guardado en un archivo que puedes revisar o compartir. No contiene nombres, direcciones, textos, contraseñas ni códigos.",
  failed: "No se ha podido guardar la grabación de diagnóstico. Inténtalo de nuevo.",
} satisfies NamespaceRecorderTranslation;

export default es_recorder;
