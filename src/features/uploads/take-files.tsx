import { sharedEndings } from "../../../openapi/formats/file-endings.ts";
import { useHolder } from "../../services/use-session.ts";
import { useApiQuery } from "../../services/use-api-query.ts";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { type StartUploadQueue, useUploadQueue } from "../../services/use-upload-queue.ts";
import { Banner } from "../../ui/banner.tsx";
import { DropZone } from "../../ui/drop-zone.tsx";
import { fileRefusal, LARGEST_FILE } from "./file-refusal.ts";
import { Sendings } from "./sendings.tsx";
import styles from "./uploads.module.css";

const MEGABYTE = 1_000_000;

/** Area for selecting and dropping files, with the limits for files and the progress of uploads. */
export function TakeFiles({ startQueue }: { readonly startQueue: StartUploadQueue }) {
  const { say } = useTexts();
  const formats = useFormats();
  const text = say.uploads;
  const endings = sharedEndings(useHolder()?.account.configuration.fileExtensions ?? []);
  const { queue, sendings, choose } = useUploadQueue(startQueue, (file) => fileRefusal(file, endings));
  const plan = useApiQuery("/account/plan", {}, { keep: true });
  const room = plan.data?.features.find(({ name }) => name === "store_files");
  const used = formats.bytes((room?.used ?? 0) * MEGABYTE);
  const use = room
    ? room.limit === null
      ? text.used({ used })
      : text.usedOf({ used, limit: formats.bytes(room.limit * MEGABYTE) })
    : null;
  return (
    <div className={styles.top}>
      {endings.length === 0 ? (
        <Banner family="plan">
          {text.none()} {use}
        </Banner>
      ) : (
        <DropZone
          label={text.choose()}
          text={text.drop()}
          accept={endings.map((ending) => `.${ending}`).join(",")}
          onFiles={choose}
          hint={
            <>
              {text.limits({ most: formats.bytes(LARGEST_FILE), endings: endings.join(", ") })} {use}
            </>
          }
        />
      )}
      <Sendings sendings={sendings} queue={queue} />
    </div>
  );
}
