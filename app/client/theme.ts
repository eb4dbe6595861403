/** Theme that the shopper chose, applied in all tabs. */
import type { ActorRefs } from "#ui/actor-refs.tsx"

/** The inline theme script did this before the first paint, from the same persisted state. */
export const followTheme = ({ kept }: ActorRefs): void => {
  const show = () => {
    const snapshot = kept.getSnapshot()
    if (snapshot.matches("reading")) return
    if (snapshot.context.persisted.theme === "dark") document.documentElement.dataset["theme"] = "dark"
    else delete document.documentElement.dataset["theme"]
  }
  kept.subscribe(show)
}
