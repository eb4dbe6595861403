/** Opens the panel beside the running shop. */
import { createRoot } from "react-dom/client"
import type { Following } from "./actor-registry.ts"
import { Inspector } from "./inspector.tsx"

export const openInspector = (following: Following): void => {
  const container = document.createElement("div")
  // Beside the page, so that nothing of the page's own changes it.
  document.documentElement.append(container)
  createRoot(container).render(<Inspector following={following} />)
}
