/** Scroll positions of this visit in session storage, by history entry, since both outlive a reload of the tab. */
import type { ActorRefs } from "#ui/actor-refs.tsx"

type ScrollPositions = Readonly<Record<string, number>>

const storageKey = "delguur.scroll-positions"

const read = (): ScrollPositions => {
  try {
    return JSON.parse(window.sessionStorage.getItem(storageKey) ?? "{}") as ScrollPositions
  } catch {
    return {}
  }
}

const write = (scrollPositions: ScrollPositions): void => {
  try {
    window.sessionStorage.setItem(storageKey, JSON.stringify(scrollPositions))
  } catch {
    // Without storage, pages start at the top.
  }
}

/** Restores the positions of an earlier load, and stores them whenever the page may be closed. */
export const keepScrollPositions = ({ navigation }: Pick<ActorRefs, "navigation">): void => {
  navigation.send({ type: "scrollPositions.known", scrollPositions: read() })
  const keep = () => write(navigation.getSnapshot().context.scrollPositions)
  window.addEventListener("pagehide", keep)
  document.addEventListener("visibilitychange", keep)
}
