import type { BaseTranslation } from "../../i18n-types";

const en_login = { title: "Sign in", seconds: "{count:number} second{{s}}" } satisfies BaseTranslation;

export default en_login;
