/** Whether a pointer rests on something, and does not only pass over it. */
import { useEffect, useRef, useState, type PointerEvent } from "react"

/** How long it is there before it rests, in milliseconds. */
const resting = 150

export const useRestingPointer = () => {
  const [rests, setRests] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    rests,
    // A finger has no way of resting: it presses.
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType !== "touch") timer.current = setTimeout(() => setRests(true), resting)
    },
    onPointerLeave: () => {
      clearTimeout(timer.current)
      setRests(false)
    },
  }
}
