import type { MailKind } from "../../openapi/generated/console.ts";

/** Letters that lead to a password. */
export type WayKind = Extract<MailKind, "reset" | "activation" | "activated">;

/** Letters that are written when they are taken in, with all that they say. */
type WrittenKind = Extract<MailKind, "agents-absent" | `appointment-${string}`>;

/** Letters that tell what was done to an account. */
export type NoticeKind = Exclude<MailKind, WayKind | WrittenKind>;

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
  /** Of agents who are not connected within their working hours. */
  readonly absence: {
    readonly subject: (label: string, count: number) => string;
    readonly why: (range: {
      readonly label: string;
      readonly account: string;
      readonly day: string;
      readonly hours: string;
      readonly zone: string;
    }) => string;
    readonly hours: (from: string, to: string, endsNextDay: boolean) => string;
    /** `left`: they were connected before; else they have not been since the range began. */
    readonly agent: (name: string, time: string, left: boolean) => string;
    readonly link: string;
    readonly once: string;
  };
  /** Of an appointment, to the customer; `date` and `time` are those of its zone. */
  readonly appointment: (
    what: Exclude<WrittenKind, "agents-absent">,
    named: {
      readonly customer: string;
      readonly service: string;
      readonly account: string;
      readonly agent: string;
      readonly date: string;
      readonly time: string;
      readonly zone: string;
    },
  ) => {
    readonly subject: string;
    readonly said: string;
    /** Who keeps it, where that is known. */ readonly agent: string;
  };
}
