import { generateKeyPairSync, randomBytes, sign } from "node:crypto";

/** A private key and its self-signed certificate, both PEM. */
export interface SigningKey {
  readonly key: string;
  readonly cert: string;
}

const YEAR = 365.25 * 86_400_000;
/** The object ids sha256WithRSAEncryption (1.2.840.113549.1.1.11) and commonName (2.5.4.3) in DER. */
const SHA256_RSA = Buffer.from("2a864886f70d01010b", "hex");
const COMMON_NAME = Buffer.from("550403", "hex");

const TAGS = {
  integer: 0x02,
  bits: 0x03,
  nothing: 0x05,
  oid: 0x06,
  utf8: 0x0c,
  time: 0x18,
  sequence: 0x30,
  set: 0x31,
};

/**
 * Creates an RSA key and a certificate that is valid for ten years. Node cannot create certificates, so this
 * function writes the DER of a certificate of version 1 (RFC 5280), which needs no extensions.
 */
export function selfSigned(name: string, now: number): SigningKey {
  const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const algorithm = der(TAGS.sequence, der(TAGS.oid, SHA256_RSA), der(TAGS.nothing));
  const subject = der(
    TAGS.sequence,
    der(TAGS.set, der(TAGS.sequence, der(TAGS.oid, COMMON_NAME), der(TAGS.utf8, Buffer.from(name)))),
  );
  const validity = der(TAGS.sequence, time(now), time(now + 10 * YEAR));
  // Clears the first bit and sets the second, so that the serial number is positive and not padded.
  const serial = randomBytes(16);
  serial[0] = ((serial[0] ?? 0) & 0x3f) | 0x40;
  const body = der(
    TAGS.sequence,
    der(TAGS.integer, serial),
    algorithm,
    subject,
    validity,
    subject,
    publicKey.export({ type: "spki", format: "der" }),
  );
  const signature = der(TAGS.bits, Buffer.from([0]), sign("sha256", body, privateKey));
  const cert =
    der(TAGS.sequence, body, algorithm, signature)
      .toString("base64")
      .match(/.{1,64}/g) ?? [];
  return {
    key: String(privateKey.export({ type: "pkcs8", format: "pem" })),
    cert: ["-----BEGIN CERTIFICATE-----", ...cert, "-----END CERTIFICATE-----", ""].join("\n"),
  };
}

const time = (at: number) =>
  der(TAGS.time, Buffer.from(new Date(at).toISOString().replaceAll(/[-:T]|\.\d+/g, "")));

function der(tag: number, ...contents: readonly Buffer[]): Buffer {
  const content = Buffer.concat(contents);
  return Buffer.concat([Buffer.from([tag]), lengthOf(content.length), content]);
}

function lengthOf(length: number): Buffer {
  if (length < 0x80) return Buffer.from([length]);
  const hex = length.toString(16);
  const bytes = Buffer.from(hex.padStart(hex.length + (hex.length % 2), "0"), "hex");
  return Buffer.concat([Buffer.from([0x80 | bytes.length]), bytes]);
}
