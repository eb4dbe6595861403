/** Hover intent: whether a pointer rests on an element rather than passing over it. */
import { useEffect, useRef, useState, type PointerEvent } from "react"

/** Time until a pointer rests, in milliseconds. */
const resting = 150

export const useRestingPointer = () => {
  const [rests, setRests] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    rests,
    // Touch has no hover.
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType !== "touch") timer.current = setTimeout(() => setRests(true), resting)
    },
    onPointerLeave: () => {
      clearTimeout(timer.current)
      setRests(false)
    },
  }
}
