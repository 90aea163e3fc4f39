import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Language } from "../../openapi/generated/console.ts";
import { FEEDBACK_BOARD, PANEL, type Place, SEPARATE_CONSOLE, SSO_UNKNOWN } from "./places.ts";
import placesCss from "./places.css?raw";

const STYLE = "/places.css";

/** Serves the pages that stand in for places that an installation may have elsewhere. */
export function servePlaces(app: FastifyInstance): void {
  const serve = (places: Readonly<Record<Language, Place>>) => (request: FastifyRequest, reply: FastifyReply) => {
    const language = preferredLanguage(request.headers["accept-language"]);
    return reply.type("text/html; charset=utf-8").headers({ "cache-control": "no-store", "content-language": language, vary: "accept-language" }).send(page(language, places[language]));
  };
  app.get("/panel", serve(PANEL));
  app.get("/separate-console", serve(SEPARATE_CONSOLE));
  app.get("/sso-unknown", serve(SSO_UNKNOWN));
  app.get("/feedback-board", serve(FEEDBACK_BOARD));
  app.get(STYLE, (_, reply) => reply.type("text/css; charset=utf-8").header("cache-control", "max-age=3600").send(placesCss));
}

const isLanguage = (word: string): word is Language => word === "en" || word === "es" || word === "fr";

/** The first of our languages by the weights of Accept-Language; English where it names none. */
function preferredLanguage(accepted: string | undefined): Language {
  const wanted = (accepted ?? "").split(",").map((part) => {
    const [tag = "", weight = "q=1"] = part.trim().toLowerCase().split(";");
    return { language: tag.split("-")[0] ?? "", weight: Number(/q=([\d.]+)/.exec(weight)?.[1] ?? 1) };
  });
  const best = wanted.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight);
  return best.map(({ language }) => language).find(isLanguage) ?? "en";
}

const page = (language: Language, { title, lines, back }: Place): string => `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${title} · Switchboard</title>
    <link rel="stylesheet" href="${STYLE}" />
  </head>
  <body>
    <main>
      <p class="name">Switchboard</p>
      <h1>${title}</h1>
      ${lines.map((line) => `<p>${line}</p>`).join("\n      ")}
      <p><a href="/login">${back}</a></p>
    </main>
  </body>
</html>
`;
