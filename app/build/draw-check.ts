/** The script that checks a draw without the shop's code, written beside the release: `/check-draw.mjs`. C15. */
import { copyFile } from "node:fs/promises"
import path from "node:path"
import type { Plugin, ResolvedConfig } from "vite"

const file = "check-draw.mjs"

export const drawCheck = (): Plugin => {
  let config: ResolvedConfig
  return {
    name: "delguur:draw-check",
    apply: "build",
    configResolved(resolved) {
      config = resolved
    },
    async closeBundle() {
      if (config.build.ssr !== false || config.build.manifest === false) return
      await copyFile(path.join(import.meta.dirname, file), path.join(config.root, config.build.outDir, file))
    },
  }
}
