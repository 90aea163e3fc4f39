import type { NamespaceArrivalTranslation } from "../../i18n-types";

const es_arrival = {
  cancel: "Cancelar",
  problems: {
    terms: "No has aceptado los términos. Acéptalos para iniciar sesión.",
    credentials: "Comprueba el correo y la contraseña.",
    secondFactor: "Código incorrecto. Escribe los seis dígitos que muestra ahora tu aplicación.",
    codeExpired: "El código 2FA ha caducado. Prueba con uno nuevo.",
    subscription: "No tienes una suscripción activa. Contacta con nosotros.",
    address: "No tienes autorización para conectarte desde la dirección IP actual.",
    attempts: "Has superado el límite de intentos de inicio de sesión.",
    sessionExpired: "La sesión ha caducado. Inicia sesión de nuevo.",
    server: "El servidor ha tenido un problema. Inténtalo de nuevo.",
    offline: "Parece que no tienes conexión a Internet. Revisa la conexión e inténtalo de nuevo.",
    unknown:
      "No se ha podido iniciar sesión. Inténtalo de nuevo. Si vuelve a fallar, consulta a tu administrador.",
    interrupted:
      "La página se ha recargado antes de que respondiera la plataforma. Si no has iniciado sesión, vuelve a intentarlo.",
    notLeft:
      "No se ha podido abrir la página de tu proveedor de identidad. Inténtalo de nuevo o consulta a tu administrador.",
    nowhere: "Falta la dirección de tu consola o no es válida. Consulta a tu administrador.",
  },
  retryIn: "Podrás volver a intentarlo dentro de {seconds} segundo{{s}}.",
  code: {
    title: "Código de autenticación en dos pasos",
    text: "Escribe los 6 dígitos que tu aplicación de autenticación muestra para Switchboard.",
    wholeText:
      "Esta cuenta también requiere un código. Inicia sesión con tu contraseña y los 6 dígitos que muestra tu aplicación de autenticación.",
    label: "Código",
    digit: "Dígito {place}",
    hint: "Puedes pegar el código entero.",
    back: "Usar otra cuenta",
    toBackup: "Usar un código de respaldo",
    toApp: "Usar el código de la aplicación",
    backup: "Código de respaldo",
    backupText: "Escribe uno de los códigos de respaldo que guardaste. Cada uno sirve una vez.",
    missing: "Escribe los seis dígitos.",
    missingBackup: "Escribe uno de tus códigos de respaldo, con o sin guiones.",
  },
  enterprise: {
    title: "Inicio de sesión único de empresa",
    email: "Correo de trabajo",
    hint: "Solo lo usamos para encontrar tu proveedor de identidad.",
    missing: "Escribe tu correo de trabajo, como nombre@empresa.com.",
    submit: "Ir al proveedor de identidad",
    back: "Volver al inicio de sesión con contraseña",
    refused: {
      answer:
        "Se ha rechazado la respuesta de tu proveedor de identidad. Inténtalo de nuevo. Si vuelve a fallar, tu administrador puede ver el motivo en el registro de auditoría.",
      request: "Este inicio de sesión ya se ha usado o ha tardado más de 15 minutos. Empieza de nuevo.",
      user: "Tu identidad no corresponde a ningún usuario de esta cuenta. Consulta a tu administrador.",
      off: "El inicio de sesión único está desactivado en tu cuenta. Inicia sesión con tu contraseña o consulta a tu administrador.",
    },
  },
  claiming: {
    title: "Iniciando sesión",
    text: "Ya te has identificado. Se está abriendo tu sesión.",
  },
  feedback: {
    title: "Abriendo la herramienta de sugerencias",
    text: "Iniciarás sesión en ella con esta cuenta.",
    failed: "No se ha podido abrir la herramienta de sugerencias. En la consola sí has iniciado sesión.",
  },
  ended: {
    signedOut: "Has cerrado la sesión.",
    expired: "Tu sesión ha terminado. Inicia sesión para seguir donde lo dejaste.",
    elsewhere: "Has cerrado la sesión en otra pestaña.",
    password: "Se ha cambiado tu contraseña y se han cerrado todas las sesiones. Inicia sesión con la nueva.",
    revoked:
      "Tu sesión se cerró desde otro dispositivo o la cerró un administrador. Inicia sesión para continuar.",
  },
  waiting: "La plataforma no responde. Se reintenta cada pocos segundos.",
  greeting: "Te damos la bienvenida, {name}",
  agent: {
    title: "Esta es una cuenta de agente",
    text: "La consola es para administradores y supervisores. Irás a tu panel de agente dentro de {seconds} segundo{{s}}.",
    now: "Ir ahora al panel de agente",
  },
  level: {
    title: "Esta cuenta pertenece a otra consola",
    text: "Los usuarios con tu privilegio usan otra consola. Irás a ella dentro de {seconds} segundo{{s}}.",
    now: "Ir ahora a esa consola",
  },
  notice: { account: "Cuenta", target: "Destino", stay: "Iniciar sesión con otra cuenta" },
} satisfies NamespaceArrivalTranslation;

export default es_arrival;
