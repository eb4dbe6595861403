/** Build of the storefront: hashed files for browsers, and modules for the process that serves them. */
import react from "@vitejs/plugin-react"
import { defineConfig, runnerImport, type UserConfig } from "vite"
import { chunkNames } from "./app/build/chunks.ts"
import { renderer } from "./app/build/renderer.ts"
import { release } from "./app/build/release.ts"
import { serviceWorker } from "./app/build/service-worker.ts"
import { drawCheck } from "./app/build/draw-check.ts"
import { notices } from "./app/build/notices.ts"
import { messages } from "./app/build/messages.ts"
import { retriedStyles } from "./app/build/retried-styles.ts"
import type * as PageModules from "./app/server/page-modules.ts"

const root = import.meta.dirname

/** The routes of all pages, which only Vite can find. */
const routes = async () => (await runnerImport<typeof PageModules>(`${root}/app/server/page-modules.ts`)).module.routesByModule

export default defineConfig(async ({ command, isSsrBuild = false, mode }): Promise<UserConfig> => ({
  plugins: [react(), messages(), retriedStyles(), release(), serviceWorker(), notices(), drawCheck()],
  publicDir: false,
  appType: "custom",
  resolve: {
    alias: [
      ...(command === "build" ? renderer : []),
      // React has the hook since 18, so that its substitute is not needed.
      { find: /^use-sync-external-store\/shim\/with-selector(?:\.js)?$/, replacement: "use-sync-external-store/with-selector.js" },
      { find: /^use-sync-external-store\/shim(?:\/index(?:\.js)?)?$/, replacement: "use-sync-external-store" },
      // The build parses messages (see app/build/messages.ts), so that browsers need no parser.
      { find: /^@formatjs\/icu-messageformat-parser$/, replacement: "@formatjs/icu-messageformat-parser/no-parser.js" },
    ],
  },
  ssr: {
    noExternal: [
      "@xstate/react",
      "wouter",
      /^@radix-ui\//,
      "lucide-react",
      "use-sync-external-store",
      "react-remove-scroll",
      /^react-/,
      "aria-hidden",
    ],
  },
  json: { stringify: true, namedExports: false },
  css: {
    modules: {
      localsConvention: "camelCaseOnly",
      generateScopedName: mode === "production" ? "[hash:base64:6]" : "[name]__[local]",
    },
  },
  build: isSsrBuild
    ? {
        outDir: "dist/server",
        target: "node20",
        copyPublicDir: false,
        rolldownOptions: { output: { entryFileNames: "[name].js", chunkFileNames: "chunks/[name]-[hash].js" } },
      }
    : {
        outDir: "dist/client",
        target: "es2023",
        assetsDir: "assets",
        assetsInlineLimit: 0,
        // Compressed files are some 2 % smaller than with the default.
        minify: "terser",
        terserOptions: { module: true, ecma: 2020, compress: { passes: 2 } },
        manifest: "manifest.json",
        // The page server names the files of a first view; the table of routes those of a later page, which are then fetched at once.
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_, files, { hostId }) => (hostId.includes("/start-machines-") ? files : []),
        },
        // app/build/release.ts deletes files of old releases.
        emptyOutDir: false,
        rolldownOptions: {
          input: { storefront: "app/client/entry.tsx" },
          // Getters of libraries have no side effects, so that unused schemas of effect are left out.
          treeshake: { propertyReadSideEffects: false },
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [{ name: chunkNames(root, command === "build" ? await routes() : new Map()) }],
            },
          },
        },
      },
}))
