import type { Language } from "../../openapi/generated/console.ts";

/** An email in plain text and HTML. */
export interface EmailContent {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Content of an email, from top to bottom. */
export interface Passages {
  readonly subject: string;
  readonly before: readonly string[];
  readonly pin: { readonly label: string; readonly value: string } | null;
  readonly link: { readonly label: string; readonly address: string } | null;
  readonly after: readonly string[];
}

/** Formats an email as plain text and HTML. `labeled` joins a label and its value. */
export function formatEmail(
  language: Language,
  { subject, before, pin, link, after }: Passages,
  labeled: (label: string, value: string) => string,
): EmailContent {
  const inText = [
    ...before,
    ...(pin ? [labeled(pin.label, ` ${pin.value}`)] : []),
    ...(link ? [labeled(link.label, `\n${link.address}`)] : []),
    ...after,
  ];
  const inHtml = [
    ...before.map(paragraph),
    ...(pin
      ? [
          `<p>${escaped(labeled(pin.label, " "))}<strong style="font-size:20px;letter-spacing:2px">${escaped(pin.value)}</strong></p>`,
        ]
      : []),
    ...(link
      ? [
          `<p><a href="${escaped(link.address)}" style="display:inline-block;padding:10px 16px;border-radius:6px;background:#1f5fd6;color:#ffffff;text-decoration:none">${escaped(link.label)}</a></p>`,
          `<p style="color:#55606e;font-size:13px;word-break:break-all">${escaped(link.address)}</p>`,
        ]
      : []),
    ...after.map(paragraph),
  ];
  return {
    subject,
    text: `${inText.join("\n\n")}\n`,
    html: emailPage(language, subject, inHtml.join("\n")),
  };
}

const paragraph = (text: string) => `<p>${escaped(text)}</p>`;
const escaped = (text: string) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");

/** Returns an HTML email. `body` must be HTML. */
export const emailPage = (language: Language, title: string, body: string) => `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><title>${escaped(title)}</title></head>
<body style="font-family:system-ui,-apple-system,'Segoe UI',sans-serif;font-size:15px;line-height:1.5;color:#1a2230;max-width:560px;margin:24px auto;padding:0 16px">
${body}
</body>
</html>
`;

/** Returns a name in a single line. Line breaks would let users add paragraphs to our emails. */
export const singleLine = (name: string): string => name.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();

/** Masks an email address (`a•••@example.com`), so that only its owner recognizes it. */
export const maskedEmail = (email: string): string => email.replace(/^(.)[^@]*/su, "$1•••");
