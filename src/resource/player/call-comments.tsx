import { type ReactNode, useState } from "react";
import type { CallComment, NewCallComment, Recording } from "../../../openapi/generated/console.ts";
import { useServices } from "../../services/services.ts";
import { useAbility, useHolder } from "../../services/use-session.ts";
import { useApiQuery } from "../../services/use-api-query.ts";
import { useChanged } from "../../services/use-changed.ts";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { useWrite } from "../../services/use-write.ts";
import { Button } from "../../ui/button.tsx";
import { FormSection } from "../../ui/form-section.tsx";
import { HiddenText } from "../../ui/hidden-text.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { FailureBanner, FailureText } from "../cells/failure-banner.tsx";
import { NotRead } from "../cells/not-read.tsx";
import styles from "./call-comments.module.css";
import type { Player } from "./use-player.tsx";

const READS = ["/calls/{id}/comments"] as const;
const KINDS = ["call-comments"];

/** Comments on a call, in the order of their moments, with their numbers on the waveform. */
export function useCallComments(call: string | null) {
  const enabled = call !== null;
  const comments = useApiQuery("/calls/{id}/comments", { path: { id: call ?? "" } }, { keep: true, enabled });
  useChanged(KINDS, () => (enabled ? comments.again() : undefined));
  const sorted = (comments.data?.data ?? []).toSorted(
    (one, other) => (one.at ?? -1) - (other.at ?? -1) || one.createdAt.localeCompare(other.createdAt),
  );
  return { ...comments, sorted };
}

/** Number of a comment at its moment (ms) of the recording. */
export interface Pin {
  readonly id: string;
  readonly number: number;
  readonly at: number;
}

/** Returns the pins of the comments on a recording, among all comments of its call in order. */
export const pinsOf = (sorted: readonly CallComment[], recording: string): readonly Pin[] =>
  sorted.flatMap(({ _id: id, at, recording: of }, place) =>
    at !== null && of === recording ? [{ id, number: place + 1, at }] : [],
  );

/** Returns true if the playback is at the moment of a comment, ms. */
export const isAt = (position: number, at: number): boolean => Math.abs(position - at) < 1_000;

/** Place of a new comment: a moment of the recording, or the whole call. */
export type CommentPlace = Pick<NewCallComment, "at" | "recording">;

interface CallCommentsProps {
  readonly call: string;
  readonly comments: ReturnType<typeof useCallComments>;
  /** The recording in the player; null without one. */
  readonly recording: Pick<Recording, "_id"> | null;
  readonly player: Pick<Player, "position" | "seek">;
  /** Place of the comment that is being written; null if none is. */
  readonly writing: CommentPlace | null;
  readonly onWrite: (place: CommentPlace | null) => void;
  /** Button before the one that adds a comment on the whole call. */
  readonly action?: ReactNode;
}

/** The comments on a call, and a form for a new one. */
export function CallComments({
  call,
  comments,
  recording,
  player,
  writing,
  onWrite,
  action,
}: CallCommentsProps) {
  const { say } = useTexts();
  const text = say.recordings.comments;
  const mayWrite = useMayComment();
  const { sorted, data, failure, again } = comments;
  return (
    <FormSection
      title={text.title()}
      action={
        mayWrite && !writing ? (
          <span className={styles.acts}>
            {action}
            <Button size="small" icon="plus" onClick={() => onWrite({})}>
              {text.add()}
            </Button>
          </span>
        ) : null
      }
    >
      {failure ? (
        <NotRead failure={failure} onAgain={again}>
          {text.failed()}
        </NotRead>
      ) : null}
      {data && sorted.length === 0 && !writing ? <p className={styles.note}>{text.none()}</p> : null}
      {sorted.length === 0 ? null : (
        <ol className={styles.comments}>
          {sorted.map((comment, place) => (
            <Comment key={comment._id} {...{ call, comment, recording, player }} number={place + 1} />
          ))}
        </ol>
      )}
      {writing ? <CommentForm call={call} place={writing} onClose={() => onWrite(null)} /> : null}
    </FormSection>
  );
}

/** Returns true if the user may comment on calls. */
export function useMayComment(): boolean {
  const [reads, reviews] = [useAbility("insights.read"), useAbility("recordings.review")];
  return reads || reviews;
}

interface CommentProps extends Pick<CallCommentsProps, "call" | "recording" | "player"> {
  readonly comment: CallComment;
  readonly number: number;
}

/** A comment with its author. Its number plays the recording from its moment. */
function Comment({
  call,
  comment: { _id: id, at, text: words, author, recording: of },
  number,
  recording,
  player,
}: CommentProps) {
  const { say } = useTexts();
  const { duration } = useFormats();
  const { notices } = useServices();
  const text = say.recordings.comments;
  const user = useHolder()?.user._id;
  const mayReview = useAbility("recordings.review");
  const removal = useWrite<undefined, unknown>(
    (api) => api.DELETE("/calls/{id}/comments/{comment}", { params: { path: { id: call, comment: id } } }),
    READS,
  );
  const remove = async () => {
    const outcome = await removal.run(undefined);
    if (outcome.kind === "done") notices.say(text.done.removed());
    else if (outcome.kind !== "abandoned") notices.sayFailed(say.recordings.comments.failed());
  };
  const isHere = at !== null && recording !== null && recording._id === of;
  return (
    <li className={styles.comment} data-now={isHere && isAt(player.position, at) ? "" : undefined}>
      {isHere ? (
        <button type="button" className={styles.moment} onClick={() => player.seek(at)}>
          <b>{number}</b> {duration(at)}
          <HiddenText> {text.play({ at: duration(at) })}</HiddenText>
        </button>
      ) : (
        <span className={styles.moment}>{at === null ? "" : duration(at)}</span>
      )}
      <p>
        {words} <span className={styles.author}>{author?.name ?? say.lists.kinds.gone()}</span>
      </p>
      {author?._id === user || mayReview ? (
        <IconButton icon="trash" label={text.remove()} onClick={() => void remove()} />
      ) : null}
    </li>
  );
}

/** Form for a comment at a moment, or on the whole call. */
function CommentForm({ call, place, onClose }: { call: string; place: CommentPlace; onClose: () => void }) {
  const { say } = useTexts();
  const { duration } = useFormats();
  const { notices } = useServices();
  const text = say.recordings.comments;
  const [words, setWords] = useState("");
  const [isMissing, setIsMissing] = useState(false);
  const write = useWrite<NewCallComment, CallComment>(
    (api, body) => api.POST("/calls/{id}/comments", { params: { path: { id: call } }, body }),
    READS,
  );
  const save = async () => {
    if (words.trim() === "") return setIsMissing(true);
    const outcome = await write.run({ ...place, text: words });
    if (outcome.kind !== "done") return;
    notices.say(text.done.added());
    onClose();
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      onKeyDown={(event) => {
        if (event.key === "Escape") onClose();
      }}
    >
      {write.failure ? (
        <FailureBanner>
          <FailureText failure={write.failure} />
        </FailureBanner>
      ) : null}
      <TextArea
        label={place.at == null ? text.text() : text.at({ at: duration(place.at) })}
        hint={place.at == null ? text.whole() : undefined}
        error={isMissing && words.trim() === "" ? text.missing() : undefined}
        rows={3}
        maxLength={2_000}
        autoFocus
        value={words}
        onChange={setWords}
      />
      <div className={styles.buttons}>
        <Button kind="primary" size="small" type="submit" busy={write.busy}>
          {text.save()}
        </Button>
        <Button size="small" onClick={onClose}>
          {text.cancel()}
        </Button>
      </div>
    </form>
  );
}
