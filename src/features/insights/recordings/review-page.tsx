import { useRef, useState } from "react";
import { useLocation } from "wouter";
import type { Recording, RejectionReason } from "../../../../openapi/generated/console.ts";
import { FailureBanner, FailureText } from "../../../resource/cells/failure-banner.tsx";
import { PageNotRead } from "../../../resource/cells/page-not-read.tsx";
import { RecordSkeleton } from "../../../resource/cells/record-skeleton.tsx";
import { queryOf } from "../../../resource/kit/described/described-view.ts";
import { useView } from "../../../resource/kit/use-view.ts";
import { RecordingPlayer } from "../../../resource/player/recording-player.tsx";
import type { PlayerHandle } from "../../../resource/player/use-player.tsx";
import { USUAL_SETTINGS } from "../../../resource/player/use-media-element.ts";
import { useApiQuery } from "../../../services/use-api-query.ts";
import { useAbility, useHolder } from "../../../services/use-session.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { Banner } from "../../../ui/banner.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { ART, EmptyState } from "../../../ui/empty-state.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { mediaHook, useNarrow } from "../../../ui/use-media.ts";
import { isNarrowed } from "../../../ui/view-state.ts";
import { isPlayable } from "../../../resource/player/playable.ts";
import { nextSteps } from "./next-steps.ts";
import { LIST_SPEC, RECORDED_CALLS_RULES } from "./recorded-calls-rules.ts";
import { AbsentRecording } from "./recording-status.tsx";
import { RejectDialog } from "./reject-dialog.tsx";
import { ReviewDecision } from "./review-decision.tsx";
import { KeyStrip, ReviewHead, ReviewOver } from "./review-frame.tsx";
import { ReviewList } from "./review-list.tsx";
import { RemoveRecording } from "./review-recording.tsx";
import { nextOpen, outcomeOf } from "./review-session.ts";
import styles from "./review.module.css";
import { type ReviewActs, useReviewKeys } from "./use-review-keys.ts";
import { DecidedBy, ReviewedFacts, reviewedName } from "./reviewed-facts.tsx";
import { useCallsOf } from "./use-calls-of.ts";
import { REVIEWED, useReview } from "./use-review.ts";

/** Largest number of recordings in one review. */
const MOST = 100;

/** Review of the pending recordings that match the filters of the list, one after another, by keyboard. */
export function ReviewPage() {
  const { say } = useTexts();
  const text = say.recordings.review;
  const zone = useHolder()?.account.timeZone ?? "UTC";
  const { view, hrefOf, pending } = useView(RECORDED_CALLS_RULES);
  const filters = view.filters.filter(({ field }) => field !== "status");
  const { data, at, failure, again } = useApiQuery(
    "/recordings",
    {
      query: {
        ...queryOf({ ...view, page: 1, filters }, LIST_SPEC, zone),
        status: { $in: ["pending", "processing"] },
        $sort: { startedAt: 1 },
        $limit: MOST,
        populate: [...REVIEWED],
      },
    },
    { enabled: !pending, passing: true },
  );
  // A review keeps its recordings: later reads of the list do not replace them.
  const [first, setFirst] = useState<typeof data>(undefined);
  /** Time (ms) of the answer whose recordings are reviewed; the next ones need a newer answer. */
  const [reviewedAt, setReviewedAt] = useState<number | null>(null);
  if (data && !first && at !== reviewedAt) setFirst(data);
  const back = hrefOf({ ignored: view.ignored.filter(([name]) => name !== "review") });
  const header = <PageHeader title={text.title()} windowTitle={say.windowTitle({ page: text.title() })} />;
  if (first && first.data.length > 0)
    return (
      <Review
        recordings={first.data}
        total={first.total}
        isWhole={!isNarrowed({ search: view.search, filters })}
        back={back}
        // The review that ends stores its last decisions and then reads the recordings again.
        onMore={() => {
          setReviewedAt(at);
          setFirst(undefined);
        }}
      />
    );
  if (first)
    return (
      <>
        {header}
        <EmptyState
          art={ART.nothingFound}
          title={text.empty.title()}
          next={
            <ButtonLink href={back} icon="left">
              {text.back()}
            </ButtonLink>
          }
        >
          {text.empty.text()}
        </EmptyState>
      </>
    );
  return (
    <>
      {header}
      {failure ? (
        <PageNotRead title={text.notRead()} failure={failure} onAgain={again} />
      ) : (
        <RecordSkeleton sections={2} />
      )}
    </>
  );
}

/** Returns true if the window has no space for the list beside player and decision. */
const useTight = mediaHook("(width < 1200px)");

/** Open dialog of the review. */
type Asking =
  | { readonly kind: "reject"; readonly reason: RejectionReason | null }
  | { readonly kind: "delete" };

interface ReviewProps {
  readonly recordings: readonly Recording[];
  /** Number of recordings that match, including those beyond `MOST`. */
  readonly total: number;
  /** True if the review is not limited to some recordings by filters. */
  readonly isWhole: boolean;
  readonly back: string;
  /** Starts the review of the recordings beyond `MOST`. */
  readonly onMore: () => void;
}

function Review({ recordings, total, isWhole, back, onMore }: ReviewProps) {
  const { say } = useTexts();
  const formats = useFormats();
  const narrow = useNarrow();
  const isTight = useTight();
  const [, navigate] = useLocation();
  const mayReview = useAbility("recordings.review");
  const review = useReview(recordings);
  const { calls } = useCallsOf(recordings);
  const [settings, setSettings] = useState(USUAL_SETTINGS);
  const [asking, setAsking] = useState<Asking | null>(null);
  const [isRejecting, setRejecting] = useState(false);
  const [isListed, setListed] = useState(false);
  const player = useRef<PlayerHandle>(null);
  const text = say.recordings.review;
  const { session, taken, refused } = review;
  const entry = session.entries.find(({ recording }) => recording._id === session.current);
  const next = session.entries.find(({ recording }) => recording._id === nextOpen(session));
  const outcome = entry && outcomeOf(entry);
  const steps =
    entry && mayReview
      ? nextSteps({ ...entry.recording, ...(outcome && outcome !== "later" && { status: outcome }) })
      : [];
  const nameOf = (recording: Recording) =>
    reviewedName(recording, calls.get(recording.call ?? ""), { say, formats });
  const nameById = (id: string) => {
    const found = session.entries.find(({ recording }) => recording._id === id);
    return found ? nameOf(found.recording) : "";
  };
  const over = () => {
    setRejecting(false);
    setAsking(null);
  };
  const acts: ReviewActs = {
    approve: () => {
      if (!steps.includes("approved")) return;
      over();
      review.decide({ kind: "approved" });
    },
    /** Opens the reasons; on a narrow screen, in a dialog. */
    reject: () => {
      if (!steps.includes("rejected")) return;
      if (narrow) setAsking({ kind: "reject", reason: null });
      else setRejecting(true);
    },
    rejectFor: (reason: RejectionReason) => {
      if (!steps.includes("rejected")) return;
      if (reason === "other") return setAsking({ kind: "reject", reason });
      over();
      review.decide({ kind: "rejected", reason });
    },
    later: () => {
      if (!entry) return;
      over();
      review.later();
    },
    remove: () => {
      if (steps.includes("deleted")) setAsking({ kind: "delete" });
    },
    undo: () => {
      over();
      review.undo();
    },
    step: (by: 1 | -1) => {
      over();
      review.step(by);
    },
    cancel: () => {
      if (isRejecting || asking) over();
      else navigate(back);
    },
  };
  useReviewKeys(acts, player, isRejecting);
  const list = (
    <ReviewList
      entries={session.entries}
      current={session.current}
      nameOf={nameOf}
      onOpen={(id) => {
        over();
        setListed(false);
        review.open(id);
      }}
    />
  );
  return (
    <div className={styles.screen}>
      <ReviewHead
        session={session}
        onEnd={() => navigate(back)}
        onList={isTight ? () => setListed(true) : null}
      />
      <div className={styles.columns}>
        {isTight ? (
          <Dialog
            open={isListed}
            onClose={() => setListed(false)}
            title={text.listed()}
            closeLabel={say.actions.close()}
            form="drawer"
          >
            {list}
          </Dialog>
        ) : (
          <section className={styles.listed} aria-label={text.listed()}>
            {total > recordings.length ? (
              <p className={styles.note}>{text.more({ count: recordings.length })}</p>
            ) : null}
            <h2 className={styles.listHead}>
              {text.listed()} <span>{formats.number(recordings.length)}</span>
              <span>{text.oldest()}</span>
            </h2>
            {list}
          </section>
        )}
        <div className={styles.middle}>
          {taken ? (
            <Banner family="plan" role="status">
              {nameOf(taken)}: <DecidedBy recording={taken} />
            </Banner>
          ) : null}
          {refused ? (
            <FailureBanner>
              {text.failed()} <FailureText failure={refused.failure} />
            </FailureBanner>
          ) : null}
          {entry ? (
            <ReviewedFacts
              entry={entry}
              call={calls.get(entry.recording.call ?? "")}
              name={nameOf(entry.recording)}
            />
          ) : (
            <ReviewOver
              session={session}
              isWhole={isWhole}
              back={back}
              onLeft={review.reviewLeft}
              onMore={total > recordings.length ? onMore : null}
            />
          )}
          {[entry, next].map((one) =>
            one && isPlayable(one.recording) && (one === entry || entry) ? (
              <RecordingPlayer
                key={one.recording._id}
                recording={one.recording}
                call={calls.get(one.recording.call ?? "")?._id ?? null}
                label={nameOf(one.recording)}
                settings={settings}
                onSettings={setSettings}
                active={one === entry}
                autoPlay
                {...(one === entry && { ref: player })}
              />
            ) : null,
          )}
          {entry && !isPlayable(entry.recording) ? <AbsentRecording recording={entry.recording} /> : null}
        </div>
        {entry ? (
          <ReviewDecision
            steps={steps}
            mayReview={mayReview}
            narrow={narrow}
            isRejecting={isRejecting}
            acts={acts}
          />
        ) : null}
      </div>
      <KeyStrip session={session} undone={review.undone} nameOf={nameById} onUndo={acts.undo} />
      {entry && asking?.kind === "reject" ? (
        <RejectDialog
          reason={asking.reason}
          busy={false}
          onClose={over}
          onReject={(reason, note) => {
            over();
            review.decide({ kind: "rejected", reason, ...(note !== undefined && { note }) });
          }}
        />
      ) : null}
      {entry && asking?.kind === "delete" ? (
        <RemoveRecording
          recording={entry.recording}
          name={nameOf(entry.recording)}
          onClose={over}
          onRemoved={() => {
            over();
            review.deleted();
          }}
        />
      ) : null}
    </div>
  );
}
