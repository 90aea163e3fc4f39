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
  // The login waits for nothing else.
  login: {
    title: "Iniciar sesión",
    email: "Correo o nombre de usuario",
    password: "Contraseña",
    showPassword: "Mostrar la contraseña",
    hidePassword: "Ocultar la contraseña",
    remember: "Mantener la sesión abierta en este dispositivo",
    agreement: "Acepto los <terms>términos del servicio</terms> y el <privacy>aviso de privacidad</privacy>",
    submit: "Iniciar sesión",
    forgot: "¿Olvidaste la contraseña?",
    or: "o",
    enterprise: "Inicio de sesión único de empresa",
    locked: "Cambia lo que escribiste o espera medio minuto.",
    missing: {
      email: "Escribe tu correo o nombre de usuario.",
      password: "Escribe tu contraseña.",
      terms: "Acepta los términos para iniciar sesión.",
    },
    papers: { label: "Legal", terms: "Términos del servicio", privacy: "Aviso de privacidad" },
  },
} satisfies Translation;

export default es;
