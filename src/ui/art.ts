/** Line drawings on a box of 72 × 48, as paths, for where nothing is to be shown. */
export const ART = {
  layers: "M36 6 60 17 36 28 12 17zM16 24l20 9 20-9M16 31l20 9 20-9",
  nothingFound: "M19 22a13 13 0 1 0 26 0 13 13 0 1 0-26 0zM42 32l10 10M26 22h12",
  locked:
    "M26 20h20a4 4 0 0 1 4 4v12a4 4 0 0 1-4 4H26a4 4 0 0 1-4-4V24a4 4 0 0 1 4-4zM28 20v-5a8 8 0 0 1 16 0v5M36 28v4",
  nowhere: "M36 4v40M36 9h19l5 5-5 5H36M36 24H18l-5 5 5 5h18M29 44h14",
} as const;
