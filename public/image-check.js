// Shows one image, which the address of this page names behind its #, as a call would load it: without cookies, and only
// where its site lets others read it. Tells the page around it, which can only be one of ours, how long
// that takes; this page has no origin of its own, so that nothing it shows is ours.
const PATIENCE = 2000;
const image = new Image();
const since = performance.now();
const tell = (told) => parent.postMessage({ image: told, ms: Math.round(performance.now() - since) }, "*");
const late = setTimeout(() => tell("slow"), PATIENCE);
const end = (told) => () => {
  clearTimeout(late);
  tell(told);
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
