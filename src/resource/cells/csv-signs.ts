/** In languages with a decimal comma, spreadsheets expect semicolons between cells. */
export const CSV_SIGNS = {
  en: { between: ",", decimal: "." },
  es: { between: ";", decimal: "," },
  fr: { between: ";", decimal: "," },
} as const;
