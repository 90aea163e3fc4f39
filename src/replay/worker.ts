import { expose } from "comlink";
import { deskOf } from "./desk.ts";
import { Held } from "./held.ts";

expose(deskOf(new Held()));
