import type { NamespaceLoginTranslation } from "../../i18n-types";

const fr_login = { title: "Sign in", seconds: "{count} second{{s}}" } satisfies NamespaceLoginTranslation;

export default fr_login;
