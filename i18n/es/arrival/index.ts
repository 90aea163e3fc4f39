import type { NamespaceArrivalTranslation } from "../../i18n-types";

const es_arrival = {
  cancel: "Cancelar",
  problems: {
    terms: "No has aceptado los términos. Acéptalos para iniciar sesión.",
    credentials: "Por favor, comprueba tu correo o contraseña.",
    secondFactor:
      "Ese no es el código de este momento. Escribe las seis cifras que tu aplicación muestra ahora.",
    codeExpired: "El código 2FA ha caducado, prueba con uno nuevo",
    subscription: "No tienes una suscripción activa, por favor, contacta con nosotros.",
    address: "No tienes autorización para conectarte con la dirección IP actual",
    attempts: "Has superado el límite de intentos de inicio de sesión",
    sessionExpired: "La sesión ha caducado, por favor, inicia sesión de nuevo.",
    server: "El servidor tiene un mal día, por favor, inténtalo de nuevo.",
    offline: "Parece que no tienes conexión a Internet. Revisa la conexión e inténtalo de nuevo.",
    unknown:
      "No se pudo iniciar sesión y la plataforma no dijo por qué. Inténtalo de nuevo; si vuelve a fallar, consulta a tu administrador.",
    interrupted:
      "La página se recargó antes de que la plataforma respondiera. Nada se envió por segunda vez; inicia sesión de nuevo si no la has iniciado.",
    notLeft:
      "Tu proveedor de identidad no se abrió. Inténtalo de nuevo; si sigue sin abrirse, consulta a tu administrador.",
    nowhere:
      "Aquí no se conoce el sitio de esta cuenta, así que esta página no puede llevarte. Consulta a tu administrador.",
  },
  lockLeft: "Puedes volver a intentarlo en {seconds} segundo{{s}}.",
  code: {
    title: "Código de la autenticación en dos pasos",
    text: "Escribe las 6 cifras que tu aplicación de autenticación muestra para Switchboard.",
    wholeText:
      "Esta cuenta pide también un código. Entra con tu contraseña y las 6 cifras que muestra tu aplicación de autenticación.",
    label: "Código",
    digit: "Cifra {place}",
    hint: "Puedes pegar el código entero.",
    back: "Usar otra cuenta",
    toBackup: "Usar un código de respaldo",
    toApp: "Usar el código de la aplicación",
    backup: "Código de respaldo",
    backupText: "Escribe uno de los códigos de respaldo que guardaste. Cada uno sirve una vez.",
    missing: "Escribe las seis cifras.",
    missingBackup: "Escribe uno de tus códigos de respaldo, con o sin guiones.",
  },
  enterprise: {
    title: "Inicio de sesión único de empresa",
    email: "Correo del trabajo",
    hint: "Solo lo usamos para encontrar tu proveedor de identidad.",
    missing: "Escribe tu correo del trabajo, como nombre@empresa.com.",
    submit: "Continuar al proveedor de identidad",
    back: "Volver a entrar con contraseña",
    refused: {
      answer:
        "La respuesta de tu proveedor de identidad no se pudo aceptar y no se inició ninguna sesión. Inténtalo de nuevo; si vuelve a ocurrir, tu administrador encontrará el motivo en el registro de auditoría.",
      request: "Este inicio de sesión ya se usó o tardó más de 15 minutos. Empieza de nuevo.",
      user: "Tu proveedor de identidad te conoce, pero ningún usuario de esta cuenta te corresponde. Consulta a tu administrador.",
      off: "El inicio de sesión único está desactivado para tu cuenta. Inicia sesión con tu contraseña o consulta a tu administrador.",
    },
  },
  claiming: {
    title: "Iniciando tu sesión",
    text: "Te dieron acceso en otro lugar; esta página lo recoge.",
  },
  feedback: {
    title: "Abriendo la herramienta de sugerencias",
    text: "Entras en ella con esta cuenta.",
    failed: "No se pudo abrir la herramienta de sugerencias. Aquí tienes la sesión iniciada.",
  },
  ended: {
    signedOut: "Has cerrado la sesión.",
    expired: "Tu sesión ha terminado. Inicia sesión para seguir donde estabas.",
    elsewhere: "Cerraste la sesión en otra pestaña.",
    password: "Se cambió tu contraseña, y eso termina todas las sesiones. Inicia sesión con la nueva.",
    revoked:
      "Tu sesión se terminó desde otro dispositivo tuyo o por un administrador. Inicia sesión para seguir.",
  },
  waiting:
    "La plataforma no responde. Se le vuelve a preguntar cada pocos segundos; no tienes que hacer nada.",
  greeting: "Te damos la bienvenida, {name}",
  agent: {
    title: "Esta es una cuenta de agente",
    text: "La consola es para administradores y supervisores. En {seconds} segundo{{s}} te llevamos a tu panel de agente.",
    now: "Ir ahora al panel de agente",
  },
  level: {
    title: "Esta cuenta es de otra consola",
    text: "Tu nivel no tiene sitio aquí. En {seconds} segundo{{s}} te llevamos a la consola que te corresponde.",
    now: "Ir ahora",
  },
  notice: { account: "Cuenta", target: "Destino", stay: "Iniciar sesión con otra cuenta" },
} satisfies NamespaceArrivalTranslation;

export default es_arrival;
