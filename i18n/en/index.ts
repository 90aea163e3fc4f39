import type { BaseTranslation } from "../i18n-types";

const en = { product: "Switchboard" } satisfies BaseTranslation;

export default en;
