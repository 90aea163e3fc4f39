import type { NamespaceResetTranslation } from "../../i18n-types";

const es_reset = {
  titles: { reset: "Restablecer la contraseña", activation: "Activar la cuenta" },
  signIn: "Volver al inicio de sesión",
  kept: "Esta plataforma no tiene servidor de correo: el correo se queda en la bandeja de salida, donde lo encuentra un administrador, en Cuenta → Utilidades.",
  email: {
    text: {
      reset: "La plataforma te escribe un correo con un PIN y un enlace para elegir una contraseña nueva.",
      activation:
        "La plataforma te escribe un correo con un PIN y un enlace para elegir tu primera contraseña.",
    },
    label: "Correo electrónico",
    submit: "Pedir el correo",
    missing: "Escribe tu correo electrónico para recibir un enlace nuevo.",
  },
  pin: {
    title: "Escribe el PIN del correo",
    text: "Si {email} pertenece a una cuenta, se le escribe un correo. Su PIN sirve durante 10 minutos.",
    label: "PIN",
    hint: "8 cifras. El enlace del correo hace lo mismo.",
    submit: "Continuar",
    missing: "Escribe los ocho cifras.",
    resend: "Pedir otro correo",
    rest: "Podrás pedir otro correo dentro de {seconds} segundo{{s}}.",
    back: "Usar otro correo electrónico",
  },
  password: {
    titles: { reset: "Elige una contraseña nueva", activation: "Elige tu contraseña" },
    text: "Al menos 8 caracteres: una mayúscula, una minúscula, una cifra y un carácter especial.",
    ends: "El cambio cierra todas tus sesiones, en todos los dispositivos.",
    label: "Contraseña nueva",
    repeat: "Repite la contraseña",
    show: "Mostrar la contraseña",
    hide: "Ocultar la contraseña",
    agreement: "Acepto los <terms>términos del servicio</terms> y el <privacy>aviso de privacidad</privacy>",
    submit: { reset: "Cambiar la contraseña", activation: "Activar la cuenta" },
    faults: {
      short: "La contraseña debe tener al menos 6 caracteres.",
      policy:
        "La contraseña debe tener al menos 8 caracteres: una mayúscula, una minúscula, una cifra y un carácter especial.",
      mismatch: "Las contraseñas deben coincidir.",
      terms: "Acepta los términos para activar la cuenta.",
    },
  },
  checking: { title: "Abriendo el enlace", text: "Se pregunta a la plataforma si el enlace es válido." },
  unanswered: { title: "No se pudo comprobar el enlace", again: "Reintentar" },
  invalid: {
    title: "Este enlace no es válido",
    text: "La dirección está incompleta o nunca hubo tal enlace. Abre el enlace del correo o pide uno nuevo.",
  },
  expired: {
    title: "Este enlace o PIN ha caducado",
    text: "Ya se usó o se sustituyó, se probó demasiadas veces o es demasiado antiguo. Pide uno nuevo.",
  },
  tooMany: {
    title: "Se han pedido demasiados enlaces",
    text: "Se puede pedir otro dentro de 24 horas, el {time}. Los enlaces de los correos que ya tienes funcionan mientras no caduquen.",
    back: "Escribir un PIN",
  },
  activated: {
    title: "Esta cuenta ya está activada",
    text: "Ya no necesita ningún enlace. Inicia sesión con tu contraseña.",
  },
  done: {
    titles: { reset: "La contraseña nueva está lista", activation: "Tu cuenta está activa" },
    text: {
      reset: "Todas tus sesiones se han cerrado. Inicia sesión con la contraseña nueva.",
      activation: "Inicia sesión con tu correo y tu contraseña.",
    },
    submit: "Iniciar sesión",
  },
  newLink: "Pedir un enlace nuevo",
  activeHint: "Abre el enlace de su correo, escribe su PIN donde lo pediste o espera hasta diez minutos.",
  papers: { label: "Legal", terms: "Términos del servicio", privacy: "Aviso de privacidad" },
  problems: {
    linkUnknown: "Este enlace no es válido.",
    linkExpired: "El enlace o el PIN ha caducado.",
    policy:
      "La contraseña debe tener al menos 8 caracteres: una mayúscula, una minúscula, una cifra y un carácter especial.",
    weak: "Esta contraseña es fácil de adivinar: es muy común o contiene tu nombre o tu correo. Elige otra.",
    tooManyLinks: "Se han pedido demasiados enlaces. Inténtalo de nuevo dentro de 24 horas.",
    tooOften:
      "Han llegado demasiadas solicitudes desde esta red en un minuto. Espera un minuto e inténtalo de nuevo.",
    alreadyActivated: "Esta cuenta ya está activada.",
    activeRequest: "Hay otra solicitud de restablecimiento de contraseña activa",
    pin: "PIN no válido",
    tries: "El PIN fue incorrecto cinco veces y ya no sirve. Pide un correo nuevo.",
    unknown:
      "La plataforma falló y no dijo por qué. Inténtalo de nuevo; si vuelve a fallar, consulta a tu administrador.",
    terms: "No se han aceptado los términos. Acéptalos para activar la cuenta.",
    offline: "Parece que no tienes conexión a Internet. Compruébala e inténtalo de nuevo.",
    interrupted:
      "La página se recargó antes de que la plataforma respondiera. No se ha vuelto a enviar nada; inténtalo de nuevo.",
  },
} satisfies NamespaceResetTranslation;

export default es_reset;
