import { useState } from "react";
import type { Call, Recording } from "../../../openapi/generated/console.ts";
import { isPlayable } from "../../resource/player/playable.ts";
import { useApiQuery } from "../../services/use-api-query.ts";
import { useChanged } from "../../services/use-changed.ts";
import { useAbility } from "../../services/use-session.ts";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { Banner } from "../../ui/banner.tsx";
import { FormSection } from "../../ui/form-section.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import styles from "./call-page.module.css";

const KINDS = ["recordings"];
/** Maximum number of recordings shown. */
const MOST = 50;

interface CallRecordingsOf {
  readonly all: readonly Recording[];
  /** The recording in the player; null without a recording that can be played. */
  readonly playing: Recording | null;
  readonly choose: (id: string) => void;
}

/** Reads the recordings of a call, for users who can listen to them. */
export function useCallRecordings(call: string): CallRecordingsOf {
  const mayRead = useAbility("recordings.read");
  const [chosen, choose] = useState<string | null>(null);
  const { data, again } = useApiQuery(
    "/recordings",
    { query: { call: { $in: [call] }, $sort: { startedAt: 1 }, $limit: MOST } },
    { enabled: mayRead, keep: true },
  );
  useChanged(KINDS, () => (mayRead ? again() : undefined));
  const all = data?.data ?? [];
  const playable = all.filter(isPlayable);
  return { all, playing: playable.find(({ _id }) => _id === chosen) ?? playable[0] ?? null, choose };
}

/** Explains why nothing can be played: the call waits or is in progress, or the file is gone. */
export function RecordingAbsence({ call, recordings }: { call: Call; recordings: readonly Recording[] }) {
  const { say } = useTexts();
  const mayRead = useAbility("recordings.read");
  const text = say.calls.player;
  const last = recordings.at(-1);
  if (call.outcome === "waiting")
    return (
      <div className={styles.waiting} role="status">
        <h3>{say.supervision.problems.notAnswered()}</h3>
        <p className={styles.note}>{say.calls.waiting()}</p>
      </div>
    );
  if (!mayRead) return null;
  if (call.outcome === "in-call" && !last) return <p className={styles.note}>{text.after()}</p>;
  if (!last?.status) return null;
  const { status } = last;
  if (status !== "pending" && status !== "approved" && status !== "rejected")
    return <Banner family="plan">{say.recordings.absent[status]()}</Banner>;
  return (
    <Banner family="away">
      <b>{text.gone()}</b>. {last.cold ? say.recordings.absent.cold() : text.goneText()}
    </Banner>
  );
}

/** Recordings of a call with links to their reviews; nothing if there are none. */
export function CallRecordings({ recordings: { all, playing, choose } }: { recordings: CallRecordingsOf }) {
  const { say } = useTexts();
  const formats = useFormats();
  const text = say.recordings;
  const playable = all.filter(isPlayable);
  if (all.length === 0) return null;
  return (
    <FormSection title={say.calls.recorded()}>
      {playing && playable.length > 1 ? (
        <Segmented
          label={say.calls.player.choose()}
          options={playable.map(({ _id, startedAt = "" }) => ({
            value: _id,
            label: formats.time(Date.parse(startedAt)),
          }))}
          value={playing._id}
          onChange={choose}
        />
      ) : null}
      <ul className={styles.events}>
        {all.map(({ _id, startedAt = "", duration, status }) => {
          const describe = [
            typeof duration === "number" ? formats.duration(duration) : null,
            status ? text.choices.status[status]() : null,
          ].filter((one) => one !== null);
          return (
            <li key={_id}>
              <TextLink href={`/insights/recordings/${_id}`}>
                {text.one({ began: formats.minute(Date.parse(startedAt)) })}
              </TextLink>{" "}
              <span className={styles.time}>{describe.join(" · ")}</span>
            </li>
          );
        })}
      </ul>
    </FormSection>
  );
}
