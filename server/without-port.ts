const WITH_PORT = /^(?:(\d+\.\d+\.\d+\.\d+):\d+|\[([\da-f:.]*:[\da-f:.]*(?:%\w+)?)\](?::\d+)?)$/i;

/** An address as some proxies write it, beside the port of its connection, such as `192.0.2.7:4711` or `[2001:db8::7]:4711`: what is no such thing stays as it is. */
export const withoutPort = (written: string): string => written.trim().replace(WITH_PORT, "$1$2");
