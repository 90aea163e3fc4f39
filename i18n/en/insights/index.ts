import type { BaseTranslation } from "../../i18n-types";
import { frame } from "./frame";
import { measures, sums } from "./measures";
import { summary } from "./summary";

const en_insights = { frame, measures, sums, summary } satisfies BaseTranslation;

export default en_insights;
