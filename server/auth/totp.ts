import { generateSecret, generateURI, verify } from "otplib/functional";

const ISSUER = "Switchboard";
/** Seconds for which a code is the one of the moment. */
const STEP = 30;
/** A code that was valid within this many steps is reported as expired instead of wrong. */
const REMEMBERED = 20;

/** Result of a six-digit code: valid with its step of 30 s, expired or used, or wrong. */
export type CodeVerdict =
  | { readonly kind: "right"; readonly step: number }
  | { readonly kind: "expired" }
  | { readonly kind: "wrong" };

/** Returns a random seed: 160 bits in Base32. */
export const newSeed = (): string => generateSecret();

/** Returns the URI for authenticator apps, for a QR code; `label` identifies the user. */
export const otpauthUri = (seed: string, label: string): string =>
  generateURI({ issuer: ISSUER, label, secret: seed });

/**
 * Checks a code at a time (ms) by RFC 6238: the current step and one on either side, because clocks differ,
 * and only steps after the last used one, so that an observed code cannot be reused.
 */
export async function judgeCode(
  seed: string,
  code: string,
  now: number,
  usedStep: number | null,
): Promise<CodeVerdict> {
  const epoch = Math.floor(now / 1000);
  const present = Math.floor(epoch / STEP);
  // A step far ahead was used by a clock that has been set back since: it would keep its owner out until
  // then.
  const used = usedStep === null || usedStep > present + REMEMBERED ? null : Math.min(usedStep, present + 1);
  const known = { secret: seed, token: code, epoch };
  const fresh = await verify({
    ...known,
    epochTolerance: STEP,
    ...(used !== null && { afterTimeStep: used }),
  });
  if (fresh.valid && "timeStep" in fresh) return { kind: "right", step: fresh.timeStep };
  const late = await verify({ ...known, epochTolerance: [REMEMBERED * STEP, STEP] });
  return { kind: late.valid ? "expired" : "wrong" };
}
