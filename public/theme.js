// Before the first paint, so that a chosen theme never flashes; a file of its own, because the page allows no inline script.
try {
  const { theme } = JSON.parse(localStorage.getItem("switchboard.preferences") || "{}");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // Without storage the system's theme stands.
}
