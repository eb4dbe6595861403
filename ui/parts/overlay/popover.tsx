/** A small panel that hangs from a button. Its code is fetched when it is first opened. */
import { useId, useState, type ReactNode, type Ref } from "react"
import { lazyPart, useLazyPart } from "#ui/react/lazy-part.ts"

const popoverSurface = lazyPart(async () => (await import("./popover-surface.tsx")).PopoverSurface)

export type PopoverHandle = {
  /** What the button that opens it must carry. */
  readonly trigger: {
    readonly ref: Ref<HTMLButtonElement>
    readonly "aria-haspopup": "dialog"
    readonly "aria-expanded": boolean
    readonly "aria-controls": string | undefined
    readonly onClick: () => void
  }
  readonly id: string
  readonly anchor: HTMLButtonElement | null
  /** `never` until it is first opened: nothing of it is loaded. */
  readonly state: "never" | "open" | "closed"
  readonly close: () => void
}

export const usePopover = (): PopoverHandle => {
  const [state, setState] = useState<PopoverHandle["state"]>("never")
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null)
  const id = useId()
  const open = state === "open"
  const trigger = {
    ref: setAnchor,
    "aria-haspopup": "dialog",
    "aria-expanded": open,
    "aria-controls": open ? id : undefined,
    onClick: () => setState(open ? "closed" : "open"),
  } as const
  return { trigger, id, anchor, state, close: () => setState("closed") }
}

type Props = {
  readonly popover: PopoverHandle
  /** What it is called aloud. */
  readonly label: string
  readonly children: ReactNode
}

export const Popover = ({ popover, label, children }: Props) => {
  const { Part: PopoverSurface } = useLazyPart(popoverSurface, popover.state !== "never")
  return (
    PopoverSurface !== null && (
      <PopoverSurface popover={popover} label={label}>
        {children}
      </PopoverSurface>
    )
  )
}
