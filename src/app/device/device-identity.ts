/** Identity of a display device: the id that it shows, and the secret that authenticates it. */
interface DeviceIdentity {
  readonly id: string;
  readonly secret: string;
}

const KEY = "switchboard.device";
/** 32 characters of 5 bits each, without characters that look alike. */
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

type Random = (length: number) => Uint8Array;

/** Returns the identity stored in this browser, or creates and stores a new one. */
export function deviceIdentity(storage: Storage, random: Random): DeviceIdentity {
  return readIdentity(storage.getItem(KEY)) ?? renewIdentity(storage, random);
}

/** Replaces the stored identity with a new one. */
export function renewIdentity(storage: Storage, random: Random): DeviceIdentity {
  const letters = [...random(12)].map((byte) => LETTERS[byte % LETTERS.length]).join("");
  const identity = {
    id: [letters.slice(0, 4), letters.slice(4, 8), letters.slice(8)].join("-"),
    secret: base64url(random(32)),
  };
  storage.setItem(KEY, JSON.stringify(identity));
  return identity;
}

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** Parses the stored identity. Returns null if it is incomplete. */
function readIdentity(text: string | null): DeviceIdentity | null {
  try {
    const kept: unknown = JSON.parse(text ?? "null");
    if (typeof kept !== "object" || kept === null || !("id" in kept) || !("secret" in kept)) return null;
    const { id, secret } = kept;
    const isComplete =
      typeof id === "string" &&
      typeof secret === "string" &&
      /^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/.test(id) &&
      /^[\w-]{43}$/.test(secret);
    return isComplete ? { id, secret } : null;
  } catch {
    return null;
  }
}
