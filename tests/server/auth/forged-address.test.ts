import { request } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LiveSocket, refusalOf } from "../../support/live-socket.ts";
import { startPlatform, type TestPlatform } from "../../support/platform.ts";
import { ACCOUNT } from "../../support/test-accounts.ts";

const SUPERVISOR = "65a0f0010000000000000002";
/** From where the restricted one may connect, and who claims to be there. */
const OFFICE = "198.51.100.0/24";
const INSIDE = "198.51.100.7";
const OUTSIDE = "203.0.113.66";

/** Headers that are never trusted, from any sender. */
const NEVER = [
  "x-real-ip",
  "x-client-ip",
  "client-ip",
  "true-client-ip",
  "cf-connecting-ip",
  "fastly-client-ip",
  "x-cluster-client-ip",
  "x-originating-ip",
  "x-remote-ip",
  "x-remote-addr",
  "x-forwarded",
  "forwarded-for",
  "x-original-forwarded-for",
  "via",
].map((name) => [{ [name]: INSIDE }, false] as const);

type Case = readonly [headers: Readonly<Record<string, string | readonly string[]>>, letIn: boolean];

/** Trusted proxies, the claimed addresses, and whether the claim allows access. */
const MATRIX: Readonly<
  Record<string, { readonly trustedProxies: readonly string[]; readonly cases: readonly Case[] }>
> = {
  "without proxies nothing that is claimed counts": {
    trustedProxies: [],
    cases: [
      ...NEVER,
      [{ "x-forwarded-for": INSIDE }, false],
      [{ "x-forwarded-for": `${INSIDE}, 127.0.0.1` }, false],
      [{ "x-forwarded-for": [INSIDE, INSIDE] }, false],
      [{ forwarded: `for=${INSIDE}` }, false],
      [{ host: INSIDE }, false],
      [{ "x-forwarded-host": INSIDE, "x-forwarded-proto": "https" }, false],
    ],
  },
  "behind a proxy its last word counts, and none of those before it": {
    trustedProxies: ["127.0.0.1"],
    cases: [
      [{}, false],
      [{ "x-forwarded-for": INSIDE }, true],
      [{ "x-forwarded-for": `::ffff:${INSIDE}` }, true],
      [{ "x-forwarded-for": `${OUTSIDE}, ${INSIDE}` }, true],
      [{ "x-forwarded-for": `${INSIDE}, ${OUTSIDE}` }, false],
      [{ "x-forwarded-for": [INSIDE, OUTSIDE] }, false],
      [{ "x-forwarded-for": `${INSIDE}, 127.0.0.1` }, true],
      [{ "x-forwarded-for": `${INSIDE}, 127.0.0.2` }, false],
      [{ "x-forwarded-for": `${INSIDE}, ::1` }, false],
      [{ "x-forwarded-for": `${INSIDE}, 10.0.0.1` }, false],
      [{ "x-forwarded-for": `${INSIDE}, unknown` }, false],
      [{ "x-forwarded-for": `${INSIDE}:4711` }, true],
      [{ "x-forwarded-for": `${INSIDE}:4711, ${OUTSIDE}:80` }, false],
      [{ "x-forwarded-for": `[${INSIDE}]` }, false],
      [{ "x-forwarded-for": "198.51.100.007" }, false],
      [{ "x-forwarded-for": "3325256711" }, false],
      [{ "x-forwarded-for": `${INSIDE}%eth0` }, false],
      [{ "x-forwarded-for": OUTSIDE, "x-real-ip": INSIDE, forwarded: `for=${INSIDE}` }, false],
    ],
  },
  "behind a chain of proxies the nearest that is none of them counts": {
    trustedProxies: ["127.0.0.1", "10.0.0.0/8", "2001:db8::/32"],
    cases: [
      [{ "x-forwarded-for": `${INSIDE}, 10.0.0.1` }, true],
      [{ "x-forwarded-for": `${INSIDE}, 2001:db8::7, 10.1.2.3` }, true],
      [{ "x-forwarded-for": `${OUTSIDE}, ${INSIDE}, 10.1.2.3` }, true],
      [{ "x-forwarded-for": `${INSIDE}, ${OUTSIDE}, 10.1.2.3` }, false],
      [{ "x-forwarded-for": `${INSIDE}, 11.0.0.1` }, false],
      [{ "x-forwarded-for": "10.9.9.9, 10.1.2.3" }, false],
    ],
  },
};

test("the matrix has forty cases and more", () => {
  expect(Object.values(MATRIX).flatMap(({ cases }) => cases).length).toBeGreaterThanOrEqual(40);
});

/** The status of a request with any headers at all, the host among them. */
function ask(
  url: string,
  path: string,
  headers: Readonly<Record<string, string | readonly string[]>>,
): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = request(
      `${url}/api${path}`,
      { headers: headers as Record<string, string | string[]> },
      (response) => void text(response).then(() => resolve(response.statusCode), reject),
    );
    sent.on("error", reject).end();
  });
}

describe.each(Object.entries(MATRIX))("%s", (_, { trustedProxies, cases }) => {
  let platform: TestPlatform;
  let token: string;
  beforeAll(async () => {
    platform = await startPlatform({ config: { trustedProxies } });
    token = (await platform.signIn("supervisor@demo.example")).accessToken;
    const admin = { token: (await platform.signIn("admin@demo.example")).accessToken };
    await platform.api("POST /security/ip-restrictions", {
      ...admin,
      json: { range: OFFICE, users: [SUPERVISOR] },
    });
  });
  afterAll(() => platform.close());

  test.each(cases)("%j gets in: %s", async (headers, letIn) => {
    expect(
      await ask(platform.url, `/accounts/${ACCOUNT}`, { ...headers, authorization: `Bearer ${token}` }),
    ).toBe(letIn ? 200 : 403);
    const opening = LiveSocket.open(
      platform.url,
      { token },
      { extraHeaders: headers as Record<string, string> },
    );
    expect(await refusalOf(opening)).toEqual(letIn ? null : { answer: "refused", code: "forbidden" });
  });
});
