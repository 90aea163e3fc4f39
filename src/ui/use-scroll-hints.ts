import { useEffect, useRef } from "react";

/**
 * For a frame around something that scrolls sideways: it has `data-before` and `data-after` while columns are
 * out of sight on that side. Written past React: nothing is drawn anew while one scrolls.
 */
export function useScrollHints<Frame extends HTMLElement>() {
  const frame = useRef<Frame>(null);
  useEffect(() => {
    const scroller = frame.current?.firstElementChild;
    if (!scroller) return;
    const tell = () => {
      frame.current?.toggleAttribute("data-before", scroller.scrollLeft > 1);
      frame.current?.toggleAttribute(
        "data-after",
        scroller.scrollWidth - scroller.clientWidth - scroller.scrollLeft > 1,
      );
    };
    const sizes = new ResizeObserver(tell);
    sizes.observe(scroller);
    if (scroller.firstElementChild) sizes.observe(scroller.firstElementChild);
    scroller.addEventListener("scroll", tell, { passive: true });
    return () => {
      sizes.disconnect();
      scroller.removeEventListener("scroll", tell);
    };
  }, []);
  return frame;
}
