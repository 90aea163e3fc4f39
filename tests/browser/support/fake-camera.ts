import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, type Page, chromium } from "playwright-core";
import { newFolder } from "../../support/new-folder.ts";

const WIDTH = 640;
const HEIGHT = 480;

/**
 * The code that a device's page shows, as brightness from 0 to 255, row by row, as a camera before it would
 * see it.
 */
async function seen(device: Page): Promise<Uint8Array> {
  const svg = await device
    .locator("svg[role=img]")
    .evaluate((element) => new XMLSerializer().serializeToString(element));
  const pixels = await device.evaluate(
    async ({ svg, width, height }) => {
      const image = new Image();
      image.src = `data:image/svg+xml;base64,${btoa(svg.replace("<svg ", `<svg width="${height}" height="${height}" `))}`;
      await image.decode();
      const context = Object.assign(document.createElement("canvas"), { width, height }).getContext("2d")!;
      context.fillStyle = "white";
      context.fillRect(0, 0, width, height);
      context.drawImage(image, (width - height) / 2 + 40, 40, height - 80, height - 80);
      const { data } = context.getImageData(0, 0, width, height);
      return Array.from({ length: width * height }, (_, index) => data[index * 4]!);
    },
    { svg, width: WIDTH, height: HEIGHT },
  );
  return Uint8Array.from(pixels);
}

/** Opens a browser whose camera sees the page of a device. */
export async function browserBefore(device: Page): Promise<Browser> {
  const folder = newFolder();
  mkdirSync(folder, { recursive: true });
  const film = join(folder, "camera.y4m");
  const gray = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  writeFileSync(
    film,
    Buffer.concat([
      Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\nFRAME\n`),
      await seen(device),
      gray,
    ]),
  );
  return chromium.launch({
    executablePath: process.env["CHROME_PATH"] ?? "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-dev-shm-usage",
      "--use-fake-ui-for-media-stream",
      "--use-fake-device-for-media-stream",
      `--use-file-for-fake-video-capture=${film}`,
    ],
  });
}
