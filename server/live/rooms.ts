const CHANNEL = "channel/";

/** Returns the Socket.IO room of the sockets that follow a channel. */
export const channelRoom = (channel: string): string => CHANNEL + channel;

/** Returns the names of the channels that a socket in these rooms follows. */
export const channelsIn = (rooms: ReadonlySet<string>): string[] =>
  [...rooms].flatMap((room) => (room.startsWith(CHANNEL) ? room.slice(CHANNEL.length) : []));

const RECORDS = "records/";

/** Returns the room of the sockets whose users have a permission in an account. */
export const recordsRoom = (account: string, permission: string): string =>
  `${RECORDS}${account}/${permission}`;

/** Returns true for a room from `recordsRoom`. */
export const isRecordsRoom = (room: string): boolean => room.startsWith(RECORDS);

/** Returns the room of a session's sockets. */
export const sessionRoom = (session: string): string => `session/${session}`;
