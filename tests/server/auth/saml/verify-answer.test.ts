import { X509Certificate } from "node:crypto";
import { SAML } from "@node-saml/node-saml";
import { DOMParser } from "@xmldom/xmldom";
import { expect, onTestFinished, test, vi } from "vitest";
import { SignedXml } from "xml-crypto";
import { answer, FOREIGN_KEY, KEY, NOW, outcome } from "./answers.ts";
import { full, HEAVY } from "./heavy-answers.ts";

const SHA1 = { signatureAlgorithm: "sha1", digestAlgorithm: "sha1" } as const;

test("the certificate that we make is one that Node reads, and verifies with its own key", () => {
  const cert = new X509Certificate(KEY.cert);
  expect(cert.subject).toBe("CN=identity provider");
  expect(cert.verify(cert.publicKey)).toBe(true);
  expect([Date.parse(cert.validFrom), cert.publicKey.asymmetricKeyDetails?.modulusLength]).toEqual([
    NOW,
    2048,
  ]);
});

test.each([
  [
    "whose assertion is signed",
    { response: false, assertion: true },
    { wantAuthnResponseSigned: false, wantAssertionsSigned: true },
  ],
  [
    "that is signed itself",
    { response: true, assertion: false },
    { wantAuthnResponseSigned: true, wantAssertionsSigned: false },
  ],
  [
    "that is signed twice",
    { response: true, assertion: true },
    { wantAuthnResponseSigned: true, wantAssertionsSigned: true },
  ],
  [
    "that is signed twice where once is wanted",
    { response: true, assertion: true },
    { wantAuthnResponseSigned: false, wantAssertionsSigned: true },
  ],
])("returns the user of an answer %s", async (_, signing, wanted) => {
  for (const hash of ["sha256", "sha512"] as const)
    expect(await outcome(answer({}, { ...signing, hash }), wanted)).toBe("ada@example.com");
});

test("SHA-1 is taken only where the account chose it", async () => {
  const old = answer({}, { hash: "sha1" });
  expect(await outcome(old)).toBe("refused: algorithm");
  expect(await outcome(old, { signatureAlgorithm: "sha1" })).toBe("refused: algorithm");
  expect(await outcome(old, { digestAlgorithm: "sha1" })).toBe("refused: algorithm");
  expect(await outcome(old, SHA1)).toBe("ada@example.com");
});

test("the signature that is wanted has to be there", async () => {
  const unsigned = answer({}, { assertion: false });
  expect(await outcome(unsigned)).toBe("refused: signature");
  expect(await outcome(unsigned, { wantAuthnResponseSigned: true, wantAssertionsSigned: false })).toBe(
    "refused: signature",
  );
  expect(await outcome(unsigned, { wantAuthnResponseSigned: false, wantAssertionsSigned: false })).toBe(
    "refused: signature",
  );
  expect(await outcome(answer(), { wantAuthnResponseSigned: true })).toBe("refused: signature");
  expect(await outcome(answer({}, { response: true, assertion: false }))).toBe("refused: signature");
});

test("trusts only the certificate of the settings, not the one in the answer", async () => {
  expect(await outcome(answer({}, {}, FOREIGN_KEY))).toBe("refused: signature");
  const brought = answer({}, {}, FOREIGN_KEY);
  expect(brought).toContain("X509Certificate");
  expect(await outcome(brought, { cert: FOREIGN_KEY.cert })).toBe("ada@example.com");
  expect(await outcome(answer({}, { response: true }, FOREIGN_KEY), { wantAuthnResponseSigned: true })).toBe(
    "refused: signature",
  );
});

test("a signature that is there has to hold, even if it is not wanted", async () => {
  const twice = answer({}, { response: true, assertion: true });
  const spoilt = twice.replace(
    /(<ds:SignatureValue>)(.)/,
    (_, tag: string, first: string) => tag + (first === "A" ? "B" : "A"),
  );
  expect(spoilt).not.toBe(twice);
  expect(await outcome(spoilt)).toBe("refused: signature");
});

test("nothing that is signed can be changed", async () => {
  const good = answer();
  const changes = [
    good.replace("ada@example.com", "eve@example.com"),
    good.replace("Billing", "Claims"),
    good.replace(/(<ds:DigestValue>)./, "$1_".replace("_", "A")),
    good.replace("<saml:Audience>", "<saml:Audience> "),
  ];
  for (const changed of changes) expect(await outcome(changed)).toMatch(/^refused: (signature|structure)$/);
});

test.each([
  [
    "to another recipient",
    { recipient: "https://console.example/api/auth/sso/65b0f0000000000000000001/acs" },
    "wrong-recipient",
  ],
  ["to another destination", { destination: "https://other.example/acs" }, "wrong-destination"],
  ["by another issuer", { issuer: "https://other.example/metadata" }, "wrong-issuer"],
  ["for another audience", { audience: "https://other.example/metadata" }, "wrong-audience"],
  ["that says that it failed", { status: "urn:oasis:names:tc:SAML:2.0:status:Requester" }, "status"],
  ["that has ended", { notOnOrAfter: NOW - 120_001 }, "expired"],
  ["that is not good yet", { notBefore: NOW + 120_001 }, "not-yet-valid"],
  ["to no request at all", { inResponseTo: "" }, "unknown-request"],
  [
    "with a name of this time only",
    { nameIdFormat: "urn:oasis:names:tc:SAML:2.0:nameid-format:transient" },
    "name-id",
  ],
  ["with an empty name", { nameId: "" }, "name-id"],
  ["with white space around the name", { nameId: " ada@example.com" }, "name-id"],
  ["whose id is none", { assertionId: "a b" }, "structure"],
])("an answer %s is refused", async (_, values, fault) => {
  for (const signing of [{ assertion: true }, { response: true, assertion: false }]) {
    const wanted = {
      wantAuthnResponseSigned: "response" in signing,
      wantAssertionsSigned: signing.assertion,
    };
    expect(await outcome(answer(values, signing), wanted)).toBe(`refused: ${fault}`);
  }
});

test("clocks may differ by two minutes, and not by more", async () => {
  expect(await outcome(answer({ notOnOrAfter: NOW - 119_999 }))).toBe("ada@example.com");
  expect(await outcome(answer({ notOnOrAfter: NOW - 120_000 }))).toBe("refused: expired");
  expect(await outcome(answer({ notBefore: NOW + 120_000 }))).toBe("ada@example.com");
});

test("where the account has the provider ask each time, an answer of before the sign-in began is refused, within what clocks may differ", async () => {
  const asked = NOW - 60_000;
  const old = answer({ authenticatedAt: asked - 120_001 });
  expect(await outcome(old, { forceAuthn: true })).toBe("refused: not-asked-again");
  expect(await outcome(old)).toBe("ada@example.com");
  expect(await outcome(answer({ authenticatedAt: asked - 120_000 }), { forceAuthn: true })).toBe(
    "ada@example.com",
  );
  expect(await outcome(answer({ authenticatedAt: null }), { forceAuthn: true })).toBe(
    "refused: not-asked-again",
  );
  expect(await outcome(answer({ authenticatedAt: null }))).toBe("ada@example.com");
});

test("rejects markup that SAML does not use before parsing", async () => {
  const good = answer();
  const doctype = "<!DOCTYPE samlp:Response>";
  const entities = `<!DOCTYPE r [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>`;
  expect(await outcome(doctype + good)).toBe("refused: doctype");
  expect(await outcome(entities + good)).toBe("refused: doctype");
  expect(await outcome(good.replace("ada@example.com", "ada@example.com<!---->.evil.example"))).toBe(
    "refused: markup",
  );
  expect(await outcome(good.replace("ada@example.com", "<![CDATA[ada@example.com]]>"))).toBe(
    "refused: markup",
  );
  expect(await outcome(good.replace("ada@example.com", "<?pi?>ada@example.com"))).toBe("refused: markup");
  expect(await outcome(`<?xml version="1.0" encoding="UTF-8"?>${good}`)).toBe("ada@example.com");
  expect(await outcome(`<?xml version="1.0" encoding="UTF-16"?>${good}`)).toBe("refused: not-xml");
});

test("a comment that was signed with the name does not cut it short", async () => {
  // Canonicalisation leaves comments out, so that the signature of the longer name holds for the text with a
  // comment.
  const signed = answer({ nameId: "ada@example.com.evil.example" });
  expect(await outcome(signed)).toBe("ada@example.com.evil.example");
  expect(await outcome(signed.replace("ada@example.com.evil", "ada@example.com<!-- -->.evil"))).toBe(
    "refused: markup",
  );
});

test("reports an encrypted assertion separately, since it cannot be decrypted", async () => {
  expect(await outcome(answer().replaceAll(/<(\/?)saml:Assertion/g, "<$1saml:EncryptedAssertion"))).toBe(
    "refused: encrypted",
  );
});

test("rejects answers that are not XML, not text or too large", async () => {
  for (const text of ["", "<a", "hello", "<a></b>", "<a/><b/>", "{}"])
    expect(await outcome(text)).toMatch(/^refused: (not-xml|structure)$/);
  expect(await outcome(answer({ attributes: { long: "x".repeat(262_144) } }))).toBe("refused: too-large");
  expect(await outcome(answer({ attributes: { long: "x".repeat(200_000) } }))).toBe("ada@example.com");
});

test("a signature over something else, or of another shape, is refused", async () => {
  const good = answer();
  const id = (xml: string) => xml.replace('URI="#_assertion"', 'URI=""');
  expect(await outcome(id(good))).toBe("refused: structure");
  expect(
    await outcome(good.replace('<ds:Transform Algorithm="http://www.w3.org/2001/10/xml-exc-c14n#"/>', "")),
  ).toBe("refused: algorithm");
  expect(
    await outcome(
      good.replaceAll(
        "http://www.w3.org/2001/04/xmldsig-more#rsa-sha256",
        "http://www.w3.org/2000/09/xmldsig#hmac-sha1",
      ),
    ),
  ).toBe("refused: algorithm");
  expect(
    await outcome(
      good.replaceAll(
        "http://www.w3.org/2001/10/xml-exc-c14n#",
        "http://www.w3.org/2001/10/xml-exc-c14n#WithComments",
      ),
    ),
  ).toBe("refused: algorithm");
  const loose = new SignedXml({
    privateKey: KEY.key,
    publicCert: KEY.cert,
    signatureAlgorithm: "http://www.w3.org/2001/04/xmldsig-more#rsa-sha256",
    canonicalizationAlgorithm: "http://www.w3.org/2001/10/xml-exc-c14n#",
  });
  loose.addReference({
    xpath: "//*[local-name(.)='Subject']",
    transforms: ["http://www.w3.org/2001/10/xml-exc-c14n#"],
    digestAlgorithm: "http://www.w3.org/2001/04/xmlenc#sha256",
  });
  loose.computeSignature(good.replaceAll(/<ds:Signature .*<\/ds:Signature>/g, ""), {
    prefix: "ds",
    location: { reference: "//*[local-name(.)='Assertion']/*[local-name(.)='Issuer']", action: "after" },
  });
  expect(await outcome(loose.getSignedXml())).toBe("refused: structure");
});

test.each(HEAVY)("parses %s only within the size limits", async (_, becomes, isParsed, xml) => {
  const parse = vi.spyOn(DOMParser.prototype, "parseFromString");
  onTestFinished(() => parse.mockRestore());
  expect(await outcome(xml, { wantAuthnResponseSigned: !becomes.includes("@") })).toBe(becomes);
  expect(parse.mock.calls.length > 0).toBe(isParsed);
});

test("searches the signed part of an answer with the maximum number of elements", async () => {
  expect(await outcome(full(answer()))).toBe("refused: signature");
});

test("does not search an answer that was signed with a foreign key", async () => {
  const search = vi.spyOn(SAML.prototype, "validatePostResponseAsync");
  onTestFinished(() => search.mockRestore());
  expect(await outcome(full(answer({}, {}, FOREIGN_KEY)))).toBe("refused: signature");
  expect(search).not.toHaveBeenCalled();
  expect(await outcome(full(answer()))).toBe("refused: signature");
  expect(search).toHaveBeenCalledOnce();
});

test("a signature may name prefixes that it includes though it does not use them", async () => {
  const including = new SignedXml({
    privateKey: KEY.key,
    publicCert: KEY.cert,
    signatureAlgorithm: "http://www.w3.org/2001/04/xmldsig-more#rsa-sha256",
    canonicalizationAlgorithm: "http://www.w3.org/2001/10/xml-exc-c14n#",
    inclusiveNamespacesPrefixList: ["saml"],
  });
  including.addReference({
    xpath: "//*[local-name(.)='Assertion']",
    transforms: [
      "http://www.w3.org/2000/09/xmldsig#enveloped-signature",
      "http://www.w3.org/2001/10/xml-exc-c14n#",
    ],
    digestAlgorithm: "http://www.w3.org/2001/04/xmlenc#sha256",
  });
  including.computeSignature(answer({}, { assertion: false }), {
    prefix: "ds",
    location: { reference: "//*[local-name(.)='Assertion']/*[local-name(.)='Issuer']", action: "after" },
  });
  expect(including.getSignedXml()).toContain('PrefixList="saml"');
  expect(await outcome(including.getSignedXml())).toBe("ada@example.com");
});

test("a signature that is good for something else holds for nothing here", async () => {
  const foreign = answer({ nameId: "eve@example.com" });
  const signature = /<ds:Signature .*<\/ds:Signature>/;
  expect(await outcome(foreign.replace(signature, () => signature.exec(answer())?.[0] ?? ""))).toBe(
    "refused: signature",
  );
});
