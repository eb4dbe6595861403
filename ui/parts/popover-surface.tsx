/** What a popover is drawn on. Loaded by `popover.tsx` alone. */
import * as Radix from "@radix-ui/react-popover"
import type { ReactNode, RefObject } from "react"
import styles from "./popover-surface.module.css"

type Props = {
  readonly id: string
  readonly open: boolean
  readonly label: string
  readonly anchor: RefObject<HTMLButtonElement | null>
  readonly onClose: () => void
  readonly children: ReactNode
}

export const PopoverSurface = ({ id, open, label, anchor, onClose, children }: Props) => (
  <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
    <Radix.Anchor virtualRef={anchor as RefObject<HTMLButtonElement>} />
    <Radix.Portal>
      <Radix.Content
        id={id}
        className={styles.surface}
        aria-label={label}
        sideOffset={8}
        collisionPadding={12}
        onPointerDownOutside={(event) => {
          // The button closes it by itself; closing here first would open it again.
          if (event.target instanceof Node && anchor.current?.contains(event.target) === true) event.preventDefault()
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          anchor.current?.focus({ preventScroll: true })
        }}
      >
        {children}
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
)
