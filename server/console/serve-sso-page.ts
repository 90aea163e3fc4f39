import type { FastifyInstance } from "fastify";
import type { Language } from "../../openapi/generated/console.ts";
import type { SingleSignOn } from "../auth/saml/single-sign-on.ts";
import { sendPostedForm, SUBMIT_SCRIPT, SUBMIT_SOURCE } from "./posted-form.ts";
import { preferredLanguage } from "./preferred-language.ts";

const TEXTS: Readonly<
  Record<Language, { readonly title: string; readonly line: string; readonly button: string }>
> = {
  en: {
    title: "Continue to your company’s sign-in",
    line: "Sign in with your company’s identity provider. You return here automatically.",
    button: "Continue",
  },
  es: {
    title: "Al inicio de sesión de tu empresa",
    line: "El proveedor de identidad de tu empresa te preguntará quién eres. Después volverás aquí automáticamente.",
    button: "Continuar",
  },
  fr: {
    title: "Vers la connexion de votre entreprise",
    line: "Le fournisseur d’identité de votre entreprise vous demande qui vous êtes. Vous reviendrez ici automatiquement.",
    button: "Continuer",
  },
};

/**
 * Serves the start page of a single sign-on, `/sso/:id`, where `id` is that of the sign-in request. The page
 * sends the browser to the identity provider, by a redirect or a form. For an unknown or expired request, or
 * one without a provider, the browser is redirected to an explanation.
 */
export function serveSsoPage(app: FastifyInstance, singleSignOn: SingleSignOn): void {
  app.get<{ Params: { id: string } }>("/sso/:id", async ({ params, headers }, reply) => {
    reply.header("cache-control", "no-store");
    const authnRequest = /^_[0-9a-f]{40}$/.test(params.id) ? await singleSignOn.carry(params.id) : null;
    if (!authnRequest) return reply.redirect("/sso-unknown", 303);
    if (authnRequest.binding === "HTTP-Redirect") return reply.redirect(authnRequest.url, 303);
    const language = preferredLanguage(headers["accept-language"]);
    return sendPostedForm(reply, {
      language,
      ...TEXTS[language],
      action: authnRequest.url,
      fields: authnRequest.fields,
    });
  });
  app.get(SUBMIT_SCRIPT, (_, reply) =>
    reply.type("text/javascript; charset=utf-8").header("cache-control", "max-age=3600").send(SUBMIT_SOURCE),
  );
}
