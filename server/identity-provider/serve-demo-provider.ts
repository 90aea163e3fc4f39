import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AddressLimit } from "../http/address-limit.ts";
import { serviceProvider } from "../auth/saml/service-provider.ts";
import { escapeXml } from "../auth/saml/saml-xml.ts";
import { sendPostedForm } from "../console/posted-form.ts";
import { preferredLanguage } from "../console/preferred-language.ts";
import { sendPage } from "../console/send-page.ts";
import { FORM, readForm } from "../contract/form-body.ts";
import type { JsonBody } from "../contract/json-body.ts";
import { DEMO_SIGN_INS } from "../seed/demo-account.ts";
import type { DemoProvider } from "./demo-provider.ts";
import { DEMO_TEXTS } from "./demo-texts.ts";
import { type AuthnRequest, readAuthnRequest } from "./read-authn-request.ts";

/** Sign-in path of the demo provider. */
export const DEMO_SIGN_IN = "/identity-provider/sign-in";

const ACS = /^(https?:\/\/[^/?#]+)\/api\/auth\/sso\/([0-9a-f]{24})\/acs$/;
const LOOPBACK = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(?=:)/;

/**
 * Limit of responses per minute and IP address. Each response costs two signatures and a password hash, which
 * delays other sign-ins.
 */
const ANSWERS_A_MINUTE = 30;

/** Serves the pages of the demo identity provider, which accepts only sign-in requests of this platform. */
export async function serveDemoProvider(
  app: FastifyInstance,
  provider: DemoProvider,
  siteOf: (request: FastifyRequest) => string,
  now: () => number,
): Promise<void> {
  const read = new AddressLimit(now);
  const answered = new AddressLimit(now, ANSWERS_A_MINUTE);
  await app.register((pages) => {
    pages.addContentTypeParser(FORM, { parseAs: "buffer" }, readForm);
    pages.get("/identity-provider", (request, reply) => sendText(request, reply, "idle"));
    pages.get("/identity-provider/metadata", (request, reply) =>
      reply.type("application/samlmetadata+xml").send(provider.metadata(siteOf(request) + DEMO_SIGN_IN)),
    );
    pages.get(DEMO_SIGN_IN, (request, reply) =>
      read.count(request.ip)
        ? choose(request, reply, ownRequest(request, true))
        : sendText(request, reply, "busy", 429),
    );
    pages.post(DEMO_SIGN_IN, (request, reply) =>
      read.count(request.ip)
        ? choose(request, reply, ownRequest(request, false))
        : sendText(request, reply, "busy", 429),
    );
    pages.post("/identity-provider/answer", async (request, reply) => {
      if (!answered.count(request.ip)) return sendText(request, reply, "busy", 429);
      const asked = ownRequest(request, false);
      if (!asked) return sendText(request, reply, "foreign", 400);
      const answer = await provider.answer(asked, fieldOf(request, "person"));
      if (answer === null) return sendText(request, reply, "changed", 403);
      const language = preferredLanguage(request.headers["accept-language"]);
      const { title, going, goOn } = DEMO_TEXTS[language];
      return sendPostedForm(reply, {
        language,
        title,
        line: going,
        button: goOn,
        action: asked.acs,
        fields: { SAMLResponse: answer },
      });
    });
    return Promise.resolve();
  });

  function ownRequest(request: FastifyRequest, isCompressed: boolean): AuthnRequest | null {
    const asked = readAuthnRequest(fieldOf(request, "SAMLRequest"), isCompressed);
    const [, origin = "", account = ""] = ACS.exec(asked?.acs ?? "") ?? [];
    // localhost and 127.0.0.1 are the same machine.
    const isOurs =
      origin.replace(LOOPBACK, "http://here") === siteOf(request).replace(LOOPBACK, "http://here");
    return asked && isOurs && serviceProvider(origin, account).entityId === asked.issuer ? asked : null;
  }
}

function choose(request: FastifyRequest, reply: FastifyReply, asked: AuthnRequest | null): FastifyReply {
  if (!asked) return sendText(request, reply, "foreign", 400);
  const language = preferredLanguage(request.headers["accept-language"]);
  const { title, about, choose: who, signInAs } = DEMO_TEXTS[language];
  const people = DEMO_SIGN_INS.map(
    ({ firstname, lastname, email }) =>
      `<p><button class="choice" name="person" value="${escapeXml(email)}">${signInAs} ${escapeXml(`${firstname} ${lastname}`)}, ${escapeXml(email)}</button></p>`,
  );
  const form = [
    '<form method="post" action="/identity-provider/answer">',
    `<input type="hidden" name="SAMLRequest" value="${Buffer.from(asked.xml).toString("base64")}" />`,
    ...people,
    "</form>",
  ];
  return sendPage(reply, {
    language,
    title,
    main: [`<p>${about}</p>`, `<p>${who}</p>`, ...form].join("\n      "),
  });
}

function sendText(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  what: "idle" | "foreign" | "changed" | "busy",
  status = 200,
): FastifyReply {
  const language = preferredLanguage(headers["accept-language"]);
  const texts = DEMO_TEXTS[language];
  return sendPage(reply.code(status), {
    language,
    title: texts.title,
    main: `<p>${texts.about}</p>\n      <p>${texts[what]}</p>\n      <p><a href="/login">${texts.back}</a></p>`,
  });
}

/** Returns a field of the form; without a form, a query parameter. Returns an empty text if it is absent. */
function fieldOf({ body, query }: FastifyRequest, name: string): string {
  const given = (body as JsonBody | undefined)?.value ?? query; // the result of `readForm`, the only parser of these routes
  const value: unknown = Object(given)[name];
  return typeof value === "string" ? value : "";
}
