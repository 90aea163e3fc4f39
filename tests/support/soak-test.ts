import { test } from "vitest";
import { isSoak } from "./depth.ts";

/** A test that runs in the soak only; its file has others that run in the gate too. */
export const soakTest = isSoak ? test : test.skip;
