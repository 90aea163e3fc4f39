const CLASSES = [/\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u, /[^\p{L}\p{N}\s]/u];

/**
 * What a new password has against it: fewer than 6 characters, or not 8 with an upper and a lower case
 * letter, a digit and a special character.
 */
export function passwordFault(password: string): "short" | "policy" | null {
  const { length } = Array.from(password);
  if (length < 6) return "short";
  return length >= 8 && CLASSES.every((one) => one.test(password)) ? null : "policy";
}
