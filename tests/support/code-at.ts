import { generate } from "otplib/functional";

/** Computes the six digits that an authenticator app shows at a time (ms). */
export const codeAt = (secret: string, now: number): Promise<string> =>
  generate({ secret, epoch: Math.floor(now / 1000) });
