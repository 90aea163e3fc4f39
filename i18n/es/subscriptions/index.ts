import type { NamespaceSubscriptionsTranslation } from "../../i18n-types";

const es_subscriptions = {
  title: "Suscripciones",
  failed: "El plan no se ha cargado",
  users: "Usuarios",
  used: "{used|number} de {limit|number}",
  megabytes: "{used|number} de {limit|number} MB",
  room: "Hay lugar para {count|number} {{usuario|usuarios}} más",
  full: "No hay lugar para otro usuario: se rechaza crearlo. Contacta con nosotros para subir el límite.",
  unlimited: "No hay límite.",
  counts:
    "Cuentan todos los que la cuenta creó, agentes y administradores, puedan entrar o no. Los que solo nombró una grabación no cuentan.",
  plan: "Lo que incluye el plan",
  feature: "Función",
  limit: "Límite",
  state: "Estado",
  held: "En el plan",
  missing: "No está en el plan",
  noLimit: "Sin límite",
  contact: "Contacta con nosotros para añadir una función o subir un límite.",
  names: {
    users: "Usuarios",
    CALENDAR: "Calendarios",
    looker: "Informes propios",
    store_files: "Subir archivos",
    sso: "Inicio de sesión único",
  },
  texts: {
    users: "Personas de la cuenta",
    CALENDAR: "Servicios con sus disponibilidades y citas; cuentan los servicios",
    looker: "Informes que compones tú",
    store_files: "Archivos que se guardan con la cuenta",
    sso: "Entrar a través del proveedor de identidad de tu empresa",
  },
} satisfies NamespaceSubscriptionsTranslation;

export default es_subscriptions;
