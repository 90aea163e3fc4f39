import { useMemo } from "react";
import { formatsOf } from "../../../../i18n/formats.ts";
import { localDay } from "../../../../streams/projections/local-day.ts";
import { useReplay } from "../../../services/replay.ts";
import { useTexts } from "../../../services/use-texts.ts";

/**
 * Returns a formatter of instants (ms) in the replay file's zone; with the day if the file covers several
 * days.
 */
export function useTimeWords(): (instant: number) => string {
  const { opened } = useReplay();
  const { locale } = useTexts();
  return useMemo(() => {
    const { header, first, last } = opened;
    const formats = formatsOf(locale, header.zone);
    const isOneDay = localDay(first, header.zone).end > last;
    return (instant) =>
      isOneDay ? formats.second(instant) : `${formats.day(instant)}, ${formats.second(instant)}`;
  }, [opened, locale]);
}
