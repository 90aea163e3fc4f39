import type { FeedAnswer } from "../../openapi/generated/console.ts";
import { type Door, DoorShut } from "./door.ts";

/** The door of this very platform: what `POST /events` leads to, without the way there. */
export const inProcessDoor =
  (feed: (events: readonly unknown[]) => Promise<FeedAnswer>): Door =>
  (events) =>
    orShut(() => feed(events));

/** Whatever fails inside, such as a database that is not there, may be well again later. */
export async function orShut<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    throw new DoorShut(error instanceof Error ? error.message : String(error));
  }
}
