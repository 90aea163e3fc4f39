/** Width and height (px) of a QR code for printing. */
const SIDE = 1_024;

/** Returns the displayed code as a standalone SVG: dark on light in any theme. */
export function qrSvg(shown: SVGSVGElement): string {
  const box = shown.getAttribute("viewBox") ?? "0 0 0 0";
  const [, , width = "0", height = "0"] = box.split(" ");
  const path = shown.querySelector("path")?.getAttribute("d") ?? "";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${SIDE}" height="${SIDE}" shape-rendering="crispEdges"><rect width="${width}" height="${height}" fill="#fff"/><path d="${path}" fill="#000"/></svg>`;
}

/** Returns the displayed code as a PNG; null if the browser cannot draw it. */
export async function qrPng(shown: SVGSVGElement): Promise<Blob | null> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(qrSvg(shown))}`;
  try {
    await image.decode();
  } catch {
    return null;
  }
  const canvas = document.createElement("canvas");
  canvas.width = SIDE;
  canvas.height = SIDE;
  canvas.getContext("2d")?.drawImage(image, 0, 0, SIDE, SIDE);
  return new Promise((drawn) => canvas.toBlob(drawn, "image/png"));
}
