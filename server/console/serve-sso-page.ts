import type { FastifyInstance } from "fastify";
import type { Language } from "../../openapi/generated/console.ts";
import type { SingleSignOn } from "../auth/saml/single-sign-on.ts";
import { sendPostedForm, SUBMIT_SCRIPT, SUBMIT_SOURCE } from "./posted-form.ts";
import { preferredLanguage } from "./preferred-language.ts";

const GOING_ON: Readonly<
  Record<Language, { readonly title: string; readonly line: string; readonly button: string }>
> = {
  en: {
    title: "On to your company’s sign-in",
    line: "Your company’s identity provider asks who you are. You come back here by yourself.",
    button: "Go on",
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
 * Serves the start page of single sign-on: it redirects to the identity provider, or explains that there is
 * none.
 */
export function serveSsoPage(app: FastifyInstance, singleSignOn: SingleSignOn): void {
  app.get<{ Params: { id: string } }>("/sso/:id", async ({ params, headers }, reply) => {
    reply.header("cache-control", "no-store");
    const carried = /^_[0-9a-f]{40}$/.test(params.id) ? await singleSignOn.carry(params.id) : null;
    if (!carried) return reply.redirect("/sso-unknown", 303);
    if (carried.binding === "HTTP-Redirect") return reply.redirect(carried.url, 303);
    const language = preferredLanguage(headers["accept-language"]);
    return sendPostedForm(reply, {
      language,
      ...GOING_ON[language],
      action: carried.url,
      fields: carried.fields,
    });
  });
  app.get(SUBMIT_SCRIPT, (_, reply) =>
    reply.type("text/javascript; charset=utf-8").header("cache-control", "max-age=3600").send(SUBMIT_SOURCE),
  );
}
