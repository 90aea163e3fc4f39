import type { Translation } from "../i18n-types";

const es = {
  product: "Switchboard",
  windowTitle: "{page} · Switchboard",
  unknown: "-",
  language: "Idioma",
  newTab: "se abre en una pestaña nueva",
  actions: {
    clear: "Quitar",
    clearSearch: "Borrar búsqueda",
    close: "Cerrar",
    copied: "Copiado",
    copyFailed: "El navegador ha bloqueado la copia. Selecciona el texto y cópialo manualmente.",
    done: "Listo",
    reload: "Recargar",
    tryAgain: "Reintentar",
    tryNow: "Reintentar ahora",
  },
  opening: {
    label: "Abriendo Switchboard",
    waiting: "La plataforma no responde. Se reintenta cada pocos segundos.",
  },
  chunk: {
    title: "No se ha podido cargar una parte de la consola",
    text: "Puede que falle la conexión o que haya una versión más reciente de la consola. Recarga la página para continuar donde estabas.",
  },
  broken: {
    title: "Esta página ha dejado de funcionar",
    text: "Se ha producido un error en la consola. Recarga la página para continuar donde estabas. Si se repite, informa del error «{error}».",
  },
  // The login page needs no other texts.
  login: {
    title: "Iniciar sesión",
    email: "Correo o nombre de usuario",
    password: "Contraseña",
    showPassword: "Mostrar contraseña",
    hidePassword: "Ocultar contraseña",
    remember: "Mantener la sesión abierta en este dispositivo",
    agreement:
      "Acepto los <terms>términos del servicio</terms> y la <privacy>política de privacidad</privacy>",
    submit: "Iniciar sesión",
    forgot: "¿Has olvidado la contraseña?",
    or: "o",
    enterprise: "Inicio de sesión único de empresa",
    locked: "Corrige los datos o espera 30 segundos.",
    missing: {
      email: "Escribe tu correo o nombre de usuario.",
      password: "Escribe tu contraseña.",
      terms: "Acepta los términos para iniciar sesión.",
    },
    papers: { label: "Legal", terms: "Términos del servicio", privacy: "Política de privacidad" },
  },
} satisfies Translation;

export default es;
