/** Server of the stories' pictures, from the originals of the shop's own. */
import { readdirSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { fileURLToPath } from "node:url"
import type { Plugin } from "vite"
import { widths } from "../domain/rules/catalogue/picture-address.ts"
import { pictureNames } from "./fixtures/shell/pictures.ts"

const folder = fileURLToPath(new URL("../data/pictures/", import.meta.url))
const stored: ReadonlySet<string> = new Set(readdirSync(folder).map((file) => file.replace(/\.avif$/, "")))

/** Addresses as the storefront requests them: `/pictures/shaazan-dankh.tsagaan.front-320.avif`. */
const address = new RegExp(String.raw`^/pictures/([\p{L}\p{N}.-]+)-(?:${widths.join("|")})\.avif$`, "u")

export const pictures = (): Plugin => ({
  name: "delguur:book-pictures",
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const name = address.exec(request.url ?? "")?.[1]
      if (name === undefined || !stored.has(name)) return next()
      readFile(`${folder}${name}.avif`).then((picture) => response.setHeader("content-type", "image/avif").end(picture), next)
    })
  },
  async generateBundle() {
    for (const name of pictureNames.filter((each) => stored.has(each))) {
      const source = await readFile(`${folder}${name}.avif`)
      for (const width of widths) this.emitFile({ type: "asset", fileName: `pictures/${name}-${width}.avif`, source })
    }
  },
})
