const SCALE = 2;
const PADDING = 16;
const HEAD = 56;
const KEYS = 24;

/** Paints the drawing of a chart with its title on a canvas, in the colors of the page. Returns a PNG. */
export async function pictureOf(figure: HTMLElement, title: string, caption: string): Promise<Blob> {
  const area = figure.querySelector<HTMLElement>("[data-drawing]");
  if (!area) throw new Error("The chart has no drawing.");
  const { width, height, left, top: above } = area.getBoundingClientRect();
  const keys = [...figure.querySelectorAll<HTMLElement>("[data-key]")];
  const top = HEAD + (keys.length > 0 ? KEYS : 0);
  const canvas = document.createElement("canvas");
  canvas.width = (width + 2 * PADDING) * SCALE;
  canvas.height = (height + top + PADDING) * SCALE;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("The browser has no canvas.");
  context.scale(SCALE, SCALE);
  const page = getComputedStyle(figure);
  context.fillStyle = colorOf("--surface", figure);
  context.fillRect(0, 0, canvas.width, canvas.height);
  const write = (text: string, font: string, color: string, x: number, y: number) => {
    context.font = font;
    context.fillStyle = color;
    context.fillText(text, x, y);
    return context.measureText(text).width;
  };
  write(title, `600 15px ${page.fontFamily}`, page.color, PADDING, 26);
  write(caption, `400 12.5px ${page.fontFamily}`, colorOf("--muted", figure), PADDING, 44);
  let x = PADDING;
  for (const key of keys) {
    const sample = key.querySelector("svg");
    context.save();
    context.translate(x, HEAD);
    for (const mark of sample?.querySelectorAll<SVGElement>("path, rect") ?? [])
      if (!mark.closest("pattern")) paint(context, mark);
    context.restore();
    x += Number(sample?.getAttribute("width") ?? 0) + 6;
    x +=
      write(key.textContent, `400 12.5px ${page.fontFamily}`, colorOf("--muted", figure), x, HEAD + 10) + 12;
  }
  context.translate(PADDING, top);
  for (const mark of area.querySelectorAll<SVGGraphicsElement>("path, rect, line, circle, text")) {
    const matrix = mark.getScreenCTM();
    if (!matrix || mark.closest("pattern")) continue;
    context.save();
    context.transform(matrix.a, matrix.b, matrix.c, matrix.d, matrix.e - left, matrix.f - above);
    paint(context, mark);
    context.restore();
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("The canvas has no picture."))),
      "image/png",
    ),
  );
}

/** Returns the computed color of a token. */
function colorOf(token: string, near: HTMLElement): string {
  const probe = document.createElement("i");
  probe.style.color = `var(${token})`;
  near.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

const numberOf = (mark: SVGElement, name: string): number => Number(mark.getAttribute(name) ?? 0);

function paint(context: CanvasRenderingContext2D, mark: SVGElement): void {
  const style = getComputedStyle(mark);
  context.save();
  context.globalAlpha = Number(style.opacity);
  context.lineWidth = Number.parseFloat(style.strokeWidth);
  context.lineCap = style.strokeLinecap as CanvasLineCap; // CSS has the same three values
  context.lineJoin = style.strokeLinejoin === "round" ? "round" : "miter";
  context.setLineDash(
    style.strokeDasharray === "none" ? [] : style.strokeDasharray.split(", ").map(Number.parseFloat),
  );
  if (style.stroke !== "none") context.strokeStyle = style.stroke;
  const fill = fillOf(context, mark, style.fill);
  if (fill !== null) context.fillStyle = fill;
  if (mark instanceof SVGTextElement) paintText(context, mark);
  else {
    const shape = shapeOf(mark);
    if (fill !== null) context.fill(shape);
    if (style.stroke !== "none") context.stroke(shape);
  }
  context.restore();
}

function shapeOf(mark: SVGElement): Path2D {
  if (mark instanceof SVGPathElement) return new Path2D(mark.getAttribute("d") ?? "");
  const shape = new Path2D();
  if (mark instanceof SVGLineElement) {
    shape.moveTo(numberOf(mark, "x1"), numberOf(mark, "y1"));
    shape.lineTo(numberOf(mark, "x2"), numberOf(mark, "y2"));
  } else if (mark instanceof SVGCircleElement) {
    shape.arc(numberOf(mark, "cx"), numberOf(mark, "cy"), numberOf(mark, "r"), 0, 2 * Math.PI);
  } else {
    const [x, y] = [numberOf(mark, "x"), numberOf(mark, "y")];
    shape.roundRect(x, y, numberOf(mark, "width"), numberOf(mark, "height"), numberOf(mark, "rx"));
  }
  return shape;
}

/** Returns a color, or a pattern that is painted as the hatch of the page; null for none. */
function fillOf(context: CanvasRenderingContext2D, mark: SVGElement, fill: string) {
  const id = /^url\("?#(.+?)"?\)/.exec(fill)?.[1];
  if (id === undefined) return fill === "none" ? null : fill;
  const line = mark.ownerDocument.getElementById(id)?.querySelector("path");
  const tile = document.createElement("canvas");
  [tile.width, tile.height] = [5 * SCALE, 5 * SCALE];
  const inside = tile.getContext("2d");
  if (!line || !inside) return null;
  const { stroke, strokeWidth } = getComputedStyle(line);
  inside.fillStyle = stroke;
  inside.fillRect(0, 0, (Number.parseFloat(strokeWidth) / 2) * SCALE, tile.height);
  const pattern = context.createPattern(tile, "repeat");
  pattern?.setTransform(new DOMMatrix().rotate(45).scale(1 / SCALE));
  return pattern;
}

function paintText(context: CanvasRenderingContext2D, mark: SVGTextElement): void {
  const parts = [...mark.childNodes].map((node) => {
    const style = getComputedStyle(node instanceof Element ? node : mark);
    context.font = style.font;
    const text = node.textContent ?? "";
    return { text, font: style.font, fill: style.fill, width: context.measureText(text).width };
  });
  const whole = parts.reduce((sum, { width }) => sum + width, 0);
  const anchor = mark.getAttribute("text-anchor");
  let x = numberOf(mark, "x") - (anchor === "end" ? whole : anchor === "middle" ? whole / 2 : 0);
  for (const { text, font, fill, width } of parts) {
    context.font = font;
    context.fillStyle = fill;
    context.strokeText(text, x, numberOf(mark, "y"));
    context.fillText(text, x, numberOf(mark, "y"));
    x += width;
  }
}
