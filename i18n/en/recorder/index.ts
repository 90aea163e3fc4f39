import type { BaseTranslation } from "../../i18n-types";

const en_recorder = {
  save: "Save what just happened",
  saved:
    "Saved: the last {minutes:number} min, to look at again or to pass on. Names, addresses and texts are not in it, nor passwords and codes.",
  failed: "What just happened could not be saved.",
} satisfies BaseTranslation;

export default en_recorder;
