const CHANNEL = "channel/";

/** Those who follow a channel. */
export const channelRoom = (channel: string): string => CHANNEL + channel;

/** The channels that the rooms of a socket stand for. */
export const channelsIn = (rooms: ReadonlySet<string>): string[] => [...rooms].flatMap((room) => (room.startsWith(CHANNEL) ? room.slice(CHANNEL.length) : []));

/** The sockets of a session. */
export const sessionRoom = (session: string): string => `session/${session}`;
