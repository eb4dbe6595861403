/** Theme that the shopper chose, applied in all tabs. */
import type { ActorRefs } from "#ui/actor-refs.tsx"

/** The inline theme script did this before the first paint, from the same persisted state. */
export const followTheme = ({ persistence }: ActorRefs): void => {
  const system = matchMedia("(prefers-color-scheme: dark)")
  const show = () => {
    const snapshot = persistence.getSnapshot()
    if (snapshot.matches("reading")) return
    const { theme } = snapshot.context.persisted
    if (theme === "dark" || (theme === "system" && system.matches)) document.documentElement.dataset["theme"] = "dark"
    else delete document.documentElement.dataset["theme"]
  }
  persistence.subscribe(show)
  system.addEventListener("change", show)
}
