/** First picture of a screen: preloaded, and inlined in a small version for phones. */
import type { FirstPicture } from "#app/server/document.ts"

/** Image element with high fetch priority. */
const firstImage = /<img\b[^>]*\bfetchpriority="high"[^>]*>/i

/** Width of the inline picture in pixels, about 5 kB. */
const width = 320
/** Larger pictures are not inlined, since they would delay the page. */
const maxBytes = 9000
/** Maximum number of cached pictures. */
const maxEntries = 300

/** Fetches a picture of the shop by its path. */
type Fetch = (path: string) => Promise<Response>

export type FirstPictures = {
  /** The first picture in `markup` with high fetch priority, or null. */
  readonly in: (markup: string) => Promise<FirstPicture | null>
}

export const createFirstPictures = (fetch: Fetch): FirstPictures => {
  const cached = new Map<string, Promise<string | null>>()

  /** The picture as a data URL; `null` if it is missing or too large. */
  const dataUrl = async (path: string): Promise<string | null> => {
    const response = await fetch(path)
    if (!response.ok) return null
    const bytes = Buffer.from(await response.arrayBuffer())
    return bytes.length > maxBytes ? null : `data:image/avif;base64,${bytes.toString("base64")}`
  }

  const cachedDataUrl = (path: string): Promise<string | null> => {
    const pending = cached.get(path) ?? dataUrl(path)
    cached.delete(path)
    cached.set(path, pending)
    for (const oldest of cached.keys()) {
      if (cached.size <= maxEntries) break
      cached.delete(oldest)
    }
    // A failure is not cached, and the page is shown without the inline picture.
    return pending.catch(() => {
      cached.delete(path)
      return null
    })
  }

  return {
    in: async (markup) => {
      const [image = ""] = firstImage.exec(markup) ?? []
      const [srcset, sizes] = [/ srcset="([^"]*)"/i, / sizes="([^"]*)"/i].map((attribute) => attribute.exec(image)?.[1])
      if (srcset === undefined || sizes === undefined) return null
      const sources = unescaped(srcset)
      const small = sources.split(", ").find((source) => source.endsWith(` ${width}w`))
      const placeholder = small === undefined ? null : await cachedDataUrl(small.slice(0, small.indexOf(" ")))
      return { srcset: sources, sizes: unescaped(sizes), placeholder }
    },
  }
}

/** Text of an attribute in React's markup. */
const unescaped = (text: string): string =>
  text.replaceAll("&amp;", "&").replaceAll("&quot;", '"').replaceAll("&gt;", ">").replaceAll("&lt;", "<")
