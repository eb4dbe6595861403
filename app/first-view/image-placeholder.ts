/** Finds the picture that a first view waits for: the browser is told of it early, and has a small one of it in the page itself. */
import type { FirstPicture } from "#app/server/document.ts"

/** A picture that says it is wanted first. */
const wanted = /<img\b[^>]*\bsrcset="(?<srcset>[^"]*)" sizes="(?<sizes>[^"]*)"[^>]*\bfetchpriority="high"/i

/** How wide the one inside the page is, in pixels: sharp enough on most phones, five kilobytes or so. */
const width = 320
/** More bytes than this would keep the page itself waiting. */
const maxBytes = 9000
/** How many are kept. */
const maxEntries = 300

/** Fetches a picture of the shop's by its path. */
type Fetch = (path: string) => Promise<Response>

export type FirstPictures = {
  /** The first picture in `markup` that its screen asks for at once; its `sizes` are thereby the screen's own. */
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
    // What could not be had is asked for again, and its page is shown without it.
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
