import type { DescribedRecord } from "../../resource/described/described-resource.ts";

/** What a dialog is given in which something becomes of an appointment. */
export interface ActProps {
  readonly record: DescribedRecord;
  readonly onClose: () => void;
}
