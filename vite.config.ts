import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig } from "vite";
import { yamlModules } from "./tools/yaml-modules.ts";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const platform = `http://127.0.0.1:${process.env["PORT"] ?? "3000"}`;

/**
 * `vite build --app` builds both: the console for browsers into dist/console, and the platform with its
 * commands for Node into dist/server, where what is installed stays outside the bundle.
 */
export default defineConfig({
  plugins: [react(), yamlModules()],
  resolve: {
    // The shim is for a React that has no such hook.
    alias: [
      {
        find: "use-sync-external-store/shim/with-selector",
        replacement: "use-sync-external-store/with-selector",
      },
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: "react" },
    ],
  },
  // Else it would look for what to bundle in every page that it finds, those of the bench too.
  optimizeDeps: { entries: ["index.html"] },
  server: {
    port: 5173,
    proxy: {
      "/api": platform,
      "/live": { target: platform, ws: true },
    },
  },
  // Short names: with a hundred of them in the first script they are a part of its size.
  css: { modules: { generateScopedName: "[hash:base64:5]" } },
  // Workers are built as if they lay one folder higher than they do.
  worker: {
    format: "es",
    rolldownOptions: { output: { sourcemapPathTransform: (source) => `../${source}` } },
  },
  builder: {},
  environments: {
    client: {
      // RxJS as written for browsers that know classes, without the helpers of older ones.
      resolve: { conditions: ["es2015", ...defaultClientConditions] },
      // For the readers of error reports; browsers receive neither them nor their addresses.
      build: {
        outDir: "dist/console",
        sourcemap: "hidden",
        target: "es2022",
        cssTarget: ["chrome123", "firefox120", "safari17.5"],
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        rolldownOptions: {
          output: {
            chunkFileNames: "assets/[hash:7].js",
            assetFileNames: "assets/[hash:7][extname]",
            // What the first screen needs, in one file: it packs better than a dozen, and everything after it
            // uses it too.
            codeSplitting: {
              groups: [
                { name: "start", test: /src\/(main\.tsx|features\/login\/login-page\.tsx)$/ },
                { name: "shell", test: /src\/(app\/shell\/shell|ui\/page-header)\.tsx$/ },
                // The texts of the frame and of every page are always requested together.
                {
                  name: (path) => /i18n\/(\w+)\/(console|shell)\/index\.ts$/.exec(path)?.[1] ?? null,
                  debugName: "words",
                  test: /i18n\//,
                },
                { name: "socket", test: /node_modules\/(@socket\.io|socket\.io|engine\.io)/ },
                {
                  name: "live",
                  test: /src\/(app\/live-system|live\/connection|features\/monitor\/(monitor-source|monitor-context|live-numbers|names|name-words))\.tsx?$|streams\/metrics\//,
                },
                {
                  name: "list",
                  test: /src\/(resource\/(list-tools|columns\/column-order|use-filter-words|measured-\w+|status-family|use-view)|ui\/(filter-bar|skeleton-table|tabs|chip|panel|status-pill|flag))\.tsx?$/,
                },
                {
                  name: "form",
                  test: /src\/(resource\/form\/|ui\/(form-section|text-area|switch-field|copy-button)\.)/,
                },
                // Its first lists too: one of them is the first that every user sees.
                {
                  name: "monitor",
                  test: /src\/features\/monitor\/(monitor-page|monitor-board|queue-list|agents-list)\.tsx$/,
                },
                { name: "float", test: /node_modules\/@zag-js\/(dom-query|utils|anatomy|core|react)\// },
              ],
            },
          },
        },
      },
    },
    ssr: {
      resolve: { external: true },
      build: {
        ssr: true,
        outDir: "dist/server",
        copyPublicDir: false,
        emptyOutDir: true,
        target: "node20",
        sourcemap: true,
        rolldownOptions: {
          input: {
            main: at("server/main.ts"),
            recording: at("server/cli/recording.ts"),
            // A thread of main.js, beside it.
            "history-worker": at("server/demo/history-worker.ts"),
          },
          output: { entryFileNames: "[name].js" },
        },
      },
    },
  },
});
