import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));

test.each(["test", "soak"])(
  "npm run %s fails if RECORDED_DATA is set and the calls are not there",
  (tool) => {
    // Without the check it would end at the Chromium that is missing, before it runs any test.
    const env = { ...process.env, RECORDED_DATA: "no-such-folder", CHROME_PATH: "/no/chromium" };
    const { status, stderr } = spawnSync(process.execPath, [`tools/${tool}.mjs`], {
      cwd: root,
      env,
      encoding: "utf8",
    });
    expect(status).toBe(1);
    expect(stderr).toMatch(
      /^RECORDED_DATA is no-such-folder, but \S+january\.txt\.gz does not exist\. Correct it, or unset it/,
    );
  },
);
