import type { SupervisionRecord } from "../../machines/supervision-context.ts";
import type { Supervision, SupervisionDesk } from "../services/supervision-services.ts";
import type { startSupervision, SupervisionSystemOptions } from "./supervision-system.ts";

const KEY = "switchboard.supervision";

interface SupervisionDeskOptions extends Omit<SupervisionSystemOptions, "record" | "keep"> {
  /** Tab storage for the state of the supervision, which survives a reload. The state contains no secrets. */
  readonly storage: Storage;
  /** Loads the code that runs a supervision. */
  readonly load: () => Promise<{ readonly startSupervision: typeof startSupervision }>;
}

interface RunningDesk extends SupervisionDesk {
  /** Continues a supervision that a reload interrupted. */
  readonly resume: () => void;
  readonly stop: () => void;
}

/** Starts supervisions of calls, one at a time, and resumes one after a reload. */
export function supervisionDesk({ storage, load, ...options }: SupervisionDeskOptions): RunningDesk {
  let running: (Supervision & { readonly stop: () => void }) | null = null;
  const listeners = new Set<() => void>();
  const replace = (next: typeof running) => {
    running?.stop();
    running = next;
    for (const listener of listeners) listener();
  };
  const keep = (record: SupervisionRecord | null) => {
    if (record === null || (record.place === "off" && record.problem === null)) storage.removeItem(KEY);
    else storage.setItem(KEY, JSON.stringify(record));
  };
  const storedRecord = (): SupervisionRecord | null => {
    try {
      return JSON.parse(storage.getItem(KEY) ?? "null") as SupervisionRecord | null; // only `keep` writes it
    } catch {
      return null;
    }
  };
  const begin = async (record: SupervisionRecord | null): Promise<Supervision> => {
    const system = await load();
    if (!running) replace(system.startSupervision({ ...options, record, keep }));
    if (!running) throw new Error("the supervision did not start");
    return running;
  };
  return {
    running: {
      get: () => running,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
    start: async (call, rights) => (await begin(null)).machine.send({ type: "start", call, rights }),
    resume: () => {
      const record = storedRecord();
      // If the code cannot be loaded, the next supervision loads it again.
      if (record) begin(record).catch(() => undefined);
    },
    stop: () => replace(null),
  };
}
