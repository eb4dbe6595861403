/** Vite configuration of the book: the storefront's messages and styles, without its page server. */
import { readdirSync, readFileSync } from "node:fs"
import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"
import { messages } from "#app/build/messages.ts"
import { coveragePlugin } from "./coverage/plugin.ts"
import { pictures } from "./pictures.ts"
import { withoutMaps } from "./strip-sourcemaps.ts"

const ui = new URL("../ui/", import.meta.url)

/** Every icon module that a screen imports: the optimizer's scan misses some, and a late one reloads the run. */
const icons = (): ReadonlyArray<string> => {
  const files = readdirSync(ui, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".tsx"))
  return [...new Set(files.flatMap((file) => readFileSync(new URL(file, ui), "utf8").match(/lucide-react\/icons\/[\w-]+/g) ?? []))]
}

export default defineConfig({
  plugins: [react(), messages(), pictures(), coveragePlugin(), withoutMaps()],
  publicDir: false,
  resolve: {
    // Messages are compiled, as in the storefront.
    alias: [
      { find: /^@formatjs\/icu-messageformat-parser$/, replacement: "@formatjs/icu-messageformat-parser/no-parser.js" },
    ],
  },
  // Listed in advance, since a late discovery would reload the page during a run.
  optimizeDeps: {
    include: [
      "@radix-ui/react-dialog",
      "@radix-ui/react-popover",
      "axe-core",
      "elkjs/lib/elk.bundled.js",
      "storybook/internal/csf",
      "uqr",
      ...icons(),
    ],
  },
  json: { stringify: true, namedExports: false },
  css: { modules: { localsConvention: "camelCaseOnly" } },
})
