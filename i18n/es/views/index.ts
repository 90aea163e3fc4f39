import type { NamespaceViewsTranslation } from "../../i18n-types";

const es_views = {
  tabs: "Vistas",
  all: "Todo",
  shared: "compartida",
  changed: "Cambiada",
  keep: "Guardar cambios",
  asSaved: "Restablecer",
  acts: "Más para la vista {name}",
  save: "Guardar esta vista",
  saveAs: "Guardar como vista nueva",
  rename: "Cambiar el nombre",
  renameOne: "Cambiar el nombre de la vista {name}",
  share: "Compartir con todos",
  unshare: "Dejar de compartir",
  left: "Mover a la izquierda",
  right: "Mover a la derecha",
  remove: "Eliminar",
  removeOne: "Eliminar la vista {name}",
  removeOwn: "Su pestaña desaparece. Los registros que muestra se quedan.",
  removeShared:
    "Su pestaña desaparece para todos los que ven esta lista. Los registros que muestra se quedan.",
  removed: "Vista {name} eliminada",
  name: "Nombre",
  what: "Guarda los filtros, la búsqueda, el orden, las columnas con sus anchos y las filas por página.",
  sharing: "Compartir con todos los que pueden ver esta lista",
  sharingHint: "Quien puede cambiar lo que hay en esta lista puede cambiar también la vista.",
  missing: "La vista de este enlace se eliminó o no se comparte contigo. La lista muestra todo.",
  showAll: "Mostrar todo",
  stale: "Alguien cambió esta vista entretanto. La ves como está ahora; inténtalo de nuevo.",
  faults: {
    name: "Da un nombre a la vista",
    taken: "Otra vista tuya tiene este nombre",
    many: "Tienes 50 vistas de esta lista. Elimina una antes.",
    long: "Tiene más filtros de los que una vista puede guardar. Quita algunos.",
  },
} satisfies NamespaceViewsTranslation;

export default es_views;
