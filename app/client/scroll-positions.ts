/** Keeps how far the pages of this visit were scrolled for when the tab itself is loaded anew: their names in its history outlive it too. */
import type { ActorRefs } from "#ui/actor-refs.tsx"

type ScrollPositions = Readonly<Record<string, number>>

const storageKey = "delguur.places"

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
    // A browser that keeps nothing begins each page at its top.
  }
}

/** Tells what an earlier load kept, and keeps it for the next whenever this one may be the last that is heard of the tab. */
export const keepScrollPositions = ({ navigation }: Pick<ActorRefs, "navigation">): void => {
  navigation.send({ type: "places.known", scrollPositions: read() })
  const keep = () => write(navigation.getSnapshot().context.scrollPositions)
  window.addEventListener("pagehide", keep)
  document.addEventListener("visibilitychange", keep)
}
