const CHANNEL = "channel/";

/** Those who follow a channel. */
export const channelRoom = (channel: string): string => CHANNEL + channel;

/** The channels that the rooms of a socket stand for. */
export const channelsIn = (rooms: ReadonlySet<string>): string[] =>
  [...rooms].flatMap((room) => (room.startsWith(CHANNEL) ? room.slice(CHANNEL.length) : []));

const RECORDS = "records/";

/** Those who may read what a permission of an account opens. */
export const recordsRoom = (account: string, permission: string): string =>
  `${RECORDS}${account}/${permission}`;

/** Whether a room is one of those. */
export const isRecordsRoom = (room: string): boolean => room.startsWith(RECORDS);

/** The sockets of a session. */
export const sessionRoom = (session: string): string => `session/${session}`;
