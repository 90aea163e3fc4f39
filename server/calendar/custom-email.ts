import type { Language } from "../../openapi/generated/console.ts";
import { cleanHtml, plainText } from "../mail/clean-html.ts";
import { singleLine, type EmailContent, emailPage } from "../mail/format-email.ts";
import { fillTemplate, type Variables } from "./fill-template.ts";

/** A custom email as an administrator wrote it. */
export interface CustomEmail {
  readonly subject: string;
  readonly title: string;
  readonly paragraphs: readonly { readonly html: string }[];
}

/** Renders a custom email: fills in its variables and sanitizes its HTML. */
export function renderCustomEmail(
  language: Language,
  { subject, title, paragraphs }: CustomEmail,
  variables: Variables,
  logo: string,
): EmailContent {
  const subjectLine = singleLine(fillTemplate(subject, variables, false));
  const heading = singleLine(fillTemplate(title, variables, false));
  const parts = paragraphs.map(({ html }) => cleanHtml(fillTemplate(html, variables, true)));
  const image =
    logo === "" ? "" : cleanHtml(`<p><img src="${logo.replaceAll('"', "%22")}" alt="" height="48"></p>`);
  const sections = [image, ...(heading === "" ? [] : [`<h2>${plainToHtml(heading)}</h2>`]), ...parts].filter(
    (part) => part !== "",
  );
  return {
    subject: subjectLine,
    text: `${[heading, ...parts.map(plainText)].filter((part) => part !== "").join("\n\n")}\n`,
    html: emailPage(language, subjectLine, sections.join("\n")),
  };
}

const plainToHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
