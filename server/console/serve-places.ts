import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Language } from "../../openapi/generated/console.ts";
import {
  CALENDAR_PAGE,
  CALL_PAGE,
  FEEDBACK_BOARD,
  PANEL,
  type Place,
  SEPARATE_CONSOLE,
  SSO_TESTED,
  SSO_UNKNOWN,
} from "./places.ts";
import placesCss from "./places.css?raw";
import { preferredLanguage } from "./preferred-language.ts";
import { sendPage, STYLE } from "./send-page.ts";

/** Serves the pages of `places.ts` and their stylesheet. */
export function servePlaces(app: FastifyInstance): void {
  const serve =
    (places: Readonly<Record<Language, Place>>) => (request: FastifyRequest, reply: FastifyReply) => {
      const language = preferredLanguage(request.headers["accept-language"]);
      const { title, lines, back } = places[language];
      return sendPage(reply, {
        language,
        title,
        main: [
          ...lines.map((line) => `<p>${line}</p>`),
          ...(back === undefined ? [] : [`<p><a href="/login">${back}</a></p>`]),
        ].join("\n      "),
      });
    };
  app.get("/panel", serve(PANEL));
  app.get("/separate-console", serve(SEPARATE_CONSOLE));
  app.get("/sso-unknown", serve(SSO_UNKNOWN));
  app.get("/sso-tested", serve(SSO_TESTED));
  app.get("/feedback-board", serve(FEEDBACK_BOARD));
  app.get("/call-page", serve(CALL_PAGE));
  app.get("/calendar-page", serve(CALENDAR_PAGE));
  app.get(STYLE, (_, reply) =>
    reply.type("text/css; charset=utf-8").header("cache-control", "max-age=3600").send(placesCss),
  );
}
