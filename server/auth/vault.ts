import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";

const NONCE = 12;
const TAG = 16;

/**
 * Encrypts secrets that the platform must be able to read again, such as seeds of second factors. Uses
 * AES-256-GCM; the ciphertext begins with the id of its key. The first key encrypts; the other keys only
 * decrypt older ciphertexts. The path of the owner is authenticated too, so a ciphertext cannot be moved to
 * another record.
 */
export class Vault {
  private readonly keys: ReadonlyMap<string, Uint8Array>;
  private readonly present: string;

  constructor(keys: readonly [Uint8Array, ...Uint8Array[]]) {
    this.keys = new Map(keys.map((key) => [idOf(key), key]));
    this.present = idOf(keys[0]);
  }

  /** Encrypts a text for its owner, a path such as `account/65a0…/user/65b1…/two-factor`. */
  seal(text: string, owner: string): string {
    const nonce = randomBytes(NONCE);
    const cipher = createCipheriv("aes-256-gcm", this.keyOf(this.present), nonce).setAAD(Buffer.from(owner));
    const sealed = Buffer.concat([nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
    return `${this.present}.${sealed.toString("base64url")}`;
  }

  /** Decrypts a text; throws if it was altered, belongs to another owner, or if its key is missing. */
  open(sealed: string, owner: string): string {
    const [id = "", text = ""] = sealed.split(".");
    const bytes = Buffer.from(text, "base64url");
    const decipher = createDecipheriv("aes-256-gcm", this.keyOf(id), bytes.subarray(0, NONCE), {
      authTagLength: TAG,
    }).setAAD(Buffer.from(owner));
    decipher.setAuthTag(bytes.subarray(-TAG));
    return Buffer.concat([decipher.update(bytes.subarray(NONCE, -TAG)), decipher.final()]).toString("utf8");
  }

  private keyOf(id: string): Uint8Array {
    const key = this.keys.get(id);
    if (!key)
      throw new Error(`The secret was encrypted with the key ${id}, which this platform does not have.`);
    return key;
  }
}

const idOf = (key: Uint8Array): string =>
  createHash("sha256").update("switchboard vault").update(key).digest("hex").slice(0, 8);
