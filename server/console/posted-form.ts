import type { FastifyReply } from "fastify";
import { escapeXml } from "../auth/saml/saml-xml.ts";
import { type Page, sendPage } from "./send-page.ts";

/** Path of the script that submits the form. */
export const SUBMIT_SCRIPT = "/post-form.js";

/** Source of the script that submits the form. Where scripts are disabled, the user presses the button. */
export const SUBMIT_SOURCE = "document.forms[0].submit();\n";

/** A page with a form that is submitted automatically. */
export interface PostedForm extends Pick<Page, "language" | "title"> {
  /** URL that receives the form. */
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
  /** Text above the button, as HTML. */
  readonly line: string;
  readonly button: string;
}

/**
 * Sends a page whose form is submitted on load. Its content security policy allows forms to be sent to all
 * HTTPS URLs, and also to all HTTP URLs if `action` is one.
 */
export function sendPostedForm(
  reply: FastifyReply,
  { language, title, action, fields, line, button }: PostedForm,
): FastifyReply {
  const policy = String(reply.getHeader("content-security-policy") ?? "");
  // Browsers apply `form-action` to redirects too, so the host of `action` alone would be too strict.
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
