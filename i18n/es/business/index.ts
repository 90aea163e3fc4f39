import type { NamespaceBusinessTranslation } from "../../i18n-types";

const es_business = {
  title: "Empresa",
  identity: "Quién es la empresa",
  defaults: "Administración",
  fields: { name: "Nombre", taxId: "Identificador fiscal", address: "Dirección", country: "País", principal: "Administrador principal", language: "Idioma" },
  principalHint: "Controla la cuenta y a los demás administradores. Quien elija ocupa su lugar.",
  languageHint: "El idioma por defecto de todos los usuarios.",
  handOver: "Traspasar la cuenta",
  handOverText: "{name} pasa a ser el administrador principal. Usted sigue siendo administrador y ya no puede cambiar la empresa ni a los demás administradores.",
  handOverVerb: "Traspasar",
  keep: "Conservar",
  saved: "La empresa se ha guardado",
  failed: "La cuenta no se ha cargado",
  faults: {
    name: "Escriba un nombre válido.",
    taxId: "Escriba un identificador fiscal válido.",
    address: "Escriba una dirección válida.",
    country: "Elija un país.",
    principal: "Elija un administrador de esta cuenta que pueda entrar.",
    language: "Elija un idioma.",
  },
} satisfies NamespaceBusinessTranslation;

export default es_business;
