/** Popover that opens from a button. Its code loads on first opening. */
import { useId, useState, type ReactNode, type Ref } from "react"
import { lazyPart, useLazyPart } from "#ui/react/lazy-part.ts"

const popoverSurface = lazyPart(async () => (await import("./popover-surface.tsx")).PopoverSurface)

export type PopoverHandle = {
  /** Props for the button that opens it. */
  readonly trigger: {
    readonly ref: Ref<HTMLButtonElement>
    readonly "aria-haspopup": "dialog"
    readonly "aria-expanded": boolean
    readonly "aria-controls": string | undefined
    readonly onClick: () => void
  }
  readonly id: string
  readonly anchor: HTMLButtonElement | null
  /** `never` until the first opening: its code is not loaded. */
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
  /** Accessible name. */
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
