import type { Translation } from "../i18n-types";

const es = { product: "Switchboard" } satisfies Translation;

export default es;
