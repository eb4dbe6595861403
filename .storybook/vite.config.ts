/** Vite configuration of the book: the storefront's messages and styles, without its page server. */
import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"
import { messages } from "#app/build/messages.ts"
import { coveragePlugin } from "./coverage/plugin.ts"
import { iconList, iconModules } from "./icon-list.ts"
import { machinePages } from "./machines/machine-pages.ts"
import { pictures } from "./pictures.ts"
import { withoutMaps } from "./strip-sourcemaps.ts"

// Messages are compiled, as in the storefront.
export const aliases = [{ find: /^@formatjs\/icu-messageformat-parser$/, replacement: "@formatjs/icu-messageformat-parser/no-parser.js" }]

export default defineConfig({
  plugins: [react(), machinePages(), messages(), pictures(), coveragePlugin(), iconList(), withoutMaps()],
  publicDir: false,
  resolve: { alias: aliases },
  // Listed in advance, since a late discovery would reload the page during a run.
  optimizeDeps: {
    include: [
      "@radix-ui/react-dialog",
      "@radix-ui/react-popover",
      "axe-core",
      "elkjs/lib/elk.bundled.js",
      "storybook/internal/csf",
      "uqr",
      // The scan misses some icons.
      ...iconModules(),
    ],
  },
  json: { stringify: true, namedExports: false },
  css: { modules: { localsConvention: "camelCaseOnly" } },
})
