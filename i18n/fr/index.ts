import type { Translation } from "../i18n-types";

const fr = { product: "Switchboard" } satisfies Translation;

export default fr;
