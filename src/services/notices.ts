import type { Store } from "./frame-store.ts";

/** Where one may want to go for what went well, such as to a record that was made. */
export interface NoticeWay {
  readonly label: string;
  readonly href: string;
}

/** What one may want to do about what went well, such as to undo it. */
interface NoticeAct {
  readonly label: string;
  readonly run: () => void;
}

/**
 * A short word that something went well, or that what was asked for in such a word did not. It is shown once
 * and goes by itself.
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

/** Notices on their way to the screen: they may be said before there is anything to show them on. */
export function noticeStore(): NoticeStore {
  let notices: readonly Notice[] = [];
  let count = 0;
  const listeners = new Set<() => void>();
  const become = (next: readonly Notice[]) => {
    notices = next;
    for (const listener of listeners) listener();
  };
  return {
    get: () => notices,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    say: (text, next) => become([...notices, { id: ++count, text, next }]),
    sayFailed: (text) => become([...notices, { id: ++count, text, failed: true }]),
    forget: (id) => become(notices.filter((notice) => notice.id !== id)),
  };
}
