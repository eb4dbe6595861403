/** A value that stays the one it was while it holds the same, for parts that are drawn anew only when what they are given is another. */
import { useState } from "react"
import { stableReference } from "#domain/rules/stable-reference.ts"

export const useStableReference = <Value>(value: Value): Value => {
  const [stable, setStable] = useState(() => value)
  const now = stableReference(stable, value)
  if (now !== stable) setStable(() => now)
  return now
}
