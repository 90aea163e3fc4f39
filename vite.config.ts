import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * `vite build --app` builds both: the console for browsers into dist/console, and the platform with its commands
 * for Node into dist/server, where what is installed stays outside the bundle.
 */
export default defineConfig({
  plugins: [react()],
  server: {
    port: 5173,
    proxy: {
      "/api": "http://127.0.0.1:3000",
      "/live": { target: "http://127.0.0.1:3000", ws: true },
    },
  },
  builder: {},
  environments: {
    client: {
      build: { outDir: "dist/console", sourcemap: true, target: "es2022", modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
    },
    ssr: {
      resolve: { external: true },
      build: {
        ssr: true,
        outDir: "dist/server",
        emptyOutDir: true,
        target: "node20",
        sourcemap: true,
        rolldownOptions: {
          input: { main: at("server/main.ts"), recording: at("server/cli/recording.ts") },
          output: { entryFileNames: "[name].js" },
        },
      },
    },
  },
});
