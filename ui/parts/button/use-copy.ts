/** Copying to the clipboard, with its outcome until it is reset. */
import { useState } from "react"

export const useCopy = () => {
  const [state, setState] = useState<"resting" | "copied" | "refused">("resting")
  const copy = async (value: string): Promise<void> => {
    try {
      // A page without HTTPS has no clipboard.
      await navigator.clipboard.writeText(value)
      setState("copied")
    } catch {
      setState("refused")
    }
  }
  return { state, copy, reset: () => setState("resting") }
}
