import { formatsOf } from "../../i18n/formats.ts";
import type { Language, MailKind } from "../../openapi/generated/console.ts";
import { singleLine, formatEmail, type EmailContent, type Passages } from "./format-email.ts";
import type { LetterTexts, NoticeKind, WayKind } from "./email-texts.ts";
import { textsIn } from "./texts-in.ts";

/** A reported change, for the affected person. It contains no secrets. */
export interface Notice {
  /** Time (ms), and time zone of the account. */
  readonly at: number;
  readonly zone: string;
  readonly by: "self" | "link" | "administrator" | "guesser";
  /** The name of the administrator who did it. */
  readonly name: string | null;
  /** Subject of the change: a masked email, or the name of a key. */
  readonly what: string | null;
  /** Page for the next step; it does not sign the reader in. */
  readonly link: string | null;
  /** Number of emails of this kind within 24 hours, if this is the last one. */
  readonly last: number | null;
}

/** Kind, language and recipient of an email. */
export interface Matter {
  readonly kind: MailKind;
  readonly language: Language;
  readonly names: {
    readonly person: string;
    readonly account: string;
    readonly notice?: Notice;
    /** Written when it was taken in. */ readonly letter?: EmailContent;
  };
}

/** Parts of an email for its recipient only; `pin` is null in emails without one. */
export interface Secrets {
  readonly pin: string | null;
  readonly link: string;
}

/** Returns true if an email of this kind only reports a change. */
const isNotice = (kind: MailKind): kind is NoticeKind => kind in textsIn("en").notices;

/** Returns true if an email contains no secrets. */
export const isOpen = ({ kind, names }: Pick<Matter, "kind" | "names">): boolean =>
  names.letter !== undefined || isNotice(kind);

/** Renders an email in the recipient's language; notices need no secrets. */
export function renderEmail({ kind, language, names }: Matter, secrets: Secrets | null): EmailContent {
  if (names.letter) return names.letter;
  const texts = textsIn(language);
  const { subject, before, ...rest } = isNotice(kind)
    ? noticePassages(texts, kind, language, names)
    : wayPassages(texts, wayOf(kind), names.account, secrets ?? { pin: null, link: texts.leftOut });
  return formatEmail(
    language,
    { subject, before: [texts.greeting(singleLine(names.person)), ...before], ...rest },
    texts.labelled,
  );
}

/** Writes the copy of a letter that has its PIN and its link left out. */
export function writeCopy(matter: Matter, hadPin: boolean): EmailContent {
  const { leftOut } = textsIn(matter.language);
  return renderEmail(matter, { pin: hadPin ? leftOut : null, link: leftOut });
}

const WAYS: readonly WayKind[] = ["reset", "activation", "activated"];

function wayOf(kind: MailKind): WayKind {
  const way = WAYS.find((one) => one === kind);
  if (!way) throw new Error(`A letter of the kind ${kind} was taken in without being written.`);
  return way;
}

function wayPassages(texts: LetterTexts, kind: WayKind, name: string, { pin, link }: Secrets): Passages {
  const account = singleLine(name);
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
  const said = texts.notices[kind](singleLine(account), what === null ? null : singleLine(what));
  return {
    subject: said.subject,
    before: [
      said.what,
      texts.done[by](formatsOf(language).moment(at, zone), singleLine(name ?? "")),
      said.unasked,
    ],
    pin: null,
    link: link === null ? null : { label: said.link, address: link },
    after: last === null ? [] : [texts.last(last)],
  };
}

/** Eight digits are read in two groups. */
const grouped = (pin: string) => pin.replace(/^(\d{4})(\d{4})$/, "$1 $2");
