import type { NamespaceInsightsTranslation } from "../../i18n-types";
import { agents } from "./agents";
import { frame } from "./frame";
import { groups } from "./groups";
import { history } from "./history";
import { list } from "./list";
import { measures, sums } from "./measures";
import { summary } from "./summary";
import { surveys } from "./surveys";

const es_insights = {
  agents,
  frame,
  groups,
  history,
  list,
  measures,
  sums,
  summary,
  surveys,
} satisfies NamespaceInsightsTranslation;

export default es_insights;
