import type { FastifyReply } from "fastify";
import type { Language } from "../../openapi/generated/console.ts";

/** Path of the stylesheet of the pages that `sendPage` sends. */
export const STYLE = "/places.css";

/** A page that the platform renders, outside of the console. `main` is HTML. */
export interface Page {
  readonly language: Language;
  readonly title: string;
  readonly main: string;
  /** Path of a script to load. */
  readonly script?: string;
}

/** Sends a page that browsers do not cache. */
export function sendPage(reply: FastifyReply, { language, title, main, script }: Page): FastifyReply {
  return reply
    .type("text/html; charset=utf-8")
    .headers({ "cache-control": "no-store", "content-language": language, vary: "accept-language" })
    .send(`<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${title} · Switchboard</title>
    <link rel="stylesheet" href="${STYLE}" />${script === undefined ? "" : `\n    <script src="${script}" defer></script>`}
  </head>
  <body>
    <main>
      <p class="name">Switchboard</p>
      <h1>${title}</h1>
      ${main}
    </main>
  </body>
</html>
`);
}
