import { useState } from "react";
import { useSearch } from "wouter";
import type { Recording } from "../../../../openapi/generated/console.ts";
import type { BulkActs } from "../../../resource/kit/bulk-acts.ts";
import { queryOf, usualSort } from "../../../resource/kit/described/described-view.ts";
import { useDescribedFilters } from "../../../resource/kit/described/use-described-filters.ts";
import { FailureBanner, FailureText } from "../../../resource/cells/failure-banner.tsx";
import { RecordList } from "../../../resource/kit/record-list.tsx";
import { RecordView } from "../../../resource/records/record/record-view.tsx";
import { useDetailPanel } from "../../../resource/records/record/use-detail-panel.ts";
import { ifUnchanged, useWrite, type WriteFailure } from "../../../services/use-write.ts";
import { useProgrammedList } from "../../../resource/kit/use-programmed-list.ts";
import { useAbility, useHolder } from "../../../services/use-session.ts";
import { useDownload } from "../../../services/use-download.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { NO_CONTROLS } from "../frame/filter-url.ts";
import { InsightsPage } from "../frame/insights-page.tsx";
import { ListPeriodChip } from "../frame/list-period-chip.tsx";
import { ManyRecordings } from "./many-recordings.tsx";
import { isPlayable } from "../../../resource/player/playable.ts";
import { canBeUploaded, type ManyAct } from "./next-steps.ts";
import { READS, READS_OF_ONE } from "./reads.ts";
import { recordingPresentation } from "./recording-presentation.tsx";
import { beganIn, recordedCallLines, recordedCallsColumns } from "./recorded-calls-columns.tsx";
import {
  isToReview,
  LIST_SPEC,
  RECORDED_CALLS_RULES,
  TO_REVIEW,
  USUAL_COLUMNS,
} from "./recorded-calls-rules.ts";
import { Banner } from "../../../ui/banner.tsx";
import { ART, EmptyState } from "../../../ui/empty-state.tsx";
import { AbsentRecording } from "./recording-status.tsx";
import { useCallsOf } from "./use-calls-of.ts";
import { ReviewPage } from "./review-page.tsx";
import { ReviewRecording } from "./review-recording.tsx";
import { storageFaultText } from "../../../resource/cells/storage-fault-text.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import styles from "./recorded-calls.module.css";
import { useServices } from "../../../services/services.ts";
import { RecordingPlayer } from "../../../resource/player/recording-player.tsx";
import { USUAL_SETTINGS } from "../../../resource/player/use-media-element.ts";

const KINDS = ["recordings", "segments", "users"];

const about = (recording: Recording) => <RecordingAbout recording={recording} />;

type Picked = Parameters<typeof ManyRecordings>[0];

interface RecordedCallsPageProps {
  readonly id?: string;
  readonly part?: string;
}

/** Page with the recordings of calls; `?review=1` reviews those that are pending, one after another. */
export function RecordedCallsPage(place: RecordedCallsPageProps) {
  const isReview = new URLSearchParams(useSearch()).get("review") === "1";
  return isReview && place.id === undefined ? <ReviewPage /> : <RecordingsList {...place} />;
}

/**
 * List of the recordings of calls, where reviewers approve, reject, upload and delete them. Its filters and
 * its period are its own: the usual period of the reports, today, would hide the recordings that wait for a review.
 */
function RecordingsList({ id, part }: RecordedCallsPageProps) {
  const { say } = useTexts();
  const formats = useFormats();
  const text = say.recordings;
  const zone = useHolder()?.account.timeZone ?? "UTC";
  const mayReview = useAbility("recordings.review");
  const { look, list, read, all } = useProgrammedList("/recordings", {
    rules: RECORDED_CALLS_RULES,
    ask: (view) => queryOf(view, LIST_SPEC, zone),
  });
  const { download, failure } = useDownload((api, one) =>
    api.POST("/recordings/{id}/links", { params: { path: { id: one } } }),
  );
  const { upload, failure: notUploaded } = useUpload();
  const [doing, setDoing] = useState<Picked | null>(null);
  const beside = useDetailPanel(id, part);
  const words = {
    say,
    formats,
    ...useCallsOf(list.data?.data ?? []),
    hrefOf: beside.hrefOf,
    download: ({ _id }: Recording) => void download(_id),
    upload: mayReview ? ({ _id }: Recording) => void upload(_id) : null,
  };
  const begin =
    (act: ManyAct) =>
    (picked: Picked["picked"], settle: Picked["onClose"]): void =>
      setDoing({
        act,
        picked,
        onClose: (...over) => {
          settle(...over);
          setDoing(null);
        },
      });
  const bulk: BulkActs<Recording> = {
    nameOf: (recording) => beganIn(recording, formats),
    versionOf: ({ version }) => version,
    words: {
      list: text.title(),
      removeOne: (name) => text.steps.remove({ name: text.one({ began: name }) }),
      removeText: text.steps.removeText(),
      refused: { conflict: text.many.notDeleted() },
    },
    path: "/recordings",
    besides: READS_OF_ONE,
    remove: (api, one, version) =>
      api.DELETE("/recordings/{id}", { params: { path: { id: one }, ...ifUnchanged(version) } }),
    others: [
      { label: text.steps.approve(), icon: "check", onPress: begin("approved") },
      { label: text.steps.reject(), icon: "x", onPress: begin("rejected") },
      { label: text.storing.now(), icon: "upload", onPress: begin("uploaded") },
    ],
  };
  const fields = useDescribedFilters(LIST_SPEC, text, look.view.filters);
  const shown = list.data?.data.find(({ _id }) => _id === id);
  const presentation = recordingPresentation({ say, formats });
  const recordings = (
    <InsightsPage
      page="recordings"
      controls={NO_CONTROLS}
      record={shown && presentation.nameOf({ ...shown })}
      aside={list.data ? say.insights.frame.counts.recordings({ count: all }) : undefined}
      action={
        <ButtonLink href={reviewHref(look.hrefOf({}))} icon="check">
          {text.review.title()}
        </ButtonLink>
      }
    >
      {failure ? (
        <FailureBanner>
          {text.notDownloaded()} <FailureText failure={failure} />
        </FailureBanner>
      ) : null}
      {notUploaded ? <UploadFailure failure={notUploaded} /> : null}
      <RecordList
        {...look}
        view={{ ...look.view, density: look.view.density ?? "compact" }}
        rules={RECORDED_CALLS_RULES}
        list={list}
        read={read}
        kinds={KINDS}
        all={all}
        filterBar="first"
        keyOf={({ _id }) => _id}
        columns={recordedCallsColumns(words)}
        usual={USUAL_COLUMNS}
        sort={usualSort(LIST_SPEC)}
        narrow={recordedCallLines(words)}
        // The period is a chip of its own.
        fields={fields.filter(({ field }) => field !== "startedAt")}
        before={
          <ListPeriodChip
            field="startedAt"
            filters={look.view.filters}
            onChange={(filters) => look.change({ filters })}
          />
        }
        tabs={mayReview ? [{ ...TO_REVIEW, label: text.toReview.view() }] : []}
        bulk={mayReview ? bulk : undefined}
        absent={
          isToReview(look.view) && all > 0 ? (
            <NothingToReview href={look.hrefOf({ filters: [], sort: null })} />
          ) : undefined
        }
        words={{
          table: text.title(),
          search: text.search(),
          empty: text.empty.title(),
          emptyText: text.empty.text(),
        }}
      />
      {doing ? <ManyRecordings {...doing} /> : null}
    </InsightsPage>
  );
  return (
    <>
      {beside.alone ? null : recordings}
      {id === undefined ? null : (
        <RecordView
          presentation={presentation}
          kinds={KINDS}
          listTitle={text.title()}
          id={id}
          part={part}
          beside={beside}
          list={list.data}
          view={look.view}
          act={null}
          about={about}
        />
      )}
    </>
  );
}

/** Replaces the list of the recordings that wait for a review if there are none. */
function NothingToReview({ href }: { readonly href: string }) {
  const text = useTexts().say.recordings.toReview;
  return (
    <EmptyState
      art={ART.layers}
      role="status"
      title={text.none()}
      next={<TextLink href={href}>{text.all()}</TextLink>}
    >
      {text.noneText()}
    </EmptyState>
  );
}

/** Returns the URL of the review with the filters of a list's URL. */
const reviewHref = (list: string): string => `${list}${list.includes("?") ? "&" : "?"}review=1`;

/** Player, review and upload of a recording. */
function RecordingAbout({ recording }: { recording: Recording }) {
  const { say } = useTexts();
  const formats = useFormats();
  const text = say.recordings;
  const mayReview = useAbility("recordings.review");
  const { _id: id } = recording;
  const [settings, setSettings] = useState(USUAL_SETTINGS);
  const { calls } = useCallsOf([recording]);
  const label = text.one({ began: beganIn(recording, formats) });
  return (
    <>
      {isPlayable(recording) ? (
        <RecordingPlayer
          key={id}
          recording={recording}
          call={calls.get(recording.call ?? "")?._id ?? null}
          label={label}
          settings={settings}
          onSettings={setSettings}
        />
      ) : (
        <AbsentRecording recording={recording} />
      )}
      {mayReview ? <ReviewRecording key={`review of ${id}`} recording={recording} name={label} /> : null}
      <UploadPart key={`upload of ${id}`} recording={recording} mayUpload={mayReview} />
    </>
  );
}

/** Reason why an upload failed, and a button that uploads the recording, for users who may upload. */
function UploadPart({ recording, mayUpload }: { recording: Recording; mayUpload: boolean }) {
  const { say } = useTexts();
  const formats = useFormats();
  const text = say.recordings.storing;
  const { upload, busy, failure } = useUpload();
  const { upload: way, _id: id } = recording;
  const isFailed = way?.state === "failed";
  const offers = mayUpload && canBeUploaded(recording);
  if (!isFailed && !offers && !failure) return null;
  return (
    <div className={styles.review}>
      {failure ? <UploadFailure failure={failure} /> : null}
      {isFailed ? (
        <Banner family="bad">
          <p>{storageFaultText(say, way)}</p>
          <p>{way.next ? text.next({ moment: formats.moment(Date.parse(way.next)) }) : text.never()}</p>
        </Banner>
      ) : null}
      {offers ? (
        <div className={styles.steps}>
          <Button icon={isFailed ? "refresh" : "upload"} busy={busy} onClick={() => void upload(id)}>
            {isFailed ? text.again() : text.now()}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

/** Message about an upload that could not be started. */
function UploadFailure({ failure }: { failure: WriteFailure }) {
  const { say } = useTexts();
  return (
    <FailureBanner>
      {failure.kind === "refused" && failure.status === 409 ? (
        say.recordings.storing.refused()
      ) : (
        <FailureText failure={failure} />
      )}
    </FailureBanner>
  );
}

/** Returns a function that starts the upload of a recording. */
function useUpload() {
  const { say } = useTexts();
  const { notices } = useServices();
  const { run, busy, failure } = useWrite<string, Recording>(
    (api, id) => api.POST("/recordings/{id}/uploads", { params: { path: { id } } }),
    READS,
  );
  return {
    busy,
    failure,
    upload: async (id: string) => {
      const outcome = await run(id);
      if (outcome.kind === "done") notices.say(say.recordings.storing.wanted());
    },
  };
}
