import { formatsOf } from "../../i18n/formats.ts";
import type { Language, MailKind } from "../../openapi/generated/console.ts";
import { inLine, layOut, type Letter, type Passages } from "./lay-out.ts";
import type { LetterTexts, NoticeKind, WayKind } from "./letter-texts.ts";
import { textsIn } from "./texts-in.ts";

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
  readonly names: {
    readonly person: string;
    readonly account: string;
    readonly notice?: Notice;
    /** Written when it was taken in. */ readonly letter?: Letter;
  };
}

/** What nobody but its receiver may read in a letter; a letter without a PIN has null for it. */
export interface Secrets {
  readonly pin: string | null;
  readonly link: string;
}

/** Whether a letter of this kind only tells what was done. */
const isNotice = (kind: MailKind): kind is NoticeKind => kind in textsIn("en").notices;

/** Whether a letter can be written without anything that is a secret. */
export const isOpen = ({ kind, names }: Pick<Matter, "kind" | "names">): boolean =>
  names.letter !== undefined || isNotice(kind);

/** Writes a letter in the language of whoever gets it; a notice needs no secrets. */
export function writeLetter({ kind, language, names }: Matter, secrets: Secrets | null): Letter {
  if (names.letter) return names.letter;
  const texts = textsIn(language);
  const { subject, before, ...rest } = isNotice(kind)
    ? noticePassages(texts, kind, language, names)
    : wayPassages(texts, wayOf(kind), names.account, secrets ?? { pin: null, link: texts.leftOut });
  return layOut(
    language,
    { subject, before: [texts.greeting(inLine(names.person)), ...before], ...rest },
    texts.labelled,
  );
}

/** Writes the copy of a letter that has its PIN and its link left out. */
export function writeCopy(matter: Matter, hadPin: boolean): Letter {
  const { leftOut } = textsIn(matter.language);
  return writeLetter(matter, { pin: hadPin ? leftOut : null, link: leftOut });
}

const WAYS: readonly WayKind[] = ["reset", "activation", "activated"];

function wayOf(kind: MailKind): WayKind {
  const way = WAYS.find((one) => one === kind);
  if (!way) throw new Error(`A letter of the kind ${kind} was taken in without being written.`);
  return way;
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

function noticePassages(
  texts: LetterTexts,
  kind: NoticeKind,
  language: Language,
  { account, notice }: Matter["names"],
): Passages {
  if (!notice) throw new Error(`A letter about ${kind} was taken in without what was done.`);
  const { at, zone, by, name, what, link, last } = notice;
  const said = texts.notices[kind](inLine(account), what === null ? null : inLine(what));
  return {
    subject: said.subject,
    before: [
      said.what,
      texts.done[by](formatsOf(language).moment(at, zone), inLine(name ?? "")),
      said.unasked,
    ],
    pin: null,
    link: link === null ? null : { label: said.link, address: link },
    after: last === null ? [] : [texts.last(last)],
  };
}

/** Eight digits are read in two groups. */
const grouped = (pin: string) => pin.replace(/^(\d{4})(\d{4})$/, "$1 $2");
