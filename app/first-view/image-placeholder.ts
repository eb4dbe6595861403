/** First picture of a screen: preloaded, and inlined in a small version for phones. */
import type { FirstPicture } from "#app/server/document.ts"

/** Image element with high fetch priority. */
const wanted = /<img\b[^>]*\bsrcset="(?<srcset>[^"]*)" sizes="(?<sizes>[^"]*)"[^>]*\bfetchpriority="high"/i

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

  const inside = async (path: string): Promise<string | null> => {
    const answer = await fetch(path)
    const bytes = answer.ok ? Buffer.from(await answer.arrayBuffer()) : null
    return bytes === null || bytes.length > maxBytes ? null : `data:image/avif;base64,${bytes.toString("base64")}`
  }

  const remembered = (path: string): Promise<string | null> => {
    const known = cached.get(path) ?? inside(path)
    cached.delete(path)
    cached.set(path, known)
    // A failure is not cached, and the page is shown without the inline picture.
    const sure = known.catch(() => {
      cached.delete(path)
      return null
    })
    for (const oldest of cached.keys()) {
      if (cached.size <= maxEntries) break
      cached.delete(oldest)
    }
    return sure
  }

  return {
    in: async (markup) => {
      const { srcset, sizes } = wanted.exec(markup)?.groups ?? {}
      if (srcset === undefined || sizes === undefined) return null
      const sources = unescaped(srcset)
      const small = sources.split(", ").find((source) => source.endsWith(` ${width}w`))
      return { srcset: sources, sizes: unescaped(sizes), inside: small === undefined ? null : await remembered(small.slice(0, small.indexOf(" "))) }
    },
  }
}

const unescaped = (text: string): string => text.replaceAll("&amp;", "&").replaceAll("&quot;", '"').replaceAll("&gt;", ">").replaceAll("&lt;", "<")
