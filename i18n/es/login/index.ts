import type { NamespaceLoginTranslation } from "../../i18n-types";

const es_login = {
  title: "Iniciar sesión",
  email: "Correo o nombre de usuario",
  password: "Contraseña",
  showPassword: "Mostrar la contraseña",
  hidePassword: "Ocultar la contraseña",
  remember: "Mantener la sesión abierta en este dispositivo",
  agreement: "Acepto los <terms>términos del servicio</terms> y el <privacy>aviso de privacidad</privacy>",
  submit: "Iniciar sesión",
  cancel: "Cancelar",
  locked: "Cambia lo que escribiste o espera medio minuto.",
  missing: {
    email: "Escribe tu correo o nombre de usuario.",
    password: "Escribe tu contraseña.",
    otp: "Escribe las seis cifras.",
    terms: "Acepta los términos para iniciar sesión.",
  },
  problems: {
    terms: "No has aceptado los términos. Acéptalos para iniciar sesión.",
    credentials: "Por favor, comprueba tu correo o contraseña.",
    secondFactor: "Ese no es el código de este momento. Escribe las seis cifras que tu aplicación muestra ahora.",
    codeExpired: "El código 2FA ha caducado, prueba con uno nuevo",
    subscription: "No tienes una suscripción activa, por favor, contacta con nosotros.",
    address: "No tienes autorización para conectarte con la dirección IP actual",
    attempts: "Has superado el límite de intentos de inicio de sesión",
    sessionExpired: "La sesión ha caducado, por favor, inicia sesión de nuevo.",
    server: "El servidor tiene un mal día, por favor, inténtalo de nuevo.",
    offline: "Parece que no tienes conexión a Internet. Revisa la conexión e inténtalo de nuevo.",
    unknown: "No se pudo iniciar sesión y la plataforma no dijo por qué. Inténtalo de nuevo; si vuelve a fallar, habla con tu administrador.",
  },
  code: {
    title: "Código de dos factores",
    text: "Escribe las 6 cifras que tu aplicación de autenticación muestra para Switchboard.",
    label: "Código",
    digit: "Cifra {place}",
    hint: "Puedes pegar el código entero.",
    back: "Usar otra cuenta",
  },
  ended: {
    signedOut: "Has cerrado la sesión.",
    expired: "Tu sesión ha terminado. Inicia sesión para seguir donde estabas.",
    elsewhere: "Cerraste la sesión en otra pestaña.",
  },
  waiting: "La plataforma no responde. Se le vuelve a preguntar cada pocos segundos; no tienes que hacer nada.",
  greeting: "Te damos la bienvenida, {name}",
  agent: {
    title: "Esta es una cuenta de agente",
    text: "La consola es para administradores y supervisores. En {seconds} segundo{{s}} te llevamos a tu panel de agente.",
    now: "Ir ahora al panel de agente",
  },
  level: {
    title: "Esta cuenta es de otra consola",
    text: "Su nivel no tiene sitio aquí. En {seconds} segundo{{s}} te llevamos a la consola que le corresponde.",
    now: "Ir ahora",
  },
  notice: { target: "Destino", stay: "Iniciar sesión con otra cuenta" },
  papers: { label: "Legal", terms: "Términos del servicio", privacy: "Aviso de privacidad" },
} satisfies NamespaceLoginTranslation;

export default es_login;
