/** Segmented control: buttons, or links to the same page in another form. */
import type { ComponentProps, ReactNode } from "react"
import styles from "./segmented-control.module.css"

type ControlProps = {
  readonly label: string
  /** Id of the error below, where nothing is chosen that must be. */
  readonly wrongId?: string | undefined
  readonly children: ReactNode
}

export const SegmentedControl = ({ label, wrongId, children }: ControlProps) => (
  <div
    className={styles.segment}
    role="group"
    aria-label={label}
    aria-describedby={wrongId}
    data-wrong={wrongId === undefined ? undefined : ""}
  >
    {children}
  </div>
)

type ButtonProps = {
  /** Accessible name, for buttons with an icon only. */
  readonly label?: string
  readonly pressed: boolean
  readonly disabled?: boolean
  readonly onPress: () => void
  readonly children: ReactNode
}

export const SegmentButton = ({ label, pressed, disabled = false, onPress, children }: ButtonProps) => (
  <button type="button" className={styles.choice} aria-label={label} aria-pressed={pressed} disabled={disabled} onClick={onPress}>
    {children}
  </button>
)

type LinkProps = Omit<ComponentProps<"a">, "className"> & { readonly current: boolean }

export const SegmentLink = ({ current, children, ...rest }: LinkProps) => (
  <a {...rest} className={styles.choice} aria-current={current ? "true" : undefined}>
    {children}
  </a>
)
