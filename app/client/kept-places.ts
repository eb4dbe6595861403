/** Keeps how far the pages of this visit were scrolled for when the tab itself is loaded anew: their names in its history outlive it too. */
import type { ActorRefs } from "#ui/shop-context.tsx"

type Places = Readonly<Record<string, number>>

const placesKey = "delguur.places"

const read = (): Places => {
  try {
    return JSON.parse(window.sessionStorage.getItem(placesKey) ?? "{}") as Places
  } catch {
    return {}
  }
}

const write = (places: Places): void => {
  try {
    window.sessionStorage.setItem(placesKey, JSON.stringify(places))
  } catch {
    // A browser that keeps nothing begins each page at its top.
  }
}

/** Tells what an earlier load kept, and keeps it for the next whenever this one may be the last that is heard of the tab. */
export const keepPlaces = ({ navigation }: Pick<ActorRefs, "navigation">): void => {
  navigation.send({ type: "places.known", places: read() })
  const keep = () => write(navigation.getSnapshot().context.places)
  window.addEventListener("pagehide", keep)
  document.addEventListener("visibilitychange", keep)
}
