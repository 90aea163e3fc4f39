import type { NamespaceRecorderTranslation } from "../../i18n-types";

const es_recorder = {
  save: "Guardar lo que acaba de pasar",
  saved:
    "Guardado: los últimos {minutes} min, para volver a verlo o compartirlo. No contiene nombres, direcciones ni textos, ni contraseñas ni códigos.",
  failed: "No se pudo guardar lo que acaba de pasar.",
} satisfies NamespaceRecorderTranslation;

export default es_recorder;
