import { createApi } from "../../api/client.ts";
import type { Read } from "../../api/read.ts";
import { writer } from "../../api/write.ts";
import { preferenceStore } from "../../services/preferences.ts";
import type { ReplayRoom } from "../../services/replay.ts";
import type { Services } from "../../services/services.ts";
import { refuse } from "./door-error.ts";
import { lookingSession } from "./looking-session.ts";
import { memoryStorage } from "./memory-storage.ts";

/**
 * What a page may reach from a replay: texts and clocks as ever, of the platform only what the recording
 * holds. Nothing is sent, kept or left; whoever tries is a fault.
 */
export function replayServices(services: Services, room: ReplayRoom): Services {
  const api = createApi({
    host: services.addressOf(""),
    bearer: { current: () => null, renewed: () => refuse("the session") },
    wait: () => refuse("the network"),
    fetch: () => refuse("the network"),
  });
  const storage = memoryStorage();
  const preferences = preferenceStore(storage);
  // There is much to see at once.
  preferences.change({ ...services.preferences.get(), density: "compact" });
  return {
    ...services,
    api,
    read: reading(room),
    write: writer(api),
    session: lookingSession(services.session),
    storage,
    preferences,
    openReset: () => refuse("a new password"),
    openLogin: () => refuse("the login"),
    configuration: () => refuse("the configuration"),
    addressOf: () => refuse("the platform's addresses"),
    leave: () => refuse("another place"),
  };
}

/** Lists of events come from the recording, as far as they have happened. */
function reading({ desk, opened, shown }: ReplayRoom): Read {
  const { channel, epoch } = opened.header.stream;
  const read = async (
    path: string,
    { query = {} }: { readonly query?: Parameters<ReplayRoom["desk"]["events"]>[1] },
  ) => {
    if (path !== "/events") return refuse(`the platform's ${path}`);
    const { position, offset } = shown.get();
    return { channel, epoch, head: offset, data: await desk.events(position, query) };
  };
  return read as Read; // its one path answers as the contract says, and no other is answered
}
