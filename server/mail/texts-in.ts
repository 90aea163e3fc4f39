import type { Language } from "../../openapi/generated/console.ts";
import type { EmailTexts } from "./email-texts.ts";
import { en } from "./texts/en.ts";
import { es } from "./texts/es.ts";
import { fr } from "./texts/fr.ts";

const TEXTS: Readonly<Record<Language, EmailTexts>> = { en, es, fr };

/** Returns the email texts of a language. */
export const textsIn = (language: Language): EmailTexts => TEXTS[language];
