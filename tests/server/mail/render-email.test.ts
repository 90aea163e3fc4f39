import { expect, test } from "vitest";
import { renderEmail } from "../../../server/mail/render-email.ts";

const secrets = { pin: "12345678", link: "https://console.example.com/password/forgot#token" };

test.each(["reset", "activation", "activated"] as const)(
  "adds no paragraph and no markup to a %s email for a name with line breaks",
  (kind) => {
    const name = "Ada\r\n\r\nYour account is closed.\u2028Go to\u0085https://evil.example <img src=x>";
    const { subject, text, html } = renderEmail(
      { kind, language: "en", names: { person: name, account: name } },
      secrets,
    );
    const plain = renderEmail({ kind, language: "en", names: { person: "Ada", account: "Ada" } }, secrets);
    const lines = (letter: string) => letter.split(/[\r\n\u0085\u2028\u2029]/).length;
    expect([lines(subject), lines(text), lines(html)]).toEqual([
      lines(plain.subject),
      lines(plain.text),
      lines(plain.html),
    ]);
    expect(text).toContain("Ada Your account is closed. Go to https://evil.example <img src=x>");
    expect(html).not.toContain("<img");
  },
);
