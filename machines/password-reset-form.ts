export type ResetKind = "reset" | "activation";

/** What the person typed to begin anew. It travels from the form to the request and is kept in no context. */
export interface NewPassword {
  readonly password: string;
  readonly repeat: string;
  readonly agreement: boolean;
}

/** What is wrong with what was typed, before anything is sent. */
export type ResetFault = "email" | "pin" | "short" | "policy" | "mismatch" | "terms";

/** An e-mail as it is sent and compared. */
export const plainEmail = (typed: string): string => typed.trim().toLowerCase();
export const isEmail = (typed: string): boolean => /^[^\s@]+@[^\s@]+$/.test(plainEmail(typed));

/** A PIN as it is sent: people type it in groups. */
export const plainPin = (typed: string): string => typed.replaceAll(/\s/g, "");
export const isPin = (typed: string): boolean => /^\d{8}$/.test(plainPin(typed));

export function faultsIn({ password, repeat, agreement }: NewPassword, kind: ResetKind): ResetFault[] {
  const fault = passwordFault(password);
  return [
    ...(fault ? [fault] : []),
    ...(password === repeat ? [] : ["mismatch" as const]),
    ...(kind === "activation" && !agreement ? ["terms" as const] : []),
  ];
}

const CLASSES = [/\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u, /[^\p{L}\p{N}\s]/u];

/**
 * Checks a new password. `short`: fewer than 6 characters; `policy`: fewer than 8, or without an upper and a
 * lower case letter, a digit and a special character.
 */
export function passwordFault(password: string): "short" | "policy" | null {
  const { length } = Array.from(password);
  if (length < 6) return "short";
  return length >= 8 && CLASSES.every((one) => one.test(password)) ? null : "policy";
}
