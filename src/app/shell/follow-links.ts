import type { MouseEvent } from "react";

/**
 * Turns a click on a link of this console into a change of page without a reload. It listens at the top, so
 * that a link can be drawn by parts that know nothing of the router; whatever a browser does specially with a
 * link it still does.
 */
export const followLinks = (navigate: (path: string) => void) => (event: MouseEvent) => {
  if (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
    return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (
    !link ||
    link.target !== "" ||
    link.hasAttribute("download") ||
    link.origin !== location.origin ||
    !link.hasAttribute("href")
  )
    return;
  // A place on this page is the browser's work.
  if (link.hash !== "" && link.pathname === location.pathname && link.search === location.search) return;
  event.preventDefault();
  navigate(`${link.pathname}${link.search}${link.hash}`);
};
