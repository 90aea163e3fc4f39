try {
  const { theme } = JSON.parse(localStorage.getItem("switchboard.preferences") || "{}");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {}
let failed = false;
const say = () => document.getElementById("missing")?.removeAttribute("hidden");
addEventListener("error", ({ target }) => (failed ||= target !== window), true);
addEventListener("load", () => failed && say());
setTimeout(say, 120_000);
