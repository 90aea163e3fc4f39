import { generateSecret, generateURI, verify } from "otplib/functional";

const ISSUER = "Switchboard";
/** Seconds for which a code is the one of the moment. */
const STEP = 30;
/** A code that was right so many steps ago is told as too old instead of wrong. */
const REMEMBERED = 20;

/** What a code of six digits is: right, and of which step of 30 s; right once, or used; or wrong. */
export type CodeVerdict =
  | { readonly kind: "right"; readonly step: number }
  | { readonly kind: "expired" }
  | { readonly kind: "wrong" };

/** A seed that nobody can guess: 160 bit in Base32. */
export const newSeed = (): string => generateSecret();

/** The seed as authenticator apps take it from a QR; `label` says whose it is. */
export const otpauthUri = (seed: string, label: string): string =>
  generateURI({ issuer: ISSUER, label, secret: seed });

/**
 * Judges a code at a time (ms) by RFC 6238: the present step and one to either side, since clocks differ, and
 * only steps after the last one that was used, so that who looks over a shoulder gains nothing.
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
