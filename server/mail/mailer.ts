import type { EmailContent } from "./format-email.ts";

/** A letter with its address. The same `id` is the same letter, however often it is tried. */
interface Posting extends EmailContent {
  readonly id: string;
  readonly to: string;
}

/** Sends emails. */
export interface Mailer {
  /**
   * Resolves once the letter is taken; throws `MailRefused` where no later try will help, any other error
   * where one may.
   */
  readonly send: (posting: Posting) => Promise<void>;
}

/** The mail server rejected the email permanently. */
export class MailRefused extends Error {
  override readonly name = "MailRefused";
}
