import { generateSecret, generateURI, verify } from "otplib/functional";

const ISSUER = "Switchboard";
/** Length of a time step in seconds (RFC 6238). */
const STEP = 30;
/** A code is also accepted this many steps before and after its own, because clocks differ. */
const ACCEPTED_STEPS = 1;
/** A code that was valid up to this many steps ago is reported as expired instead of wrong. */
const EXPIRED_STEPS = 20;

/**
 * Result of checking a six-digit code: right, with the number of its 30-second time step; expired (too old or
 * already used); or wrong.
 */
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
 * Checks a code at the time `now` (ms) according to RFC 6238. Accepts the current step and `ACCEPTED_STEPS` on
 * either side. The step must be after the last used step, so that an observed code cannot be
 * reused.
 */
export async function judgeCode(
  seed: string,
  code: string,
  now: number,
  usedStep: number | null,
): Promise<CodeVerdict> {
  const epoch = Math.floor(now / 1000);
  const present = Math.floor(epoch / STEP);
  // A used step far in the future was stored before the clock was set back. Such a step is ignored, because
  // it would prevent sign-ins until its time.
  const used =
    usedStep === null || usedStep > present + EXPIRED_STEPS
      ? null
      : Math.min(usedStep, present + ACCEPTED_STEPS);
  const known = { secret: seed, token: code, epoch };
  const fresh = await verify({
    ...known,
    epochTolerance: ACCEPTED_STEPS * STEP,
    ...(used !== null && { afterTimeStep: used }),
  });
  if (fresh.valid && "timeStep" in fresh) return { kind: "right", step: fresh.timeStep };
  const late = await verify({ ...known, epochTolerance: [EXPIRED_STEPS * STEP, ACCEPTED_STEPS * STEP] });
  return { kind: late.valid ? "expired" : "wrong" };
}
