// Where nothing of the console arrived there is nothing that could say so: the page has the words, and this shows them.
// A file of its own, because the page allows no inline script.
const isBlank = () => !document.getElementById("root")?.hasChildNodes();
const say = () => isBlank() && document.getElementById("missing")?.removeAttribute("hidden");
addEventListener(
  "error",
  ({ target }) => {
    const isPart = target instanceof HTMLScriptElement || (target instanceof HTMLLinkElement && target.rel === "stylesheet");
    // The body may not be there yet.
    if (isPart && isBlank()) document.readyState === "loading" ? addEventListener("DOMContentLoaded", say) : say();
  },
  true,
);
setTimeout(say, 120_000);
