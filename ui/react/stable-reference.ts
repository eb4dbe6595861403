/** Keeps the previous reference while the value is deep-equal, for memoized components. */
import { useState } from "react"
import { stableReference } from "#domain/rules/stable-reference.ts"

export const useStableReference = <Value>(value: Value): Value => {
  const [stable, setStable] = useState(() => value)
  const now = stableReference(stable, value)
  if (now !== stable) setStable(() => now)
  return now
}
