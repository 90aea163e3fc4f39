import type { FormattersInitializer } from "typesafe-i18n";
import type { Formatters, Locales } from "./i18n-types.ts";

/**
 * Creates the formatters that dictionaries use within sentences. They are part of the first screen;
 * formats.ts is not.
 */
export const initFormatters: FormattersInitializer<Locales, Formatters> = (locale) => {
  const numbers = new Intl.NumberFormat(locale);
  return {
    number: (value: number) => numbers.format(value).replace("-", "−"),
  };
};
