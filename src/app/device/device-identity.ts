/** Identity of a display device: the id that it shows, and the secret that authenticates it. */
interface DeviceIdentity {
  readonly id: string;
  readonly secret: string;
}

const KEPT_UNDER = "switchboard.device";
/** 32 of them, 5 bits each; without those that look like another one. */
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

type Random = (length: number) => Uint8Array;

/** The identity that this browser keeps, or a new one that it keeps from now on. */
export function deviceIdentity(storage: Storage, random: Random): DeviceIdentity {
  return readIdentity(storage.getItem(KEPT_UNDER)) ?? renewIdentity(storage, random);
}

/** A new identity in place of the one before. */
export function renewIdentity(storage: Storage, random: Random): DeviceIdentity {
  const letters = [...random(12)].map((byte) => LETTERS[byte % LETTERS.length]).join("");
  const made = {
    id: [letters.slice(0, 4), letters.slice(4, 8), letters.slice(8)].join("-"),
    secret: base64url(random(32)),
  };
  storage.setItem(KEPT_UNDER, JSON.stringify(made));
  return made;
}

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** Parses the stored identity if it is complete. */
function readIdentity(text: string | null): DeviceIdentity | null {
  try {
    const kept: unknown = JSON.parse(text ?? "null");
    if (typeof kept !== "object" || kept === null || !("id" in kept) || !("secret" in kept)) return null;
    const { id, secret } = kept;
    const whole =
      typeof id === "string" &&
      typeof secret === "string" &&
      /^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/.test(id) &&
      /^[\w-]{43}$/.test(secret);
    return whole ? { id, secret } : null;
  } catch {
    return null;
  }
}
