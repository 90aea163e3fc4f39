import { expect, test } from "vitest";
import records from "../../../i18n/en/records/index.ts";
import { DESCRIBED } from "../../../openapi/generated/described.ts";
import { wordsOfPage } from "../../../src/app/shell/palette/use-action-items.ts";
import { listOfView } from "../../../src/app/shell/views/list-of-view.ts";

test.each(Object.values(DESCRIBED).map(({ permission }) => permission))(
  "names the command that creates a record of %s",
  (permission) => {
    const page = listOfView(permission)?.entry.page;
    expect(page).toBeDefined();
    expect(records).toHaveProperty([wordsOfPage(page!), "create"], expect.stringMatching(/^New /));
  },
);
