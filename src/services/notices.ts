import type { Store } from "./frame-store.ts";

/** Link of a success notice, such as to a created record. */
export interface NoticeWay {
  readonly label: string;
  readonly href: string;
}

/** Action of a success notice, such as undo. */
interface NoticeAct {
  readonly label: string;
  readonly run: () => void;
}

/**
 * A short message about a success, or about a failed action of another notice. It is shown once and
 * disappears.
 */
interface Notice {
  readonly id: number;
  readonly text: string;
  readonly failed?: true;
  readonly next?: NoticeWay | NoticeAct | undefined;
}

export interface NoticeStore extends Store<readonly Notice[]> {
  readonly say: (text: string, next?: NoticeWay | NoticeAct) => void;
  readonly sayFailed: (text: string) => void;
  readonly forget: (id: number) => void;
}

/** Creates a queue of notices. They can be added before the app is rendered. */
export function noticeStore(): NoticeStore {
  let notices: readonly Notice[] = [];
  let count = 0;
  const listeners = new Set<() => void>();
  const update = (next: readonly Notice[]) => {
    notices = next;
    for (const listener of listeners) listener();
  };
  return {
    get: () => notices,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    say: (text, next) => update([...notices, { id: ++count, text, next }]),
    sayFailed: (text) => update([...notices, { id: ++count, text, failed: true }]),
    forget: (id) => update(notices.filter((notice) => notice.id !== id)),
  };
}
