/** Modal dialog: centred, or a sheet from the bottom of a phone. Its code loads on first opening. */
import { useLayoutEffect, useRef, type ReactNode } from "react"
import { lazyPart, useLazyPart } from "#ui/react/lazy-part.ts"
import { useVisibleWhen } from "#ui/react/page-visibility.ts"

const surface = lazyPart<DialogProps & { readonly onClosed: () => void }>(async () => (await import("./dialog-surface.tsx")).DialogSurface)

export type DialogProps = {
  readonly open: boolean
  /** Called on Escape, the close button, or a press outside. */
  readonly onClose: () => void
  /** Title and accessible name. */
  readonly title: string
  /** Sentence under the title. */
  readonly description?: string | undefined
  /** `dialog` is centred; `sheet` comes from the bottom on phones, from the side on desktops; `full` covers the screen. */
  readonly shape?: "dialog" | "sheet" | "full"
  readonly children: ReactNode
  /** Buttons that stay visible below scrolling content. */
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

/** Preloads the dialog's code. */
export const preloadDialog = surface.preload

const focus = (element: Element | null): void => {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true })
}
