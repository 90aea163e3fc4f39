/** Of the application whose console and server write recordings. */
export { version as APP_VERSION } from "../../package.json";
