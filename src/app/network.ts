/** What the browser tells about its connection and its page, passed on to whoever waits for either. */
export function watchNetwork(
  window: Window,
  tell: { readonly lost: () => void; readonly found: () => void; readonly shown: () => void },
): () => void {
  const shown = () => {
    if (window.document.visibilityState === "visible") tell.shown();
  };
  window.addEventListener("online", tell.found);
  window.addEventListener("offline", tell.lost);
  window.document.addEventListener("visibilitychange", shown);
  return () => {
    window.removeEventListener("online", tell.found);
    window.removeEventListener("offline", tell.lost);
    window.document.removeEventListener("visibilitychange", shown);
  };
}
