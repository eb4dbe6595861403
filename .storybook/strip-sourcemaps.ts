/** Vite plugin that drops source maps of packages, most of the download before the first story. */
import type { Plugin } from "vite"

export const withoutMaps = (): Plugin => ({
  name: "delguur:without-maps",
  enforce: "pre",
  apply: "serve",
  config: () => ({
    optimizeDeps: {
      rolldownOptions: { plugins: [{ name: "delguur:without-maps", outputOptions: (options) => ({ ...options, sourcemap: false }) }] },
    },
  }),
  transform: {
    filter: { id: /\/deps\/[^/]+\.js/ },
    handler: (code) => ({ code, map: { mappings: "" } }),
  },
})
