/** Shows the theme that the shopper chose, here and in the shopper's other tabs. */
import type { ActorRefs } from "#ui/actor-refs.tsx"

/** The page's theme script did this before the first paint, from the same memory. */
export const followTheme = ({ kept }: ActorRefs): void => {
  const show = () => {
    const snapshot = kept.getSnapshot()
    if (snapshot.matches("reading")) return
    if (snapshot.context.persisted.theme === "dark") document.documentElement.dataset["theme"] = "dark"
    else delete document.documentElement.dataset["theme"]
  }
  kept.subscribe(show)
}
