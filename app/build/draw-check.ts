/**
 * Vite plugin of the script that checks a draw without the shop's code: `/check-draw.mjs`, written beside the release and served
 * during development. C15.
 */
import { copyFile, readFile } from "node:fs/promises"
import path from "node:path"
import type { Plugin, ResolvedConfig } from "vite"

const file = "check-draw.mjs"
const source = path.join(import.meta.dirname, file)

export const drawCheck = (): Plugin => {
  let config: ResolvedConfig
  return {
    name: "delguur:draw-check",
    configResolved(resolved) {
      config = resolved
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${file}`, (_, response, next) => {
        readFile(source).then((script) => response.setHeader("content-type", "text/javascript; charset=utf-8").end(script), next)
      })
    },
    async closeBundle() {
      if (config.command !== "build" || config.build.ssr !== false || config.build.manifest === false) return
      await copyFile(source, path.join(config.root, config.build.outDir, file))
    },
  }
}
