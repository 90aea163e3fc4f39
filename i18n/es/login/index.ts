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
} satisfies NamespaceLoginTranslation;

export default es_login;
