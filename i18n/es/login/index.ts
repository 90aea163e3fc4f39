import type { NamespaceLoginTranslation } from "../../i18n-types";

const es_login = { title: "Sign in", seconds: "{count} second{{s}}" } satisfies NamespaceLoginTranslation;

export default es_login;
