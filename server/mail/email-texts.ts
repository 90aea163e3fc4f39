import type { MailKind } from "../../openapi/generated/console.ts";

/** Emails with a link to set a password or to sign in. */
export type LinkKind = Extract<MailKind, "reset" | "activation" | "activated">;

/** Emails that are rendered when they are queued, and stored with their complete text. */
type StoredKind = Extract<MailKind, "agents-absent" | `appointment-${string}`>;

/** Emails that report a security event of a user or an account, such as a changed password. */
export type NoticeKind = Exclude<MailKind, LinkKind | StoredKind>;

/** Texts of an email with a link in one language, in the order of its paragraphs. */
interface LinkTexts {
  readonly subject: string;
  /** Sentence with the reason for the email. */
  readonly intro: string;
  /** Label of the PIN. */
  readonly pin: string;
  /** Text of the button with the link. */
  readonly link: string;
  /** Sentence about the validity period. */
  readonly validity: string;
  /** Advice for recipients who did not request the email. */
  readonly ifUnexpected: string;
}

/**
 * Texts of an email that reports a change. `ifUnexpected` is the advice for recipients who did not expect the
 * change.
 */
interface NoticeTexts {
  readonly subject: string;
  readonly change: string;
  readonly ifUnexpected: string;
  /** Text of the link, if there is one. */
  readonly link: string;
}

/** All email texts in one language. `account` is a name; `moment` is a formatted time with zone. */
export interface EmailTexts {
  readonly greeting: (person: string) => string;
  /** Joins a label and its value. The value starts with the space or line break between them. */
  readonly labeled: (label: string, value: string) => string;
  /** Replaces PINs and links in copies without secrets. */
  readonly leftOut: string;
  readonly reset: (account: string) => LinkTexts;
  readonly activation: (account: string, hasPin: boolean) => LinkTexts;
  readonly activated: (account: string) => LinkTexts;
  /** Sentence with the time and author of a change. */
  readonly done: {
    readonly self: (moment: string) => string;
    readonly link: (moment: string) => string;
    readonly administrator: (moment: string, name: string) => string;
    /** For a person who entered the password but wrong codes. */
    readonly guesser: (moment: string) => string;
  };
  /** Sentence in the last email of a kind within 24 hours. `count` is the limit. */
  readonly last: (count: number) => string;
  /**
   * Texts of notices. `what` depends on the kind of notice: the new email address (masked; null if the
   * address was removed), the name of an API key or of the new principal administrator, or `on` (null if
   * single sign-on is disabled). It is null for all other kinds.
   */
  readonly notices: Readonly<Record<NoticeKind, (account: string, what: string | null) => NoticeTexts>>;
  /** Report of agents who are not connected during their working hours. */
  readonly absence: {
    readonly subject: (label: string, count: number) => string;
    readonly intro: (range: {
      readonly label: string;
      readonly account: string;
      readonly day: string;
      readonly hours: string;
      readonly zone: string;
    }) => string;
    readonly hours: (from: string, to: string, endsNextDay: boolean) => string;
    /**
     * If `left` is true, the agent disconnected at `time`; otherwise `time` is the start of the working
     * hours.
     */
    readonly agent: (name: string, time: string, left: boolean) => string;
    readonly link: string;
    readonly footer: string;
  };
  /** Appointment emails for customers; `date` and `time` are in the appointment's zone. */
  readonly appointment: (
    what: Exclude<StoredKind, "agents-absent">,
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
    readonly intro: string;
    /** Sentence with the name of the agent. */
    readonly agent: string;
  };
}
