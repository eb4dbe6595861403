/** A question or a panel that stands over the page: in the middle, or rising from the foot of a phone. Its code is fetched when it is first opened. */
import { lazy, Suspense, useLayoutEffect, useRef, useState, type ReactNode } from "react"

const loadSurface = async () => ({ default: (await import("./dialog-surface.tsx")).DialogSurface })
const DialogSurface = lazy(loadSurface)

export type DialogProps = {
  readonly open: boolean
  /** Escape, the cross, or a press outside. */
  readonly onClose: () => void
  /** What it is called, on screen and aloud. */
  readonly title: string
  /** One sentence under the title. */
  readonly description?: string | undefined
  /** `dialog` in the middle; `sheet` from the foot on phones, from the side on desktops; `full` the whole screen. */
  readonly shape?: "dialog" | "sheet" | "full"
  readonly children: ReactNode
  /** Stays in reach under what scrolls: the buttons. */
  readonly footer?: ReactNode
}

export const Dialog = (props: DialogProps) => {
  const [wanted, setWanted] = useState(props.open)
  const opener = useRef<Element | null>(null)
  if (props.open && !wanted) setWanted(true)
  useLayoutEffect(() => {
    if (props.open) opener.current = document.activeElement
  }, [props.open])
  if (!wanted) return null
  return (
    <Suspense fallback={null}>
      <DialogSurface {...props} onClosed={() => focus(opener.current)} />
    </Suspense>
  )
}

/** Fetches the dialog's code ahead of its first opening. */
export const warmDialog = (): void => void loadSurface()

const focus = (element: Element | null): void => {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true })
}
