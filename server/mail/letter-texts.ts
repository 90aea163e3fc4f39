import type { MailKind } from "../../openapi/generated/console.ts";

/** Letters that lead to a password. */
export type WayKind = Extract<MailKind, "reset" | "activation" | "activated">;

/** Letters that tell what was done to an account. */
export type NoticeKind = Exclude<MailKind, WayKind>;

/** What a letter says of one matter, in one language. Paragraphs come in this order. */
interface MatterTexts {
  readonly subject: string;
  readonly why: string;
  /** Stands before the PIN. */
  readonly pin: string;
  /** What the link does; it is the text on its button. */
  readonly link: string;
  /** How long it is good. */
  readonly ends: string;
  /** What to do where nobody asked for it. */
  readonly unasked: string;
}

/** What a letter says that was done; `unasked` is what to do where that was not them. */
interface NoticeTexts {
  readonly subject: string;
  readonly what: string;
  readonly unasked: string;
  /** What the link does, where there is one. */
  readonly link: string;
}

/** All that letters say in one language; `account` is its name, `moment` is written out with its zone. */
export interface LetterTexts {
  readonly greeting: (person: string) => string;
  /** A label and what it is the label of, which begins with the white space between them. */
  readonly labelled: (label: string, value: string) => string;
  /** Stands for a PIN or a link in copies that have none. */
  readonly leftOut: string;
  readonly reset: (account: string) => MatterTexts;
  readonly activation: (account: string, hasPin: boolean) => MatterTexts;
  readonly activated: (account: string) => MatterTexts;
  /** When something was done, and by whom. */
  readonly done: {
    readonly self: (moment: string) => string;
    readonly link: (moment: string) => string;
    readonly administrator: (moment: string, name: string) => string;
    /** By whoever typed the password and then wrong codes. */
    readonly guesser: (moment: string) => string;
  };
  /** Said in the last one of its kind that is written within 24 hours, which is this many. */
  readonly last: (count: number) => string;
  /** `what` names what it is about: an e-mail in part, a key; null: nothing is there any more. */
  readonly notices: Readonly<Record<NoticeKind, (account: string, what: string | null) => NoticeTexts>>;
}
