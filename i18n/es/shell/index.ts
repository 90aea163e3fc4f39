import type { NamespaceShellTranslation } from "../../i18n-types";

const es_shell = {
  skip: "Saltar al contenido",
  sidebar: "Barra lateral",
  navigation: "Principal",
  breadcrumb: "Dónde estás",
  notices: "Avisos",
  openMenu: "Menú",
  collapse: "Plegar la barra lateral",
  expand: "Desplegar la barra lateral",
  groups: { now: "Ahora", service: "Servicio" },
  pages: { monitor: "Monitor en directo", segments: "Segmentos" },
  waiting: "{count|number} en espera",
  traffic: {
    demo: "Demostración",
    demoText: "Las llamadas de la pantalla son simuladas.",
    recording: "Grabación {name} ×{rate|number}",
    recordingText: "Llamadas de un registro, reproducidas {rate|number} veces más rápido de lo que ocurrieron.",
    recordingStill: "Grabación {name}, detenida",
    recordingStillText: "Llamadas de un registro. El reloj está parado.",
    ends: {
      finished: "Grabación {name}, terminada",
      stopped: "Grabación {name}, parada",
      interrupted: "Grabación {name}, interrumpida",
    },
    demoEnded: "Demostración, parada",
    endedText: "De ahí no llega nada más. Los números son los de su final.",
  },
  account: {
    open: "Cuenta: {name}",
    theme: "Tema",
    themes: { light: "Claro", dark: "Oscuro", system: "Sistema" },
    shortcuts: "Atajos de teclado",
    logout: "Cerrar sesión",
  },
  shortcuts: {
    title: "Atajos de teclado",
    goTo: "Ir a {page}",
    sidebar: "Plegar o desplegar la barra lateral",
    help: "Mostrar esta lista",
    everywhere: "En todas partes",
    here: "En esta página",
    single: "Las teclas sueltas hacen algo",
    singleText: "Nunca mientras escribes en un campo. Desactívalas si dictas o si se pulsan teclas sin querer.",
  },
  banners: {
    waiting: "<b>La plataforma no responde.</b> Tu sesión sigue abierta; se le vuelve a preguntar cada pocos segundos.",
    offline: "<b>Sin conexión.</b> Lo que ves puede ser antiguo. Sigue por sí solo cuando vuelva la conexión.",
    offlineShowing: "<b>Sin conexión.</b> Se muestran las {time}. Sigue por sí solo cuando vuelva la conexión.",
  },
  missing: {
    title: "Esa página no existe",
    text: "No hay nada en {path}. Puede que la dirección esté mal escrita o que la página haya cambiado de sitio.",
    back: "Ir a Segmentos",
  },
  forbidden: {
    title: "{page} no está abierto para ti",
    text: "Tu privilegio es {privilege}. Un administrador de {account} puede darte uno que abra esta página.",
  },
} satisfies NamespaceShellTranslation;

export default es_shell;
