import type { NamespaceResetTranslation } from "../../i18n-types";

const es_reset = {
  titles: { reset: "Restablecer la contraseña", activation: "Activar la cuenta" },
  signIn: "Volver al inicio de sesión",
  noMailServer:
    "Esta plataforma no tiene servidor de correo. Pide el PIN a un administrador: el correo queda guardado en Cuenta → Utilidades.",
  email: {
    text: {
      reset: "Recibirás un correo con un PIN y un enlace para elegir una contraseña nueva.",
      activation: "Recibirás un correo con un PIN y un enlace para elegir tu primera contraseña.",
    },
    label: "Correo electrónico",
    submit: "Enviar correo",
    missing: "Escribe tu correo electrónico para recibir un enlace nuevo.",
  },
  pin: {
    title: "Escribe el PIN del correo",
    text: "Si {email} es la dirección de un usuario, le hemos enviado un correo. El PIN es válido durante 10 minutos.",
    label: "PIN",
    hint: "8 dígitos. También puedes abrir el enlace del correo.",
    submit: "Continuar",
    missing: "Escribe los ocho dígitos.",
    resend: "Enviar un PIN nuevo",
    rest: "Podrás enviar un PIN nuevo dentro de {seconds} segundo{{s}}.",
    back: "Usar otro correo electrónico",
  },
  password: {
    titles: { reset: "Elige una contraseña nueva", activation: "Elige tu contraseña" },
    text: "Al menos 8 caracteres: una mayúscula, una minúscula, un dígito y un carácter especial.",
    ends: "Se cerrarán todas tus sesiones en todos los dispositivos.",
    label: "Nueva contraseña",
    repeat: "Repite la contraseña",
    show: "Mostrar la contraseña",
    hide: "Ocultar la contraseña",
    agreement:
      "Acepto los <terms>términos del servicio</terms> y la <privacy>política de privacidad</privacy>",
    submit: { reset: "Cambiar la contraseña", activation: "Activar la cuenta" },
    faults: {
      short: "La contraseña debe tener al menos 6 caracteres.",
      policy:
        "La contraseña debe tener al menos 8 caracteres: una mayúscula, una minúscula, un dígito y un carácter especial.",
      mismatch: "Las contraseñas deben coincidir.",
      terms: "Acepta los términos para activar la cuenta.",
    },
  },
  checking: { title: "Abriendo el enlace", text: "Comprobando que el enlace es válido." },
  unanswered: { title: "No se ha podido comprobar el enlace", again: "Reintentar" },
  invalid: {
    title: "Este enlace no es válido",
    text: "La dirección está incompleta o es incorrecta. Abre el enlace del correo o pide uno nuevo.",
  },
  expired: {
    title: "Este enlace o PIN ha caducado",
    text: "Se ha usado o sustituido, se ha probado demasiadas veces o es demasiado antiguo. Pide uno nuevo.",
  },
  tooMany: {
    title: "Se han pedido demasiados enlaces",
    text: "Podrás pedir otro dentro de 24 horas, el {time}. Los enlaces de correos anteriores seguirán funcionando hasta que caduquen.",
    back: "Escribir un PIN",
  },
  activated: {
    title: "Esta cuenta ya está activada",
    text: "No necesitas ningún enlace. Inicia sesión con tu contraseña.",
  },
  done: {
    titles: { reset: "Tu contraseña se ha cambiado", activation: "Tu cuenta está activa" },
    text: {
      reset: "Se han cerrado todas tus sesiones. Inicia sesión con la contraseña nueva.",
      activation: "Inicia sesión con tu correo y tu contraseña.",
    },
    submit: "Iniciar sesión",
  },
  newLink: "Pedir un enlace nuevo",
  activeHint:
    "Abre el enlace del correo, escribe el PIN en la pestaña donde lo pediste o espera hasta diez minutos.",
  papers: { label: "Legal", terms: "Términos del servicio", privacy: "Política de privacidad" },
  problems: {
    linkUnknown: "Este enlace no es válido.",
    linkExpired: "El enlace o el PIN ha caducado.",
    policy:
      "La contraseña debe tener al menos 8 caracteres: una mayúscula, una minúscula, un dígito y un carácter especial.",
    weak: "Esta contraseña es muy común o contiene tu nombre o tu correo. Elige otra.",
    tooManyLinks: "Se han pedido demasiados enlaces. Inténtalo de nuevo dentro de 24 horas.",
    tooOften: "Demasiadas solicitudes desde esta red. Espera un minuto e inténtalo de nuevo.",
    alreadyActivated: "Esta cuenta ya está activada.",
    activeRequest: "Ya hay otra solicitud activa para restablecer la contraseña",
    pin: "PIN no válido",
    tries: "El PIN se ha escrito mal cinco veces y ya no es válido. Envía un PIN nuevo.",
    unknown: "La solicitud ha fallado. Inténtalo de nuevo. Si vuelve a fallar, consulta a tu administrador.",
    terms: "No has aceptado los términos. Acéptalos para activar la cuenta.",
    offline: "Parece que no tienes conexión a Internet. Revisa la conexión e inténtalo de nuevo.",
    interrupted: "La página se ha recargado antes de que respondiera la plataforma. Inténtalo de nuevo.",
  },
} satisfies NamespaceResetTranslation;

export default es_reset;
