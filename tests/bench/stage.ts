import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Bundles } from "./bundles.ts";
import { openPage } from "./chromium.ts";
import { type OwnPlatform, startOwnPlatform } from "./own-platform.ts";
import type { Room } from "./page/bench-page.ts";
import type { LoadSettings } from "./page/floor-load.ts";
import { serveFolder } from "./serve-folder.ts";
import { signedIn } from "./signed-in.ts";
import { TablePage } from "./table-page.ts";

/** Tables of other vendors, and the best that the browser allows. */
export const PEERS = ["ag-tuned", "perspective", "tanstack"] as const;
export type Peer = (typeof PEERS)[number];
/** `unrecorded` is the console without the diagnostic recorder. */
export type Table = "ours" | "unrecorded" | "floor" | Peer;

/** All columns of the agents' list, sorted by the one that every event changes. */
const ADDRESS =
  "/monitor?tab=agents&sort=-inState&cols=agent,status,reason,segments,inState,callsToday,occupancy,lastDisconnection&density=compact";

const ASSETS = fileURLToPath(new URL("../../dist/console/assets/", import.meta.url));

/** Finds the built script that records what just happened, by the mark that it sets once it has started. */
function recorderScript(): string {
  const name = readdirSync(ASSETS).find(
    (name) =>
      name.endsWith(".js") && /performance\.mark\(.recorder.\)/.test(readFileSync(ASSETS + name, "utf8")),
  );
  if (name === undefined) throw new Error(`No script in ${ASSETS} starts the recorder.`);
  return `**/assets/${name}`;
}

/** Time (ms) within which a page requests the script of the recorder. */
const RECORDER_REQUEST = 60_000;

/** Opens tables for measuring. What they need is started once, and ended with `close`. */
export interface Stage {
  readonly open: (table: Table, agents: number) => Promise<TablePage>;
  readonly close: () => Promise<void>;
}

/** Opens the browser at `chromium` with the caller's bundles. */
export async function openStage(bundles: Bundles, chromium: string): Promise<Stage> {
  const peers = await serveFolder(bundles.peersFolder);
  const platform = await startOwnPlatform("none");
  const close = async () => {
    peers.stop();
    await platform.stop();
  };
  try {
    const session = await platform.signIn();
    const openOurs = (agents: number, isRecorded: boolean) =>
      openConsole({ platform, session, bundles, chromium }, agents, isRecorded);
    const ours = await openOurs(1_000, true);
    const { room } = ours;
    await ours.close();
    process.stderr.write(
      `The console shows ${room.rows} rows of ${room.rowHeight} px; the peers get the same room.\n`,
    );
    return {
      close,
      open: (table, agents) => {
        if (table === "ours" || table === "unrecorded") return openOurs(agents, table === "ours");
        return openPeer({ url: peers.url, bundles, chromium, room }, table, agents);
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

interface ConsoleParts {
  readonly platform: OwnPlatform;
  readonly session: { readonly account: string; readonly refreshToken: string };
  readonly bundles: Bundles;
  readonly chromium: string;
}

/**
 * Opens the console as the platform serves it to a signed-in user. The bench's own worker needs its policy
 * off.
 */
async function openConsole(
  { platform, session, bundles, chromium }: ConsoleParts,
  agents: number,
  isRecorded: boolean,
): Promise<TablePage> {
  const own = await openPage(chromium, { bypassCSP: true, ...signedIn(platform, session) });
  const settings: LoadSettings = { agents, channel: `account/${session.account}/floor`, start: Date.now() };
  await own.page.addInitScript({
    content: `globalThis.BENCH = ${JSON.stringify({ settings, worker: bundles.worker })};\n${bundles.consolePage}`,
  });
  const recorder = recorderScript();
  if (!isRecorded) await own.page.route(recorder, (route) => route.abort());
  // The recorder starts a while after the page. Both waits make sure that a figure with the recorder is
  // measured with it, and one without it after its script was refused.
  const refused = isRecorded ? null : own.page.waitForRequest(recorder, { timeout: RECORDER_REQUEST });
  await own.page.goto(platform.url + ADDRESS);
  const table = await TablePage.whenReady(own);
  if (refused) await refused;
  else await own.page.waitForFunction(() => performance.getEntriesByName("recorder").length > 0);
  return table;
}

interface PeerParts {
  readonly url: string;
  readonly bundles: Bundles;
  readonly chromium: string;
  readonly room: Room;
}

async function openPeer(
  { url, bundles, chromium, room }: PeerParts,
  peer: "floor" | Peer,
  agents: number,
): Promise<TablePage> {
  const own = await openPage(chromium);
  const settings: LoadSettings = {
    agents,
    channel: "account/65a000000000000000000001/floor",
    start: Date.now(),
  };
  await own.page.addInitScript({
    content: `globalThis.BENCH = ${JSON.stringify({ settings, worker: bundles.worker, peer, room })};`,
  });
  await own.page.goto(`${url}/peers/index.html`);
  return TablePage.whenReady(own);
}
