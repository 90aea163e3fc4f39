const CHANNEL = "channel/";

/** Returns the room of a channel's followers. */
export const channelRoom = (channel: string): string => CHANNEL + channel;

/** Returns the channels of a socket's rooms. */
export const channelsIn = (rooms: ReadonlySet<string>): string[] =>
  [...rooms].flatMap((room) => (room.startsWith(CHANNEL) ? room.slice(CHANNEL.length) : []));

const RECORDS = "records/";

/** Returns the room of users with a permission in an account. */
export const recordsRoom = (account: string, permission: string): string =>
  `${RECORDS}${account}/${permission}`;

/** Returns true for such a room. */
export const isRecordsRoom = (room: string): boolean => room.startsWith(RECORDS);

/** The sockets of a session. */
export const sessionRoom = (session: string): string => `session/${session}`;
