import type { Recording } from "../../../openapi/generated/console.ts";
import { queryOf, usualSort } from "../../resource/described/described-view.ts";
import { useDescribedFilters } from "../../resource/described/use-described-filters.ts";
import { FailureText } from "../../resource/failure-text.tsx";
import { RecordList } from "../../resource/record-list.tsx";
import { useProgrammedList } from "../../resource/use-programmed-list.ts";
import { useHolder } from "../../services/use-ability.ts";
import { useDownload } from "../../services/use-download.ts";
import { useFormats } from "../../services/use-formats.ts";
import { useTexts } from "../../services/use-texts.ts";
import { Banner } from "../../ui/banner.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { beganIn, recordedCallLines, recordedCallsColumns } from "./recorded-calls-columns.tsx";
import { RECORDED_CALLS_RULES, SAID, USUAL_COLUMNS } from "./recorded-calls-rules.ts";
import { RecordingDrawer } from "./recording-drawer.tsx";
import { useUploads } from "./use-uploads.tsx";

const KINDS = ["recordings", "segments", "users"];

/** What was recorded, for those who review it. */
export function RecordedCallsPage() {
  const { say } = useTexts();
  const formats = useFormats();
  const text = say.recordings;
  const zone = useHolder()?.account.timeZone ?? "UTC";
  const { look, list, read, all } = useProgrammedList("/recordings", { rules: RECORDED_CALLS_RULES, ask: (view) => queryOf(view, SAID, zone) });
  const { view, change, hrefOf } = look;
  const { download, failure } = useDownload((api, id) => api.POST("/recordings/{id}/links", { params: { path: { id } } }));
  const uploads = useUploads();
  const words = { say, formats, hrefOf: ({ _id }: Recording) => hrefOf({ choices: { ...view.choices, recording: _id } }), download: ({ _id }: Recording) => void download(_id), upload: uploads.one };
  const open = view.choices["recording"] ?? "";
  return (
    <>
      <PageHeader title={text.title()} windowTitle={say.windowTitle({ page: text.title() })} aside={list.data ? formats.number(all) : undefined} />
      {failure ? (
        <Banner family="bad" role="alert">
          {text.notDownloaded()} <FailureText failure={failure} />
        </Banner>
      ) : null}
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
        fields={useDescribedFilters(SAID, text, view.filters)}
        bulk={uploads.many && { nameOf: (recording) => beganIn(recording, formats), others: [{ label: text.storing.now(), icon: "upload", onPress: uploads.many }] }}
        words={{ table: text.title(), search: text.search(), empty: text.empty.title(), emptyText: text.empty.text() }}
      />
      {uploads.shown}
      {open === "" ? null : <RecordingDrawer key={open} id={open} onClose={() => change({ choices: { ...view.choices, recording: "" } })} />}
    </>
  );
}
