/** A small panel that hangs from a button. Its code is fetched when it is first opened. */
import { lazy, Suspense, useId, useRef, useState, type ReactNode, type Ref } from "react"

const PopoverSurface = lazy(async () => ({ default: (await import("./popover-surface.tsx")).PopoverSurface }))

/** What the button that opens it must carry. */
export type PopoverTrigger = {
  readonly ref: Ref<HTMLButtonElement>
  readonly "aria-haspopup": "dialog"
  readonly "aria-expanded": boolean
  readonly "aria-controls": string | undefined
  readonly onClick: () => void
}

type Props = {
  /** What it is called aloud. */
  readonly label: string
  readonly trigger: (props: PopoverTrigger) => ReactNode
  /** What it holds; `close` puts it away. */
  readonly children: (close: () => void) => ReactNode
}

export const Popover = ({ label, trigger, children }: Props) => {
  const [state, setState] = useState<"never" | "open" | "closed">("never")
  const anchor = useRef<HTMLButtonElement>(null)
  const id = useId()
  const open = state === "open"
  const close = () => setState("closed")
  return (
    <>
      {trigger({
        ref: anchor,
        "aria-haspopup": "dialog",
        "aria-expanded": open,
        "aria-controls": open ? id : undefined,
        onClick: () => setState(open ? "closed" : "open"),
      })}
      {state !== "never" && (
        <Suspense fallback={null}>
          <PopoverSurface id={id} open={open} label={label} anchor={anchor} onClose={close}>
            {children(close)}
          </PopoverSurface>
        </Suspense>
      )}
    </>
  )
}
