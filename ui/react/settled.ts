/** A value that stays the one it was while it holds the same, for parts that are drawn anew only when what they are given is another. */
import { useState } from "react"
import { settled } from "#domain/rules/settled.ts"

export const useSettled = <Value>(value: Value): Value => {
  const [held, hold] = useState(() => value)
  const now = settled(held, value)
  if (now !== held) hold(() => now)
  return now
}
