/** Opens the inspector beside the running shop. */
import { createRoot } from "react-dom/client"
import type { ActorRegistry } from "./actor-registry.ts"
import { Inspector } from "./inspector.tsx"

export const openInspector = (registry: ActorRegistry): void => {
  const container = document.createElement("div")
  // Outside the application's root, so that the application does not change it.
  document.documentElement.append(container)
  createRoot(container).render(<Inspector registry={registry} />)
}
