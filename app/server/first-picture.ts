/** Finds the picture that a first view waits for, so that the browser can be told of it before it reads that far. */
import type { FirstPicture } from "./document.ts"

/** A picture in its modern form, followed by the image that stands in for it and says that it is wanted first. */
const wanted = /<source type="image\/avif" srcset="(?<srcset>[^"]*)" sizes="(?<sizes>[^"]*)"\/?><img\b[^>]*\bfetchpriority="high"/i

/** The first picture in `markup` that its screen asks for at once; its `sizes` are thereby the screen's own. */
export const firstPictureIn = (markup: string): FirstPicture | null => {
  const { srcset, sizes } = wanted.exec(markup)?.groups ?? {}
  return srcset === undefined || sizes === undefined ? null : { srcset: unescaped(srcset), sizes: unescaped(sizes) }
}

const unescaped = (text: string): string => text.replaceAll("&amp;", "&").replaceAll("&quot;", '"').replaceAll("&gt;", ">").replaceAll("&lt;", "<")
