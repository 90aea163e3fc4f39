import type { MouseEvent } from "react";

/**
 * Turns clicks on links of this console into navigation without a reload. It listens at the root, so that
 * links need no router; special clicks keep the browser's behavior.
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
