import type { Locales } from "../../../../i18n/i18n-types.ts";
import type { SurveyMeasure } from "../../../../openapi/generated/console.ts";
import { SURVEY_MEASURES } from "../../../../streams/metrics/survey-figures.ts";
import { CSV_SIGNS } from "../../../resource/cells/csv-signs.ts";
import { loadChunk } from "../../../ui/load-chunk.ts";
import { fileName, saveFile } from "../../../ui/save-file.ts";
import type { SurveyLine } from "./survey-table.tsx";

interface SurveyFile {
  readonly title: string;
  /** Head of the names, and of each measure. */
  readonly head: string;
  readonly headOf: (measure: SurveyMeasure) => string;
  readonly measures: readonly SurveyMeasure[];
  readonly lines: readonly SurveyLine[];
  readonly locale: Locales;
}

/** Saves the rows of a table as CSV, with unrounded numbers; cells without a value are empty. */
export async function exportSurveyLines(file: SurveyFile): Promise<void> {
  const { title, head, headOf, measures, lines, locale } = file;
  const { writeCsv } = await loadChunk(() => import("../../../resource/records/export/write-view.ts"));
  const sheet = {
    heads: [
      head,
      ...measures.map((measure) =>
        SURVEY_MEASURES[measure].unit === "percent" ? `${headOf(measure)} (%)` : headOf(measure),
      ),
    ],
    rows: lines.map(({ name, row }) => [name, ...measures.map((measure) => row?.values[measure] ?? null)]),
  };
  saveFile(writeCsv(sheet, CSV_SIGNS[locale]), fileName(title, "csv"));
}
