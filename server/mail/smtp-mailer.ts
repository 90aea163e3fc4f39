import { createTransport } from "nodemailer";
import type { Config } from "../process/config.ts";
import { type Mailer, MailRefused } from "./mailer.ts";

/** Timeout (ms) of each step with the mail server. */
const TIMEOUT = 8_000;

/** Returns a mailer that uses the configured mail server; null without one. */
export function smtpMailer({
  smtpUrl: url,
  mailFrom,
  publicUrl,
}: Pick<Config, "smtpUrl" | "mailFrom" | "publicUrl">): Mailer | null {
  if (url === null) return null;
  const from = mailFrom ?? `Switchboard <no-reply@${publicUrl?.hostname ?? "localhost"}>`;
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ id, to, subject, text, html }) => {
      try {
        // The address is passed as an object, because a text could be parsed as several addresses.
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

/**
 * Returns true if the mail server rejected the email permanently (5xx). Rejected credentials do not count,
 * because an administrator can correct them.
 */
const isFinal = (error: unknown) =>
  error instanceof Error &&
  "responseCode" in error &&
  Number(error.responseCode) >= 500 &&
  !("code" in error && error.code === "EAUTH");
const reasonIn = (error: unknown) => (error instanceof Error ? error.message : String(error));
