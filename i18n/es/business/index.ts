import type { NamespaceBusinessTranslation } from "../../i18n-types";

const es_business = {
  title: "Empresa",
  identity: "Quién es la empresa",
  defaults: "Administración",
  fields: {
    name: "Nombre",
    taxId: "Identificador fiscal",
    address: "Dirección",
    country: "País",
    principal: "Administrador principal",
    language: "Idioma",
  },
  principalHint: "Controla la cuenta y a los demás administradores. Quien elijas ocupa tu lugar.",
  languageHint: "El idioma por defecto de todos los usuarios.",
  handOver: "Traspasar la cuenta",
  handOverText:
    "{name} pasa a ser el administrador principal. Tú sigues siendo administrador y ya no puedes cambiar la empresa ni a los demás administradores.",
  handOverVerb: "Traspasar",
  keep: "Conservar",
  saved: "La empresa se ha guardado",
  failed: "La cuenta no se ha cargado",
  faults: {
    name: "Escribe un nombre válido.",
    taxId: "Escribe un identificador fiscal válido.",
    address: "Escribe una dirección válida.",
    country: "Elige un país.",
    principal: "Elige un administrador de esta cuenta que pueda entrar.",
    language: "Elige un idioma.",
  },
} satisfies NamespaceBusinessTranslation;

export default es_business;
