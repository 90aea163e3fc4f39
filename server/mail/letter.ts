import { formatsOf } from "../../i18n/formats.ts";
import type { Language, MailKind } from "../../openapi/generated/console.ts";
import { layOut, type Letter, type Passages } from "./lay-out.ts";
import type { LetterTexts, NoticeKind, WayKind } from "./letter-texts.ts";
import { en } from "./texts/en.ts";
import { es } from "./texts/es.ts";
import { fr } from "./texts/fr.ts";

/** What was done, as the one is told whom it concerns. Nothing in it is a secret. */
export interface Notice {
  /** When (ms), and the zone of the account. */
  readonly at: number;
  readonly zone: string;
  readonly by: "self" | "link" | "administrator" | "guesser";
  /** The name of the administrator who did it. */
  readonly name: string | null;
  /** What it is about: an e-mail in part, a key. */
  readonly what: string | null;
  /** A page where one does something about it; it signs nobody in. */
  readonly link: string | null;
  /** How many of this kind there were within 24 hours, where this is the last one. */
  readonly last: number | null;
}

/** What a letter is about, and to whom. */
export interface Matter {
  readonly kind: MailKind;
  readonly language: Language;
  readonly names: { readonly person: string; readonly account: string; readonly notice?: Notice };
}

/** What nobody but its receiver may read in a letter; a letter without a PIN has null for it. */
export interface Secrets {
  readonly pin: string | null;
  readonly link: string;
}

const TEXTS: Readonly<Record<Language, LetterTexts>> = { en, es, fr };

/** Whether a letter of this kind only tells what was done. */
export const isNotice = (kind: MailKind): kind is NoticeKind => kind in en.notices;

/** Writes a letter in the language of whoever gets it; a notice needs no secrets. */
export function writeLetter({ kind, language, names }: Matter, secrets: Secrets | null): Letter {
  const texts = TEXTS[language];
  const { subject, before, ...rest } = isNotice(kind) ? noticePassages(texts, kind, language, names) : wayPassages(texts, kind, names.account, secrets ?? { pin: null, link: texts.leftOut });
  return layOut(language, { subject, before: [texts.greeting(inLine(names.person)), ...before], ...rest }, texts.labelled);
}

/** Writes the copy of a letter that has its PIN and its link left out. */
export function writeCopy(matter: Matter, hadPin: boolean): Letter {
  const { leftOut } = TEXTS[matter.language];
  return writeLetter(matter, { pin: hadPin ? leftOut : null, link: leftOut });
}

function wayPassages(texts: LetterTexts, kind: WayKind, name: string, { pin, link }: Secrets): Passages {
  const account = inLine(name);
  const said = kind === "activation" ? texts.activation(account, pin !== null) : texts[kind](account);
  return {
    subject: said.subject,
    before: [said.why],
    pin: pin === null ? null : { label: said.pin, value: grouped(pin) },
    link: { label: said.link, address: link },
    after: [said.ends, said.unasked],
  };
}

function noticePassages(texts: LetterTexts, kind: NoticeKind, language: Language, { account, notice }: Matter["names"]): Passages {
  if (!notice) throw new Error(`A letter about ${kind} was taken in without what was done.`);
  const { at, zone, by, name, what, link, last } = notice;
  const said = texts.notices[kind](inLine(account), what === null ? null : inLine(what));
  return {
    subject: said.subject,
    before: [said.what, texts.done[by](formatsOf(language).moment(at, zone), inLine(name ?? "")), said.unasked],
    pin: null,
    link: link === null ? null : { label: said.link, address: link },
    after: last === null ? [] : [texts.last(last)],
  };
}

/** A name in one line, so that nobody writes paragraphs of their own into a letter of ours. */
const inLine = (name: string) => name.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();

/** Eight digits are read in two groups. */
const grouped = (pin: string) => pin.replace(/^(\d{4})(\d{4})$/, "$1 $2");
