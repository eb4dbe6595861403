/** A question or a panel that stands over the page: in the middle, or rising from the foot of a phone. Its code is fetched when it is first opened. */
import { lazy, Suspense, useLayoutEffect, useRef, useState, type ComponentType, type ReactNode } from "react"

type Surface = ComponentType<DialogProps & { readonly onClosed: () => void }>

/** Once its code is here, a dialog opens in the same moment. */
let here: Surface | null = null

/** Fetches the dialog's code, or finds that it is here. */
export const fetchDialog = async (): Promise<{ readonly default: Surface }> => {
  here = (await import("./dialog-surface.tsx")).DialogSurface
  return { default: here }
}
const Awaited = lazy(fetchDialog)

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
  const [drawn, setDrawn] = useState<{ readonly Surface: Surface } | null>(null)
  const opener = useRef<Element | null>(null)
  if (props.open && drawn === null) setDrawn({ Surface: here ?? Awaited })
  useLayoutEffect(() => {
    if (props.open) opener.current = document.activeElement
  }, [props.open])
  if (drawn === null) return null
  const { Surface } = drawn
  return (
    <Suspense fallback={null}>
      <Surface {...props} onClosed={() => focus(opener.current)} />
    </Suspense>
  )
}

/** Fetches the dialog's code ahead of its first opening. */
export const warmDialog = (): void => void fetchDialog()

const focus = (element: Element | null): void => {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true })
}
