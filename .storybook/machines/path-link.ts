/** A walk as a link to its page in the book, and back. */
import { read, written, type WalkthroughPath } from "./walkthrough-path.ts"

const key = "walked"

/** The address of the whole book; the page stands in a frame of it, unless it is opened alone. */
const bookAddress = (): URL => new URL(window.parent.location.href)

export const pathInLink = (): WalkthroughPath => read(bookAddress().searchParams.get(key))

export const linkTo = (path: WalkthroughPath): string => {
  const address = bookAddress()
  address.searchParams.set(key, written(path))
  return address.href
}
