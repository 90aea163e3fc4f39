import type { MouseEvent } from "react";

/**
 * Handles clicks on links of this console by navigating without a reload. Attached to a root element, so that
 * links need no router. Clicks with modifier keys keep the browser's behavior.
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
  // The browser handles links to an anchor on the current page.
  if (link.hash !== "" && link.pathname === location.pathname && link.search === location.search) return;
  event.preventDefault();
  navigate(`${link.pathname}${link.search}${link.hash}`);
};
