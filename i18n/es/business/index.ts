import type { NamespaceBusinessTranslation } from "../../i18n-types";

const es_business = {
  title: "Empresa",
  identity: "Datos de la empresa",
  defaults: "Administración",
  fields: {
    name: "Nombre",
    taxId: "NIF",
    address: "Dirección",
    country: "País",
    principal: "Administrador principal",
    language: "Idioma",
  },
  principalHint:
    "El administrador principal gestiona la cuenta y a los demás administradores. Si eliges a otro, seguirás en la cuenta como un administrador más.",
  languageHint:
    "Idioma predeterminado de la consola para todos los usuarios. Cada usuario puede elegir otro.",
  handOver: "Traspasar cuenta",
  handOverText:
    "{name} pasará a ser el administrador principal. Tú seguirás siendo administrador, pero ya no podrás editar la empresa ni a otros administradores.",
  handOverVerb: "Traspasar",
  cancel: "Cancelar",
  saved: "Datos de la empresa guardados",
  failed: "No se ha podido cargar la cuenta",
  faults: {
    name: "Escribe un nombre válido.",
    taxId: "Escribe un NIF válido.",
    address: "Escribe una dirección válida.",
    country: "Elige un país.",
    principal: "Elige un administrador de esta cuenta que pueda iniciar sesión.",
    language: "Elige un idioma.",
  },
} satisfies NamespaceBusinessTranslation;

export default es_business;
