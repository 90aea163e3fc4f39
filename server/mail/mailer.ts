import type { EmailContent } from "./format-email.ts";

/** An email with its recipient. All attempts to send an email have the same `id`. */
interface AddressedEmail extends EmailContent {
  readonly id: string;
  readonly to: string;
}

export interface Mailer {
  /**
   * Sends an email. Resolves when the mail server accepts it. Throws `MailRefused` if a retry is useless, and
   * another error if a retry can succeed.
   */
  readonly send: (email: AddressedEmail) => Promise<void>;
}

/** Permanent rejection of an email by the mail server. */
export class MailRefused extends Error {
  override readonly name = "MailRefused";
}
