import type { BaseTranslation } from "../../i18n-types";
import { frame } from "./frame";
import { list } from "./list";
import { measures, sums } from "./measures";
import { summary } from "./summary";

const en_insights = { frame, list, measures, sums, summary } satisfies BaseTranslation;

export default en_insights;
