import { useEffect, useRef } from "react";
import { navigate, useSearch } from "wouter/use-browser-location";
import { useReplay } from "../../../services/replay.ts";
import { type Stretch, type Zoom, ZOOMS, zoomedTo, zoomOf } from "./stretch.ts";

const NAME = "zoom";

const zoomIn = (search: string): Zoom =>
  ZOOMS.find((zoom) => new URLSearchParams(search).get(NAME) === zoom) ?? "day";

/** Keeps in the address how much of a day is seen, and shows as much where an address says so. */
export function useKeptZoom(
  whole: Stretch | null,
  stretch: Stretch | null,
  onZoom: (stretch: Stretch) => void,
): void {
  const { shown } = useReplay();
  const asked = zoomIn(useSearch());
  const seen = whole && stretch ? zoomOf(stretch, whole) : null;
  const isThere = whole !== null;
  const isHeard = useRef(false);
  const latest = useRef({ whole, onZoom });
  useEffect(() => {
    latest.current = { whole, onZoom };
  });
  useEffect(() => {
    const { whole: day, onZoom: zoom } = latest.current;
    if (isThere && day) zoom(zoomedTo(asked, shown.get().now, day));
  }, [isThere, asked, shown]);
  useEffect(() => {
    // What the address says comes first.
    if (!isHeard.current) return void (isHeard.current = isThere);
    if (seen === null || seen === zoomIn(location.search)) return;
    const search = new URLSearchParams(location.search);
    if (seen === "day") search.delete(NAME);
    else search.set(NAME, seen);
    navigate(`${location.pathname}?${search}`, { replace: true });
  }, [isThere, seen]);
}
