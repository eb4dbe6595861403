/** A question or a panel that stands over the page: in the middle, or rising from the foot of a phone. Its code is fetched when it is first opened. */
import { useLayoutEffect, useRef, type ReactNode } from "react"
import { lazyPart, useLazyPart } from "#ui/react/lazy-part.ts"
import { useVisibleWhen } from "#ui/react/page-visibility.ts"

const surface = lazyPart<DialogProps & { readonly onClosed: () => void }>(async () => (await import("./dialog-surface.tsx")).DialogSurface)

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
  const open = useVisibleWhen(props.open)
  const { Part: Surface } = useLazyPart(surface, open)
  const opener = useRef<Element | null>(null)
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement
  }, [open])
  return Surface !== null && <Surface {...props} open={open} onClosed={() => focus(opener.current)} />
}

/** Fetches the dialog's code ahead of its first opening. */
export const warmDialog = surface.preload

const focus = (element: Element | null): void => {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true })
}
