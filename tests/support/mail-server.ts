import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { expect, onTestFinished } from "vitest";

/** Email as it arrived: the recipient, and the parsed content. */
interface Arrived extends Email {
  readonly recipients: readonly string[];
  readonly raw: string;
}

export interface MailServer {
  readonly url: string;
  readonly arrived: readonly Arrived[];
  /** Waits for the latest email to a recipient; of those that `isMeant` if several may come. */
  readonly mailTo: (recipient: string, isMeant?: (mail: Arrived) => boolean) => Promise<Arrived>;
  /** Answers every recipient from now on like this, such as `550 no such user`; null: takes them. */
  readonly refuse: (answer: { readonly code: number; readonly text: string } | null) => void;
  readonly close: () => Promise<void>;
}

/** A mail server that takes everything and keeps it. */
export async function startMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const arrived: Arrived[] = [];
  let refusal: { readonly code: number; readonly text: string } | null = null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    onRcptTo: (_address, _session, callback) => {
      if (refusal) return callback(Object.assign(new Error(refusal.text), { responseCode: refusal.code }));
      callback();
    },
    onData: (stream, { envelope }, callback) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const raw = Buffer.concat(chunks).toString();
        const keep = async () => {
          arrived.push({
            ...(await PostalMime.parse(raw)),
            raw,
            recipients: envelope.rcptTo.map(({ address }) => address),
          });
          callback();
        };
        void keep();
      });
    },
    ...options,
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    arrived,
    mailTo: async (recipient, isMeant = () => true) => {
      const latest = () => arrived.findLast((mail) => mail.recipients.includes(recipient) && isMeant(mail));
      await expect.poll(latest, { interval: 10 }).toBeDefined();
      const mail = latest();
      if (!mail) throw new Error(`No mail to ${recipient}.`);
      return mail;
    },
    refuse: (answer) => {
      refusal = answer;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The same, closed when the test is over. */
export async function withMailServer(): Promise<MailServer> {
  const server = await startMailServer();
  onTestFinished(() => server.close());
  return server;
}

/** The PIN in a mail. */
export const pinIn = ({ text = "" }: { readonly text?: string | undefined }): string =>
  /: (\d{4}) (\d{4})$/m.exec(text)?.slice(1).join("") ?? "";
/** The link in a mail, and the token in it. */
export const linkIn = ({ text = "" }: { readonly text?: string | undefined }): string =>
  /^https?:\S+$/m.exec(text)?.[0] ?? "";
export const tokenIn = (mail: { readonly text?: string | undefined }): string =>
  linkIn(mail).split("#")[1] ?? "";
