import type { TestPlatform } from "../../support/platform.ts";
import { ACCOUNT } from "../../support/test-accounts.ts";

let known = 0;

/** Makes a device that is enrolled in a branch, and not connected: its id and its name. */
export async function enrolledDevice(
  platform: () => TestPlatform,
  branch: string,
): Promise<{ readonly id: string; readonly label: string }> {
  const id = `0000-0000-${String(++known).padStart(4, "0")}`;
  const label = `Known ${known}`;
  const time = Date.now();
  await platform()
    .database.db.insertInto("pocs")
    .values({
      id,
      account: ACCOUNT,
      branch,
      label,
      label_key: label.toLowerCase(),
      search: label.toLowerCase(),
      enrolled_at: time,
      created_at: time,
      updated_at: time,
    })
    .execute();
  return { id, label };
}
