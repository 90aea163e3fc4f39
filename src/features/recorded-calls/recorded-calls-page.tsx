import { useState } from "react";
import type { Recording } from "../../../openapi/generated/console.ts";
import type { BulkActs } from "../../resource/bulk-acts.ts";
import { queryOf, usualSort } from "../../resource/described/described-view.ts";
import { useDescribedFilters } from "../../resource/described/use-described-filters.ts";
import { FailureText } from "../../resource/failure-text.tsx";
import { RecordList } from "../../resource/record-list.tsx";
import { RecordView } from "../../resource/record/record-view.tsx";
import { useBeside } from "../../resource/record/use-beside.ts";
import { ifUnchanged } from "../../resource/removal/if-unchanged.ts";
import { useProgrammedList } from "../../resource/use-programmed-list.ts";
import { useAbility, useHolder } from "../../services/use-ability.ts";
import { useDownload } from "../../services/use-download.ts";
import { useFormats } from "../../services/use-formats.ts";
import { useTexts } from "../../services/use-texts.ts";
import { FailureBanner } from "../../resource/failure-banner.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { ManyRecordings } from "./many-recordings.tsx";
import type { ManyAct } from "./next-steps.ts";
import { READS_OF_ONE } from "./reads.ts";
import { RecordingAbout } from "./recording-about.tsx";
import { recordingRecounted } from "./recording-recounted.tsx";
import { beganIn, recordedCallLines, recordedCallsColumns } from "./recorded-calls-columns.tsx";
import { RECORDED_CALLS_RULES, SAID, USUAL_COLUMNS } from "./recorded-calls-rules.ts";
import { UploadFailure } from "./upload-failure.tsx";
import { useUpload } from "./use-upload.ts";

const KINDS = ["recordings", "segments", "users"];

const about = (recording: Recording) => <RecordingAbout recording={recording} />;

type Picked = Parameters<typeof ManyRecordings>[0];

/** What was recorded, for those who review it. */
export function RecordedCallsPage({ id, part }: { readonly id?: string; readonly part?: string }) {
  const { say } = useTexts();
  const formats = useFormats();
  const text = say.recordings;
  const zone = useHolder()?.account.timeZone ?? "UTC";
  const mayReview = useAbility("recordings.review");
  const { look, list, read, all } = useProgrammedList("/recordings", {
    rules: RECORDED_CALLS_RULES,
    ask: (view) => queryOf(view, SAID, zone),
  });
  const { download, failure } = useDownload((api, one) =>
    api.POST("/recordings/{id}/links", { params: { path: { id: one } } }),
  );
  const { upload, failure: notUploaded } = useUpload();
  const [doing, setDoing] = useState<Picked | null>(null);
  const beside = useBeside(id, part);
  const words = {
    say,
    formats,
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
  const shown = list.data?.data.find(({ _id }) => _id === id);
  const recounted = recordingRecounted({ say, formats });
  const recordings = (
    <>
      <PageHeader
        title={text.title()}
        windowTitle={say.windowTitle({ page: shown ? recounted.nameOf({ ...shown }) : text.title() })}
        aside={list.data ? formats.number(all) : undefined}
      />
      {failure ? (
        <FailureBanner>
          {text.notDownloaded()} <FailureText failure={failure} />
        </FailureBanner>
      ) : null}
      {notUploaded ? <UploadFailure failure={notUploaded} /> : null}
      <RecordList
        {...look}
        rules={RECORDED_CALLS_RULES}
        list={list}
        read={read}
        kinds={KINDS}
        all={all}
        keyOf={({ _id }) => _id}
        columns={recordedCallsColumns(words)}
        usual={USUAL_COLUMNS}
        sort={usualSort(SAID)}
        narrow={recordedCallLines(words)}
        fields={useDescribedFilters(SAID, text, look.view.filters)}
        bulk={mayReview ? bulk : undefined}
        words={{
          table: text.title(),
          search: text.search(),
          empty: text.empty.title(),
          emptyText: text.empty.text(),
        }}
      />
      {doing ? <ManyRecordings {...doing} /> : null}
    </>
  );
  return (
    <>
      {beside.alone ? null : recordings}
      {id === undefined ? null : (
        <RecordView
          recounted={recounted}
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
