import type { Translation } from "../i18n-types";

const es = {
  product: "Switchboard",
  windowTitle: "{page} · Switchboard",
  unknown: "-",
  language: "Idioma",
  newTab: "se abre en otra pestaña",
  actions: {
    clear: "Quitar",
    clearSearch: "Borrar la búsqueda",
    close: "Cerrar",
    copied: "Copiado",
    copyFailed: "El navegador no lo permitió. Selecciona el texto y cópialo a mano.",
    done: "Listo",
    reload: "Recargar",
    tryAgain: "Reintentar",
    tryNow: "Probar ahora",
  },
  opening: {
    label: "Abriendo Switchboard",
    waiting: "La plataforma no responde. Se le vuelve a preguntar cada pocos segundos.",
  },
  chunk: {
    title: "Una parte de la consola no se ha cargado",
    text: "Puede que falle la conexión o que la plataforma tenga una versión más nueva de la consola. Recarga la página: la dirección conserva lo que estabas viendo.",
  },
  broken: {
    title: "Esta página dejó de funcionar",
    text: "La detuvo un error de la consola. Recarga la página: la dirección conserva lo que estabas viendo. Si se repite, indica «{error}».",
  },
} satisfies Translation;

export default es;
