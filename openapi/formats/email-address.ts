const ATOM = /^[\w!#$%&'*+/=?^`{|}~-]+$/;
/** A top-level domain is never a number; an IP address ends in one. */
const NUMBER = /^\d+$/;
const LABEL = /^[a-z\d]([a-z\d-]*[a-z\d])?$/i;
/** As RFC 5321 and RFC 1035 have it. */
const LONGEST_LOCAL = 64;
const LONGEST_LABEL = 63;

/**
 * Whether a text is the address of a mailbox as people write it: dotted words, and a host with a domain.
 * Quoted names, bare hosts and numbers of hosts are none.
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
