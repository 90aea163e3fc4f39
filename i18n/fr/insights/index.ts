import type { NamespaceInsightsTranslation } from "../../i18n-types";
import { frame } from "./frame";
import { list } from "./list";
import { measures, sums } from "./measures";
import { summary } from "./summary";

const fr_insights = { frame, list, measures, sums, summary } satisfies NamespaceInsightsTranslation;

export default fr_insights;
