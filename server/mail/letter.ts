import type { Language, MailWithText } from "../../openapi/generated/console.ts";
import type { LetterTexts } from "./letter-texts.ts";
import { en } from "./texts/en.ts";
import { es } from "./texts/es.ts";
import { fr } from "./texts/fr.ts";

/** What a letter is about, and to whom. */
export interface Matter {
  readonly kind: MailWithText["kind"];
  readonly language: Language;
  readonly names: { readonly person: string; readonly account: string };
}

/** What nobody but its receiver may read in a letter; a letter without a PIN has null for it. */
export interface Secrets {
  readonly pin: string | null;
  readonly link: string;
}

/** A letter as it is sent: the same in plain text and in HTML. */
export interface Letter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const TEXTS: Readonly<Record<Language, LetterTexts>> = { en, es, fr };

/** Writes a letter in the language of whoever gets it. */
export function writeLetter(matter: Matter, secrets: Secrets): Letter {
  const { greeting } = TEXTS[matter.language];
  const { subject, why, pin, link, ends, unasked } = textsOf(matter, secrets);
  const before = [greeting(inLine(matter.names.person)), why];
  const after = [ends, unasked];
  const inText = [...before, ...(secrets.pin === null ? [] : [`${pin}: ${grouped(secrets.pin)}`]), `${link}:\n${secrets.link}`, ...after];
  const inHtml = [
    ...before.map(paragraph),
    ...(secrets.pin === null ? [] : [`<p>${escaped(pin)}: <strong style="font-size:20px;letter-spacing:2px">${escaped(grouped(secrets.pin))}</strong></p>`]),
    `<p><a href="${escaped(secrets.link)}" style="display:inline-block;padding:10px 16px;border-radius:6px;background:#1f5fd6;color:#ffffff;text-decoration:none">${escaped(link)}</a></p>`,
    `<p style="color:#55606e;font-size:13px;word-break:break-all">${escaped(secrets.link)}</p>`,
    ...after.map(paragraph),
  ];
  return { subject, text: `${inText.join("\n\n")}\n`, html: page(matter.language, subject, inHtml.join("\n")) };
}

/** Writes the copy of a letter that has its PIN and its link left out. */
export function writeCopy(matter: Matter, hadPin: boolean): Letter {
  const { leftOut } = TEXTS[matter.language];
  return writeLetter(matter, { pin: hadPin ? leftOut : null, link: leftOut });
}

function textsOf({ kind, language, names }: Matter, { pin }: Secrets) {
  const texts = TEXTS[language];
  const account = inLine(names.account);
  return kind === "activation" ? texts.activation(account, pin !== null) : texts[kind](account);
}

/** A name in one line, so that nobody writes paragraphs of their own into a letter of ours. */
const inLine = (name: string) => name.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();

/** Eight digits are read in two groups. */
const grouped = (pin: string) => pin.replace(/^(\d{4})(\d{4})$/, "$1 $2");
const paragraph = (text: string) => `<p>${escaped(text)}</p>`;
const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;").replaceAll("'", "&#39;");

const page = (language: Language, title: string, body: string) => `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><title>${escaped(title)}</title></head>
<body style="font-family:system-ui,-apple-system,'Segoe UI',sans-serif;font-size:15px;line-height:1.5;color:#1a2230;max-width:560px;margin:24px auto;padding:0 16px">
${body}
</body>
</html>
`;
