/** What says how a request is carried, or that it comes from us, is not anybody's to say. */
const OURS =
  /^(host|connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|expect|content-.*|user-agent|webhook-.*)$/i;
/** What is meant for credentials is a secret whatever somebody says of it. */
const CREDENTIALS = /^(authorization|cookie)$|token|secret|password|api-?key/i;

/** Whether a header of a webhook is one that the platform sets itself. */
export const isOurHeader = (name: string): boolean => OURS.test(name);

/** Whether a header of a webhook is kept secret in any case. */
export const isCredentialHeader = (name: string): boolean => CREDENTIALS.test(name);
