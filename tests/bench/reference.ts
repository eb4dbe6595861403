/** Reference figures of this machine: timed bars are ratios to them, because the machine's speed changes by the hour. */
import { createHash } from "node:crypto"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import type { PictureWidth } from "#domain/rules/catalogue/picture-address.ts"
import { quantile } from "./row.ts"

const lines = Array.from({ length: 4000 }, (_, id) => ({ id, name: `дэлгүүр ${id}`, price: id * 37, tags: ["a", "б", String(id % 7)] }))
const text = JSON.stringify(lines)

/** Parses, sorts, writes and hashes the same 300 kB. Returns milliseconds. */
export const referenceWork = (): number => {
  const started = performance.now()
  const sorted = (JSON.parse(text) as typeof lines).toSorted((one, other) => (other.id % 97) - (one.id % 97) || one.id - other.id)
  createHash("sha256").update(JSON.stringify(sorted)).digest()
  return performance.now() - started
}

/** Median of `count` runs of the reference work, in milliseconds, after as many to warm up. */
export const referenceTime = (count = 100): number => quantile(Array.from({ length: count * 2 }, referenceWork).slice(count))

/** Width of the reference page's picture; the compiler refuses one that the shop does not make. */
const pictureWidth: PictureWidth = 720

export type ReferencePage = { readonly url: string; readonly close: () => void }

/** Serves a page of a few words and the first picture of the page at `product`, without styles or scripts. */
export const openReferencePage = async (shop: string, product: string): Promise<ReferencePage> => {
  const markup = await (await fetch(product)).text()
  const source = new RegExp(`srcset="(?:[^"]*, )?(?<path>[^" ]+) ${pictureWidth}w`, "i").exec(markup)?.groups?.["path"]
  if (source === undefined) throw new Error(`no picture of ${pictureWidth} px in ${product}`)
  const picture = await fetch(new URL(source.replaceAll("&amp;", "&"), shop), { headers: { accept: "image/avif" } })
  if (!picture.ok) throw new Error(`${source} answered ${picture.status}`)
  const bytes = Buffer.from(await picture.arrayBuffer())
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="description" content="A page to measure others by."><title>A few words</title><link rel="icon" href="data:,">
<h1>A few words</h1><p>and a picture of the shop.</p><img src="/picture.avif" alt="A product" width="320" height="320"></html>`
  const server = createServer(({ url }, response) => {
    if (url === "/picture.avif") response.writeHead(200, { "content-type": "image/avif" }).end(bytes)
    else response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(page)
  })
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
