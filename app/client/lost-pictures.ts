/**
 * Pictures that could not be loaded, as without a connection: shown empty rather than broken, and requested again once the
 * network is back.
 */
import { untilRetry } from "./lost-file.ts"

/** Maximum requests after the network is back: a browser may report it before it can be used. */
const maxTries = 4

const isLost = (picture: HTMLImageElement): boolean => picture.complete && picture.naturalWidth === 0 && picture.currentSrc !== ""

/** Marks lost pictures by `data-lost`, until a retry loads them. */
export const emptyLostPictures = (): void => {
  const lost = new Set<HTMLImageElement>()
  const empty = (picture: HTMLImageElement) => {
    lost.add(picture)
    picture.dataset["lost"] = ""
  }
  const follow = (type: "error" | "load", listener: (picture: HTMLImageElement) => void) =>
    // Captured, since these events do not bubble.
    document.addEventListener(type, ({ target }) => target instanceof HTMLImageElement && listener(target), true)
  follow("error", empty)
  follow("load", (picture) => {
    if (lost.delete(picture)) delete picture.dataset["lost"]
  })
  // Pictures of the first view may have failed before.
  for (const picture of document.images) if (isLost(picture)) empty(picture)

  let isRetrying = false
  const retry = async () => {
    if (isRetrying) return
    isRetrying = true
    for (let tries = 0; tries < maxTries && lost.size > 0; tries += 1) {
      for (const picture of lost) {
        if (picture.isConnected) picture.src = picture.getAttribute("src") ?? ""
        else lost.delete(picture)
      }
      await untilRetry(tries)
    }
    isRetrying = false
  }
  window.addEventListener("online", () => void retry())
}
