import type { NamespaceSubscriptionsTranslation } from "../../i18n-types";

const es_subscriptions = {
  title: "Suscripciones",
  failed: "No se ha podido cargar el plan",
  users: "Usuarios",
  used: "{used|number} de {limit|number}",
  megabytes: "{used|number} de {limit|number} MB",
  room: "Puedes añadir {count|number} {{usuario|usuarios}} más",
  full: "Has llegado al límite de usuarios. Contacta con nosotros para ampliarlo.",
  unlimited: "Sin límite.",
  counts:
    "Cuentan todos los agentes y administradores creados en la cuenta, aunque no puedan iniciar sesión. No cuentan los usuarios de archivos de reproducción.",
  plan: "Funciones del plan",
  feature: "Función",
  limit: "Límite",
  state: "Estado",
  included: "Incluida",
  missing: "No incluida",
  noLimit: "Sin límite",
  contact: "Contacta con nosotros para añadir una función o ampliar un límite.",
  names: {
    users: "Usuarios",
    CALENDAR: "Calendarios",
    looker: "Informes personalizados",
    store_files: "Subir archivos",
    sso: "Inicio de sesión único",
  },
  texts: {
    users: "Usuarios de la cuenta",
    CALENDAR: "Servicios con disponibilidades y citas; el límite se aplica a los servicios",
    looker: "Informes que creas tú",
    store_files: "Archivos guardados en la cuenta",
    sso: "Inicio de sesión con el proveedor de identidad de tu empresa",
  },
} satisfies NamespaceSubscriptionsTranslation;

export default es_subscriptions;
