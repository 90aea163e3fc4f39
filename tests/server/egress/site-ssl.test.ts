import { once } from "node:events";
import { createServer as createHttpServer } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { requestStatus, type Asked } from "../../../server/egress/request-status.ts";
import { siteSsl } from "../../../server/egress/site-ssl.ts";
import { selfSigned } from "../../../server/identity-provider/self-signed.ts";

const resultFor = (asked: Asked) =>
  siteSsl(new URL("https://shop.example/help?x=1"), () => Promise.resolve(asked));
const asked = (url: string) => siteSsl(new URL(url), (at) => requestStatus(at, { allowsLoopback: true }));

test("reports SSL for any status over HTTPS and returns the requested origin", async () => {
  for (const status of [200, 301, 404, 500])
    expect(await resultFor({ kind: "answered", status })).toEqual({
      asked: "https://shop.example",
      state: "secure",
    });
});

test("an address of plain HTTP is asked over HTTPS at the usual port, one of HTTPS at its own", async () => {
  const where: string[] = [];
  const ask = (url: URL) => {
    where.push(url.href);
    return Promise.resolve<Asked>({ kind: "refused" });
  };
  for (const url of ["http://shop.example:8080/a", "https://shop.example:8443/a", "https://[2606:4700::1]/"])
    expect((await siteSsl(new URL(url), ask)).state).toBe("not-public");
  expect(where).toEqual(["https://shop.example/", "https://shop.example:8443/", "https://[2606:4700::1]/"]);
});

test.each([
  ["CERT_HAS_EXPIRED", "expired"],
  ["ERR_TLS_CERT_ALTNAME_INVALID", "another-name"],
  ["DEPTH_ZERO_SELF_SIGNED_CERT", "untrusted"],
  ["UNABLE_TO_VERIFY_LEAF_SIGNATURE", "untrusted"],
  ["ECONNREFUSED", "without"],
  ["ERR_SSL_WRONG_VERSION_NUMBER", "without"],
  ["ENOTFOUND", "unknown-name"],
  ["host not found", "unknown-name"],
  ["timeout after 5 s", "unreachable"],
  ["EHOSTUNREACH", "unreachable"],
] as const)("%s means that the site is %s", async (reason, state) => {
  expect((await resultFor({ kind: "silent", reason })).state).toBe(state);
});

test("a real server with a certificate of its own making is not believed, and one without SSL has none", async () => {
  const { key, cert } = selfSigned("shop.example", Date.now());
  const secret = createServer({ key, cert }).listen(0, "127.0.0.1");
  const plain = createHttpServer().listen(0, "127.0.0.1");
  await Promise.all([once(secret, "listening"), once(plain, "listening")]);
  onTestFinished(() => {
    secret.close();
    plain.close();
  });
  const portOf = ({ address }: { address: () => unknown }) => (address() as AddressInfo).port;
  expect((await asked(`https://127.0.0.1:${portOf({ address: () => secret.address() })}/`)).state).toBe(
    "untrusted",
  );
  expect((await asked(`https://127.0.0.1:${portOf({ address: () => plain.address() })}/`)).state).toBe(
    "without",
  );
});
