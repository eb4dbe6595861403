/**
 * Routes of pictures: `/pictures/{name}-{width}.{avif|webp|jpg}`, immutable under one name. A browser whose `Accept` lists
 * image types without AVIF receives WebP under both names.
 */
import { createHash } from "node:crypto"
import { Hono } from "hono"
import { widths, type PictureWidth } from "#domain/rules/catalogue/picture-address.ts"
import type { Format, ImageCache } from "./image-cache.ts"

type PictureRequest = { readonly name: string; readonly width: PictureWidth; readonly format: Format }

/** Names are letters, digits and dashes, so that no path escapes the folder. */
const pictureRequest = (file: string): PictureRequest | null => {
  const [, name = "", size = "", format = ""] = /^([\p{L}\p{N}][\p{L}\p{N}.-]{0,120})-(\d{3})\.(avif|webp|jpg)$/u.exec(file) ?? []
  const width = widths.find((one) => String(one) === size)
  return width === undefined || format === "" ? null : { name, width, format: format as Format }
}

const readable = (format: Format, accept: string): Format =>
  format === "avif" && accept.includes("image/") && !accept.includes("image/avif") ? "webp" : format

/** A browser revalidates only after a year; the ETag changes when a picture is composed differently. */
const forever = "public, max-age=31536000, immutable"

/** Letters and other sites show pictures as JPEG. */
const elsewhere = { "Cross-Origin-Resource-Policy": "cross-origin" }

const tagOf = (bytes: Buffer): string => `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`

/** App to mount at `/pictures`. */
export const pictureRoutes = (imageCache: ImageCache): Hono => {
  const app = new Hono()
  app.get("/:file", async (c) => {
    const picture = pictureRequest(c.req.param("file"))
    const format = readable(picture?.format ?? "avif", c.req.header("accept") ?? "")
    const bytes = picture === null ? null : await imageCache.picture(picture.name, picture.width, format)
    if (bytes === null) return c.body(null, 404, { "Cache-Control": "no-store" })
    const headers = {
      "Cache-Control": forever,
      ETag: tagOf(bytes),
      "Content-Type": format === "jpg" ? "image/jpeg" : `image/${format}`,
      Vary: "Accept",
      ...(format === "jpg" && elsewhere),
    }
    if (c.req.header("if-none-match") === headers.ETag) return c.body(null, 304, headers)
    return c.body(new Uint8Array(bytes), 200, headers)
  })
  return app
}
