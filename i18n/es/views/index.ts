import type { NamespaceViewsTranslation } from "../../i18n-types";

const es_views = {
  tabs: "Vistas",
  all: "Todo",
  shared: "compartida",
  changed: "Modificada",
  keep: "Guardar cambios",
  asSaved: "Descartar cambios",
  acts: "Acciones de la vista «{name}»",
  save: "Guardar esta vista",
  saveAs: "Guardar como vista nueva",
  rename: "Cambiar el nombre",
  renameOne: "Cambiar el nombre de la vista «{name}»",
  share: "Compartir con todos los usuarios",
  unshare: "Dejar de compartir",
  left: "Mover a la izquierda",
  right: "Mover a la derecha",
  remove: "Eliminar",
  removeOne: "Eliminar la vista «{name}»",
  removeOwn: "Se quita la pestaña de la vista. Los registros se conservan.",
  removeShared:
    "Se quita la pestaña de la vista para todos los usuarios de esta lista. Los registros se conservan.",
  removed: "Vista «{name}» eliminada",
  name: "Nombre",
  what: "Una vista guarda filtros, búsqueda, orden, columnas con sus anchos y filas por página.",
  sharing: "Compartir con todos los usuarios de esta lista",
  sharingHint: "Los usuarios que pueden editar esta lista también pueden editar la vista.",
  missing:
    "La vista de este enlace se ha eliminado o no se comparte contigo. Se muestran todos los registros.",
  showAll: "Mostrar todo",
  stale: "Otro usuario ha cambiado esta vista. Se muestra la versión actual; inténtalo de nuevo.",
  faults: {
    name: "Escribe un nombre para la vista",
    taken: "Ya tienes una vista con este nombre",
    many: "Tienes 50 vistas de esta lista. Elimina una antes.",
    long: "Demasiados filtros para una vista. Quita algunos.",
  },
} satisfies NamespaceViewsTranslation;

export default es_views;
