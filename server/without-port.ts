// The first colon stands for itself: where it could be any of them, a header full of colons would be tried at
// each.
const WITH_PORT = /^(?:(\d+\.\d+\.\d+\.\d+):\d+|\[([\da-f.]*:[\da-f:.]*(?:%\w+)?)\](?::\d+)?)$/i;
/** No address is written longer, with its zone and its port. */
const LONGEST = 80;

/**
 * An address as some proxies write it, beside the port of its connection, such as `192.0.2.7:4711` or
 * `[2001:db8::7]:4711`: what is no such thing stays as it is.
 */
export const withoutPort = (written: string): string => {
  const text = written.trim();
  return text.length > LONGEST ? text : text.replace(WITH_PORT, "$1$2");
};
