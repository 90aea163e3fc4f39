import { createTransport } from "nodemailer";
import { type Mailer, MailRefused } from "./mailer.ts";

/** Whoever does not answer by then (ms) counts as gone. */
const PATIENCE = 8_000;

/** Sends letters through a mail server; `from` is an address, or a name with one. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ id, to, subject, text, html }) => {
      try {
        // An address is given as one, so that nothing in it is taken for a second.
        await transport.sendMail({
          from,
          to: { name: "", address: to },
          subject,
          text,
          html,
          messageId: `<${id}@switchboard>`,
          headers: { "Auto-Submitted": "auto-generated" },
        });
      } catch (error) {
        throw isFinal(error) ? new MailRefused(reasonIn(error)) : error;
      }
    },
  };
}

/** A 5xx is a verdict on the letter, unless it was one on who we are, which can be put right. */
const isFinal = (error: unknown) =>
  error instanceof Error &&
  "responseCode" in error &&
  Number(error.responseCode) >= 500 &&
  !("code" in error && error.code === "EAUTH");
const reasonIn = (error: unknown) => (error instanceof Error ? error.message : String(error));
