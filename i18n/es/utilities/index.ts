import type { NamespaceUtilitiesTranslation } from "../../i18n-types";

const es_utilities = {
  title: "Utilidades",
  outbox: "Bandeja de salida",
  count: "{count|number} {{|correo|||de correos|correos}}",
  lead: "Lo que la plataforma ha escrito a las personas de esta cuenta. Si no tiene servidor de correo, los correos se quedan aquí y tú entregas lo que contienen.",
  search: "Buscar por destinatario",
  columns: { to: "Para", subject: "Asunto", state: "Estado", createdAt: "Escrito", sentAt: "Enviado" },
  states: { kept: "Guardado aquí", waiting: "Enviándose", sent: "Enviado", failed: "Fallido" },
  kinds: {
    reset: "Contraseña nueva",
    activation: "Invitación",
    activated: "Ya activa",
    "password-changed": "Contraseña cambiada",
    "email-changed": "Correo cambiado",
    "two-factor-on": "2FA activada",
    "two-factor-off": "2FA desactivada",
    "backup-codes-renewed": "Códigos de respaldo nuevos",
    "api-key-created": "Clave de API creada",
    "sso-changed": "SSO cambiado",
  },
  fields: { state: "Estado", kind: "Tipo" },
  mail: {
    pin: "PIN",
    link: "Enlace",
    copyPin: "Copiar el PIN",
    copyLink: "Copiar el enlace",
    reason: "Por qué",
    tries: "Intentos",
    text: "Texto",
    secret: "Quien tenga esto puede elegir la contraseña de {to}. No se lo des a nadie más.",
    hidden: "El PIN y el enlace están ocultos hasta que introduzcas tu contraseña.",
    hiddenLink: "El enlace está oculto hasta que introduzcas tu contraseña.",
    show: "Mostrar el PIN y el enlace",
    showLink: "Mostrar el enlace",
    gone: "El PIN y el enlace no están en esta copia: se enviaron, ya no sirven o son de alguien cuya contraseña no te corresponde cambiar.",
    loading: "Cargando el correo",
    failed: "El correo no se ha cargado",
  },
  empty: { title: "Aún no hay correos", text: "Un correo aparece aquí cuando alguien pide una contraseña nueva o recibe una invitación, y cuando se cambia lo que protege una cuenta." },
} satisfies NamespaceUtilitiesTranslation;

export default es_utilities;
