import type { FormattersInitializer } from "typesafe-i18n";
import type { Formatters, Locales } from "./i18n-types.ts";

export const initFormatters: FormattersInitializer<Locales, Formatters> = () => ({});
