import fc from "fast-check";
import { expect, test } from "vitest";
import { atDepth } from "../../../support/depth.ts";
import { answer, outcome } from "./answers.ts";

const RESPONSE = { wantAuthnResponseSigned: true, wantAssertionsSigned: false };
const signedResponse = answer({}, { response: true, assertion: false });
const signedAssertion = answer();

const partOf = (xml: string, pattern: RegExp) => {
  const [part] = pattern.exec(xml) ?? [];
  if (part === undefined) throw new Error(`There is no ${String(pattern)} in the answer.`);
  return part;
};
const SIGNATURE = /<ds:Signature .*<\/ds:Signature>/;
const ASSERTION = /<saml:Assertion .*<\/saml:Assertion>/;
const evil = (xml: string) => xml.replaceAll("ada@example.com", "eve@example.com");
const renamed = (xml: string) => xml.replaceAll(/ ID="_(response|assertion)"/g, ' ID="_evil"');
const before = (xml: string, part: string, more: string) => xml.replace(part, () => more + part);

/** Wraps a signed response: its signature, the signed part without it, and a forged part. */
function wrappedResponse(
  build: (parts: { signature: string; signed: string; forged: string }) => string,
): string {
  const signature = partOf(signedResponse, SIGNATURE);
  const signed = signedResponse.replace(signature, "");
  return build({ signature, signed, forged: renamed(evil(signed)) });
}

/** The same for a signed assertion; `around` puts assertions where the one was. */
function wrappedAssertion(
  build: (parts: { signature: string; signed: string; whole: string; forged: string }) => string,
): string {
  const whole = partOf(signedAssertion, ASSERTION);
  const signature = partOf(whole, SIGNATURE);
  const signed = whole.replace(signature, "");
  return signedAssertion.replace(whole, () =>
    build({ signature, signed, whole, forged: renamed(evil(signed)) }),
  );
}

const intoSignature = (signature: string, more: string) =>
  signature.replace("</ds:Signature>", () => `${more}</ds:Signature>`);
const afterIssuer = (assertion: string, more: string) =>
  assertion.replace("</saml:Issuer>", () => `</saml:Issuer>${more}`);

const WRAPPINGS: Record<string, readonly [xml: string, wanted: object]> = {
  "1: the signed response is inside the signature of a forged one": [
    wrappedResponse(({ signature, signed, forged }) =>
      afterIssuer(forged.replace("_evil", "_evilresponse"), intoSignature(signature, signed)),
    ),
    RESPONSE,
  ],
  "2: the signed response is before its signature, inside a forged one": [
    wrappedResponse(({ signature, signed, forged }) =>
      afterIssuer(forged.replace("_evil", "_evilresponse"), signed + signature),
    ),
    RESPONSE,
  ],
  "3: a forged assertion is before the signed one": [
    wrappedAssertion(({ whole, forged }) => forged + whole),
    {},
  ],
  "4: the signed assertion is inside a forged one": [
    wrappedAssertion(({ whole, forged }) =>
      forged.replace("</saml:Assertion>", () => `${whole}</saml:Assertion>`),
    ),
    {},
  ],
  "5: a forged assertion carries the signature of one that is after it": [
    wrappedAssertion(({ signature, signed, forged }) => afterIssuer(forged, signature) + signed),
    {},
  ],
  "6: a forged assertion carries the signature with the signed one inside": [
    wrappedAssertion(({ signature, signed, forged }) =>
      afterIssuer(forged, intoSignature(signature, signed)),
    ),
    {},
  ],
  "7: a forged assertion is in the extensions": [
    before(
      signedAssertion,
      "<saml:Assertion ",
      `<samlp:Extensions>${renamed(evil(partOf(signedAssertion, ASSERTION).replace(SIGNATURE, "")))}</samlp:Extensions>`,
    ),
    {},
  ],
  "8: the signed assertion is in an object of the signature of a forged one": [
    wrappedAssertion(({ signature, signed, forged }) =>
      afterIssuer(forged, intoSignature(signature, `<ds:Object>${signed}</ds:Object>`)),
    ),
    {},
  ],
  "the forged assertion has the id of the signed one": [
    wrappedAssertion(({ whole, signed }) => evil(signed) + whole),
    {},
  ],
  "the forged assertion carries the signature and the id": [
    wrappedAssertion(({ signature, signed }) => afterIssuer(evil(signed), signature) + signed),
    {},
  ],
  "the signed assertion is not the response's own child": [
    before(signedAssertion, "<saml:Assertion ", "<samlp:Extensions>").replace(
      "</saml:Assertion>",
      "</saml:Assertion></samlp:Extensions>",
    ),
    {},
  ],
};

test.each(Object.entries(WRAPPINGS))("rejects wrapping %s", async (_, [xml, wanted]) => {
  expect(xml).toContain("SignatureValue");
  expect(await outcome(xml, wanted)).toBe("refused: structure");
});

test("a signature has no business anywhere but at the response and the assertion", async () => {
  const signature = partOf(signedAssertion, SIGNATURE);
  const stray = [
    before(signedAssertion, "<samlp:Status>", `<samlp:Extensions>${signature}</samlp:Extensions>`),
    signedResponse.replace("</saml:Subject>", () => `${signature}</saml:Subject>`),
  ];
  expect(await outcome(stray[0] ?? "")).toBe("refused: structure");
  expect(await outcome(stray[1] ?? "", RESPONSE)).toBe("refused: structure");
});

test("accepts the signed answers that the wrappings are made from", async () => {
  expect(await outcome(signedResponse, RESPONSE)).toBe("ada@example.com");
  expect(await outcome(signedAssertion)).toBe("ada@example.com");
});

const fragments = fc.constantFrom(
  "<",
  ">",
  "&",
  '"',
  "<!---->",
  "&#0;",
  "eve@example.com",
  "<saml:NameID>eve@example.com</saml:NameID>",
  "_assertion",
  "\r\n",
  " ",
  "‮",
  "</saml:Subject>",
  'ID="_assertion"',
  "",
);
const mutation = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.nat(60),
  more: fc.oneof(fragments, fc.string({ maxLength: 12 })),
  copies: fc.double({ min: 0, max: 1, noNaN: true }),
  how: fc.constantFrom("replace", "copy"),
});

/** One piece is cut out, and something else, or another piece of the same answer, put there. */
function mutated(
  xml: string,
  {
    at,
    length,
    more,
    copies,
    how,
  }: { at: number; length: number; more: string; copies: number; how: string },
): string {
  const from = Math.floor(at * xml.length);
  const source = Math.floor(copies * xml.length);
  return (
    xml.slice(0, from) +
    (how === "copy" ? xml.slice(source, source + 40 * length) : more) +
    xml.slice(from + length)
  );
}

test("signs in the original user or rejects the answer after any change to a signed answer", async () => {
  const mutations = fc.array(mutation, { minLength: 1, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(
        [signedAssertion, {}] as const,
        [signedResponse, RESPONSE] as const,
        [answer({}, { response: true }), {}] as const,
      ),
      mutations,
      async ([xml, wanted], changes) => {
        expect(await outcome(changes.reduce(mutated, xml), wanted)).toMatch(/^(ada@example\.com|refused: )/);
      },
    ),
    { numRuns: atDepth(100, 1_500) },
  );
});
