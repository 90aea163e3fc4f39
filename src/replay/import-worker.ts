import { expose } from "comlink";
import { importDesk } from "./import-desk.ts";

expose(importDesk);
