import type { NamespaceAbandonReasonsTranslation } from "../../i18n-types";

const es_abandonReasons = {
  title: "Motivos de abandono",
  search: "Buscar en los motivos",
  empty: {
    title: "Aún no hay motivos de abandono",
    text: "Los clientes que se van antes de que nadie conteste pueden decir por qué. Crea el primer motivo que podrán elegir.",
  },
  create: "Nuevo motivo de abandono",
  edit: "Editar el motivo {name}",
  remove: "Eliminar el motivo {name}",
  removeText: "Los clientes ya no podrán elegirlo. Las llamadas que lo tienen lo conservan.",
  removed: "Motivo {name} eliminado",
  fields: { label: "Texto", name: "Nombre", visibility: "Visibilidad" },
  hints: {
    label: "Lo que leen los clientes",
    name: "Como lo llaman los webhooks y las integraciones: letras, cifras, - y _",
    visibility: "Un motivo oculto se sigue usando donde una integración lo nombra",
  },
  faults: {
    name: {
      pattern: "Usa letras, cifras, - y _, y empieza por una letra o una cifra",
      taken: "Otro motivo tiene este nombre",
    },
  },
  choices: {
    visibility: { visible: "Visible", hidden: "Oculto" },
  },
} satisfies NamespaceAbandonReasonsTranslation;

export default es_abandonReasons;
