const ATOM = /^[\w!#$%&'*+/=?^`{|}~-]+$/;
/** A top-level domain is never a number; an IP address ends in one. */
const NUMBER = /^\d+$/;
const LABEL = /^[a-z\d]([a-z\d-]*[a-z\d])?$/i;
/** Maximum lengths. Source: RFC 5321, RFC 1035. */
const LONGEST_LOCAL = 64;
const LONGEST_LABEL = 63;

/**
 * Returns whether a text is an email address in common form: dotted words and a host with a domain. Quoted
 * names, bare hosts and IP addresses are rejected.
 */
export function isEmailAddress(text: string): boolean {
  const at = text.lastIndexOf("@");
  const local = text.slice(0, Math.max(at, 0));
  const labels = text.slice(at + 1).split(".");
  return (
    local.length <= LONGEST_LOCAL &&
    local.split(".").every((atom) => ATOM.test(atom)) &&
    labels.length > 1 &&
    !NUMBER.test(labels.at(-1) ?? "") &&
    labels.every((label) => label.length <= LONGEST_LABEL && LABEL.test(label))
  );
}
