import type { FastifyReply } from "fastify";
import { escapeXml } from "../auth/saml/saml-xml.ts";
import { type Page, sendPage } from "./send-page.ts";

/** Where the script is that posts the form of such a page. */
export const SUBMIT_SCRIPT = "/post-form.js";

/** What the script does; without scripts there is the button. */
export const SUBMIT_SOURCE = "document.forms[0].submit();\n";

/** A form that a browser posts by itself, to carry something elsewhere. */
export interface PostedForm extends Pick<Page, "language" | "title"> {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly line: string;
  readonly button: string;
}

/**
 * Sends a page whose form is posted as soon as it is there. It may lead where the form leads, and on from
 * there.
 */
export function sendPostedForm(
  reply: FastifyReply,
  { language, title, action, fields, line, button }: PostedForm,
): FastifyReply {
  const policy = String(reply.getHeader("content-security-policy") ?? "");
  // Browsers hold a form to its policy even when it is sent on, so that one host alone would be too little.
  const places = action.startsWith("https:") ? "https:" : "http: https:";
  reply.header("content-security-policy", policy.replace("form-action 'self'", `form-action ${places}`));
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeXml(name)}" value="${escapeXml(value)}" />`,
  );
  const main = [
    `<p>${line}</p>`,
    `<form method="post" action="${escapeXml(action)}">`,
    ...inputs,
    `<button>${button}</button>`,
    "</form>",
  ].join("\n      ");
  return sendPage(reply, { language, title, main, script: SUBMIT_SCRIPT });
}
