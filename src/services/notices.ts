import type { Store } from "./frame-store.ts";

/** Where one may want to go for what went well, such as to a record that was made. */
export interface NoticeWay {
  readonly label: string;
  readonly href: string;
}

/** A short word that something went well. It is shown once and goes by itself. */
interface Notice {
  readonly id: number;
  readonly text: string;
  readonly way?: NoticeWay | undefined;
}

export interface NoticeStore extends Store<readonly Notice[]> {
  readonly say: (text: string, way?: NoticeWay) => void;
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
    say: (text, way) => become([...notices, { id: ++count, text, way }]),
    forget: (id) => become(notices.filter((notice) => notice.id !== id)),
  };
}
