/** Link to a walkthrough's path, and its parser. */
import { decodePath, encodePath, type WalkthroughPath } from "./walkthrough-path.ts"

const key = "walked"

/** Address of the whole book; the page is in its iframe, unless opened alone. */
const bookAddress = (): URL => new URL(window.parent.location.href)

export const pathInLink = (): WalkthroughPath => decodePath(bookAddress().searchParams.get(key))

export const linkTo = (path: WalkthroughPath): string => {
  const address = bookAddress()
  address.searchParams.set(key, encodePath(path))
  return address.href
}
