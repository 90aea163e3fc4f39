import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";

const NONCE = 12;
const TAG = 16;

/**
 * Encrypts secrets that must be read again, such as seeds of second factors: AES-256-GCM, with the id of the
 * key and a context, so that a ciphertext cannot be moved to another record. The first key encrypts; older
 * ones only decrypt.
 */
export class Vault {
  private readonly keys: ReadonlyMap<string, Uint8Array>;
  private readonly present: string;

  constructor(keys: readonly [Uint8Array, ...Uint8Array[]]) {
    this.keys = new Map(keys.map((key) => [idOf(key), key]));
    this.present = idOf(keys[0]);
  }

  /** Seals a text for its owner, such as `user/65a0…/two-factor`. */
  seal(text: string, owner: string): string {
    const nonce = randomBytes(NONCE);
    const cipher = createCipheriv("aes-256-gcm", this.keyOf(this.present), nonce).setAAD(Buffer.from(owner));
    const sealed = Buffer.concat([nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
    return `${this.present}.${sealed.toString("base64url")}`;
  }

  /** Opens what was sealed for this owner; throws where it is anything else. */
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
      throw new Error(`The secret was sealed with the key ${id}, which is not among those of this platform.`);
    return key;
  }
}

const idOf = (key: Uint8Array): string =>
  createHash("sha256").update("switchboard vault").update(key).digest("hex").slice(0, 8);
