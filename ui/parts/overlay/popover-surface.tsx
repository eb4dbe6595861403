/** Surface of a popover, loaded by `popover.tsx` only. */
import * as Radix from "@radix-ui/react-popover"
import { useMemo, type ReactNode } from "react"
import type { PopoverHandle } from "./popover.tsx"
import styles from "./popover-surface.module.css"

type Props = {
  readonly popover: PopoverHandle
  readonly label: string
  readonly children: ReactNode
}

export const PopoverSurface = ({ popover: { id, anchor, state, close }, label, children }: Props) => {
  const button = useMemo(() => ({ current: anchor ?? document.body }), [anchor])
  return (
    <Radix.Root open={state === "open"} onOpenChange={(next) => !next && close()}>
      <Radix.Anchor virtualRef={button} />
      <Radix.Portal>
        <Radix.Content
          id={id}
          className={styles.surface}
          aria-label={label}
          align="end"
          sideOffset={8}
          collisionPadding={12}
          onPointerDownOutside={(event) => {
            // The button closes the popover itself; closing here first would open it again.
            if (event.target instanceof Node && anchor?.contains(event.target) === true) event.preventDefault()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            anchor?.focus({ preventScroll: true })
          }}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
