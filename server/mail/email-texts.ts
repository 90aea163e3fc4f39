import type { MailKind } from "../../openapi/generated/console.ts";

/** Letters that lead to a password. */
export type WayKind = Extract<MailKind, "reset" | "activation" | "activated">;

/** Letters that are written when they are taken in, with all that they say. */
type WrittenKind = Extract<MailKind, "agents-absent" | `appointment-${string}`>;

/** Emails that report a change of an account. */
export type NoticeKind = Exclude<MailKind, WayKind | WrittenKind>;

/** Texts of one kind of email in one language, in the order of its paragraphs. */
interface MatterTexts {
  readonly subject: string;
  readonly why: string;
  /** Precedes the PIN. */
  readonly pin: string;
  /** Text of the button with the link. */
  readonly link: string;
  /** Validity period. */
  readonly ends: string;
  /** Advice for recipients who did not request it. */
  readonly unasked: string;
}

/** Text of a change; `unasked` is the advice for recipients who did not make it. */
interface NoticeTexts {
  readonly subject: string;
  readonly what: string;
  readonly unasked: string;
  /** Text of the link, if there is one. */
  readonly link: string;
}

/** All email texts in one language; `account` is a name, `moment` a formatted time with zone. */
export interface LetterTexts {
  readonly greeting: (person: string) => string;
  /** Joins a label with its value, which starts with the space between them. */
  readonly labelled: (label: string, value: string) => string;
  /** Replaces PINs and links in copies without secrets. */
  readonly leftOut: string;
  readonly reset: (account: string) => MatterTexts;
  readonly activation: (account: string, hasPin: boolean) => MatterTexts;
  readonly activated: (account: string) => MatterTexts;
  /** Time and author of a change. */
  readonly done: {
    readonly self: (moment: string) => string;
    readonly link: (moment: string) => string;
    readonly administrator: (moment: string, name: string) => string;
    /** Author who knew the password but not the code. */
    readonly guesser: (moment: string) => string;
  };
  /** Added to the last email of a kind within 24 hours; `count` is the limit. */
  readonly last: (count: number) => string;
  /** `what` is the subject of the change: a masked email, or the name of a key; null if it was removed. */
  readonly notices: Readonly<Record<NoticeKind, (account: string, what: string | null) => NoticeTexts>>;
  /** Report of agents who are not connected during their working hours. */
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
  /** Appointment emails for customers; `date` and `time` are in the appointment's zone. */
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
    /** Name of the agent, if known. */ readonly agent: string;
  };
}
