/** What stands below the first screen: at once in a page that the server drew, right after the rest where the shopper comes from another page. */
import { startTransition, useEffect, useState, type ReactNode } from "react"
import { useHydrated } from "./hydrated.ts"

export const Later = ({ children }: { readonly children: ReactNode }) => {
  const comes = useHydrated()
  const [shown, setShown] = useState(!comes)
  useEffect(() => startTransition(() => setShown(true)), [])
  return shown && children
}
