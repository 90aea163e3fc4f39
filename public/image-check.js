// Shows the image whose URL is in the fragment of this page's URL, loaded as a call would load it: without
// cookies, and only if the image's site allows other origins to read it. Reports the result and the duration to
// the parent page, which is always the console. This page has an opaque origin, so that the image has no access
// to the console.
const PATIENCE = 2000;
const image = new Image();
const since = performance.now();
const report = (outcome) => parent.postMessage({ image: outcome, ms: Math.round(performance.now() - since) }, "*");
const late = setTimeout(() => report("slow"), PATIENCE);
const end = (outcome) => () => {
  clearTimeout(late);
  report(outcome);
};
Object.assign(document.body.style, { margin: "0" });
Object.assign(image.style, { display: "block", width: "100vw", height: "100vh", objectFit: "cover" });
image.alt = "";
image.crossOrigin = "anonymous";
image.referrerPolicy = "no-referrer";
image.addEventListener("load", end("loaded"));
image.addEventListener("error", end("failed"));
document.body.append(image);
image.src = decodeURIComponent(location.hash.slice(1));
