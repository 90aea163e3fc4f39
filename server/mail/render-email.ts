import { formatsOf } from "../../i18n/formats.ts";
import type { Language, MailKind } from "../../openapi/generated/console.ts";
import { singleLine, formatEmail, type EmailContent, type Passages } from "./format-email.ts";
import type { EmailTexts, NoticeKind, LinkKind } from "./email-texts.ts";
import { textsIn } from "./texts-in.ts";

/** Values for the text of an email that reports a change. They contain no secrets. */
export interface Notice {
  /** Time (ms) of the change, and time zone of the account. */
  readonly at: number;
  readonly zone: string;
  readonly by: "self" | "link" | "administrator" | "guesser";
  /** Name of the administrator who made the change; null if `by` is not `administrator`. */
  readonly name: string | null;
  /** Value for the text of this kind of notice, as in `EmailTexts.notices`. */
  readonly what: string | null;
  /** URL of the page that the email links to; null for no link. The link does not sign the reader in. */
  readonly link: string | null;
  /** Limit of emails of this kind within 24 hours, if this email reaches it; otherwise null. */
  readonly last: number | null;
}

/** Kind and language of an email, and the values for its text. */
export interface Matter {
  readonly kind: MailKind;
  readonly language: Language;
  readonly names: {
    readonly person: string;
    readonly account: string;
    readonly notice?: Notice;
    /** Complete email, for kinds that are rendered when queued. */
    readonly letter?: EmailContent;
  };
}

/** Parts of an email that only its recipient may see. `pin` is null in emails without a PIN. */
export interface Secrets {
  readonly pin: string | null;
  readonly link: string;
}

/** Returns true if an email of this kind only reports a change. */
const isNotice = (kind: MailKind): kind is NoticeKind => kind in textsIn("en").notices;

/** Returns true if an email contains no secrets. */
export const isOpen = ({ kind, names }: Pick<Matter, "kind" | "names">): boolean =>
  names.letter !== undefined || isNotice(kind);

/** Renders an email in the recipient's language. Notices need no `secrets`. */
export function renderEmail({ kind, language, names }: Matter, secrets: Secrets | null): EmailContent {
  if (names.letter) return names.letter;
  const texts = textsIn(language);
  const { subject, before, ...rest } = isNotice(kind)
    ? noticePassages(texts, kind, language, names)
    : linkPassages(texts, linkKindOf(kind), names.account, secrets ?? { pin: null, link: texts.leftOut });
  return formatEmail(
    language,
    { subject, before: [texts.greeting(singleLine(names.person)), ...before], ...rest },
    texts.labeled,
  );
}

/** Renders a copy of an email without its PIN and link. */
export function renderCopy(matter: Matter, hadPin: boolean): EmailContent {
  const { leftOut } = textsIn(matter.language);
  return renderEmail(matter, { pin: hadPin ? leftOut : null, link: leftOut });
}

const LINK_KINDS: readonly LinkKind[] = ["reset", "activation", "activated"];

function linkKindOf(kind: MailKind): LinkKind {
  const linkKind = LINK_KINDS.find((known) => known === kind);
  if (!linkKind) throw new Error(`An email of the kind ${kind} was queued without its text.`);
  return linkKind;
}

function linkPassages(texts: EmailTexts, kind: LinkKind, name: string, { pin, link }: Secrets): Passages {
  const account = singleLine(name);
  const email = kind === "activation" ? texts.activation(account, pin !== null) : texts[kind](account);
  return {
    subject: email.subject,
    before: [email.intro],
    pin: pin === null ? null : { label: email.pin, value: groupDigits(pin) },
    link: { label: email.link, address: link },
    after: [email.validity, email.ifUnexpected],
  };
}

function noticePassages(
  texts: EmailTexts,
  kind: NoticeKind,
  language: Language,
  { account, notice }: Matter["names"],
): Passages {
  if (!notice) throw new Error(`An email of the kind ${kind} was queued without its notice.`);
  const { at, zone, by, name, what, link, last } = notice;
  const email = texts.notices[kind](singleLine(account), what === null ? null : singleLine(what));
  return {
    subject: email.subject,
    before: [
      email.change,
      texts.done[by](formatsOf(language).moment(at, zone), singleLine(name ?? "")),
      email.ifUnexpected,
    ],
    pin: null,
    link: link === null ? null : { label: email.link, address: link },
    after: last === null ? [] : [texts.last(last)],
  };
}

/** Splits a PIN of eight digits into two groups. */
const groupDigits = (pin: string) => pin.replace(/^(\d{4})(\d{4})$/, "$1 $2");
