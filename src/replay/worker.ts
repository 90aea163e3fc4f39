import { expose } from "comlink";
import { deskOf } from "./worker-api.ts";
import { Held } from "./worker-state.ts";

expose(deskOf(new Held()));
