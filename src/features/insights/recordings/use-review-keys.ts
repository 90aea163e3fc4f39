import type { RefObject } from "react";
import type { RejectionReason } from "../../../../openapi/generated/console.ts";
import type { PlayerHandle } from "../../../resource/player/use-player.tsx";
import { useArrowKeys, useKeyDown } from "../../../resource/player/use-arrow-keys.ts";
import { useShortcut } from "../../../services/use-shortcut.ts";
import { useTexts } from "../../../services/use-texts.ts";

/** Acts of a review, for its buttons and its keys. */
export interface ReviewActs {
  readonly approve: () => void;
  readonly reject: () => void;
  readonly rejectFor: (reason: RejectionReason) => void;
  readonly later: () => void;
  readonly remove: () => void;
  readonly undo: () => void;
  readonly step: (by: 1 | -1) => void;
  /** Closes the reasons of a rejection; without them, ends the review. */
  readonly cancel: () => void;
}

/** Reasons of a rejection, in the order of their keys 1 to 5. */
export const REASONS = ["poor-audio", "wrong-customer", "card-data", "no-consent", "other"] as const;

/** Registers the keys of a review. The digits choose a reason while the reasons are open. */
export function useReviewKeys(
  acts: ReviewActs,
  player: RefObject<PlayerHandle | null>,
  isRejecting: boolean,
): void {
  const { say } = useTexts();
  const { keys } = say.recordings.review;
  useShortcut({ keys: "A", label: keys.approve(), run: acts.approve });
  useShortcut({ keys: "R", label: keys.reject(), run: acts.reject });
  useShortcut({ keys: "S", label: keys.later(), run: acts.later });
  useShortcut({ keys: "Z", label: keys.undo(), run: acts.undo });
  useShortcut({ keys: "J", label: keys.next(), run: () => acts.step(1) });
  useShortcut({ keys: "K", label: keys.previous(), run: () => acts.step(-1) });
  useShortcut({ keys: "N", label: keys.moment(), run: () => player.current?.nextMoment() });
  useShortcut({ keys: " ", label: keys.play(), run: () => player.current?.toggle() });
  useShortcut({ keys: "Delete", label: keys.remove() });
  useShortcut({ keys: "Esc", label: keys.end() });
  const reasonKey = (place: number) => {
    const reason = REASONS[place];
    return {
      keys: String(place + 1),
      label: reason === undefined ? "" : say.recordings.rejections[reason](),
      on: isRejecting,
      run: () => (reason === undefined ? undefined : acts.rejectFor(reason)),
    };
  };
  useShortcut(reasonKey(0));
  useShortcut(reasonKey(1));
  useShortcut(reasonKey(2));
  useShortcut(reasonKey(3));
  useShortcut(reasonKey(4));
  useArrowKeys((by) => player.current?.move(by));
  useKeyDown({ Delete: acts.remove, Escape: acts.cancel });
}
