/** Server of the stories' pictures, from the artwork of the shop's own pictures. */
import { readFile } from "node:fs/promises"
import { fileURLToPath } from "node:url"
import type { Plugin } from "vite"
import { pictureNames } from "./fixtures/shell/pictures.ts"

const artwork = (name: string) => fileURLToPath(import.meta.resolve(`@lobehub/fluent-emoji-3d/assets/${name}.webp`))

/** Addresses as the storefront requests them: `/pictures/1f457-320.avif`. Browsers detect the actual format. */
const address = /^\/pictures\/([0-9a-f-]+)-(?:160|320|640|960)\.avif$/
const sizes = [160, 320, 640, 960].map((width) => `${width}.avif`)

export const pictures = (): Plugin => ({
  name: "delguur:book-pictures",
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const name = address.exec(request.url ?? "")?.[1]
      if (name === undefined || !pictureNames.includes(name)) return next()
      readFile(artwork(name)).then((picture) => response.setHeader("content-type", "image/webp").end(picture), next)
    })
  },
  async generateBundle() {
    for (const name of pictureNames) {
      const source = await readFile(artwork(name))
      for (const size of sizes) this.emitFile({ type: "asset", fileName: `pictures/${name}-${size}`, source })
    }
  },
})
