/** Headers reserved for the transport and for the platform's signature. */
const PLATFORM_HEADERS =
  /^(host|connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|expect|content-.*|user-agent|webhook-.*)$/i;
/** Credential headers, which are always secret. */
const CREDENTIALS = /^(authorization|cookie)$|token|secret|password|api-?key/i;

/** Returns whether a webhook header is set by the platform. */
export const isOurHeader = (name: string): boolean => PLATFORM_HEADERS.test(name);

/** Returns whether a webhook header is always secret. */
export const isCredentialHeader = (name: string): boolean => CREDENTIALS.test(name);
