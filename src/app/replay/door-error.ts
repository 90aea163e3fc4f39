/**
 * Something in a replay wanted to reach what is not of the recording. It is a fault of ours, and nothing came
 * of it.
 */
export class ReplayDoorError extends Error {
  override readonly name = "ReplayDoorError";
  constructor(door: string) {
    super(`Something in the replay went to a door, and it is closed: ${door}.`);
  }
}

/**
 * Refuses, and tells those who hear of errors that nobody caught: whoever called may swallow what is thrown.
 */
export function refuse(door: string): never {
  const error = new ReplayDoorError(door);
  reportError(error);
  throw error;
}
