import type { NamespaceBusinessTranslation } from "../../i18n-types";

const es_business = {
  title: "Empresa",
  identity: "Datos de la empresa",
  defaults: "Administración",
  fields: {
    name: "Nombre",
    taxId: "Identificador fiscal",
    address: "Dirección",
    country: "País",
    principal: "Administrador principal",
    language: "Idioma",
  },
  principalHint:
    "Controla la cuenta y a los demás administradores. El administrador que elijas te sustituye.",
  languageHint: "Idioma predeterminado de todos los usuarios.",
  handOver: "Traspasar cuenta",
  handOverText:
    "{name} pasa a ser el administrador principal. Tú sigues siendo administrador, pero ya no puedes editar la empresa ni a otros administradores.",
  handOverVerb: "Traspasar",
  cancel: "Cancelar",
  saved: "Empresa guardada",
  failed: "No se pudo cargar la cuenta",
  faults: {
    name: "Escribe un nombre válido.",
    taxId: "Escribe un identificador fiscal válido.",
    address: "Escribe una dirección válida.",
    country: "Elige un país.",
    principal: "Elige un administrador de esta cuenta que pueda iniciar sesión.",
    language: "Elige un idioma.",
  },
} satisfies NamespaceBusinessTranslation;

export default es_business;
