/** A thing to press. One primary a step; a busy one keeps its place, its width and the focus until the shop has answered. */
import type { ComponentProps } from "react"
import LoaderCircle from "lucide-react/icons/loader-circle"
import styles from "./button.module.css"

/** `primary` is the step's one way on, `soft` and `secondary` stand beside it, `quiet` reads as text, `danger` takes something away. */
export type ButtonVariant = "primary" | "secondary" | "soft" | "quiet" | "paper" | "danger"
export type ButtonSize = "small" | "medium" | "large"

type Props = ComponentProps<"button"> & {
  readonly variant?: ButtonVariant
  readonly size?: ButtonSize
  /** As wide as what it stands in. */
  readonly wide?: boolean
  /** The shop is at work on it: it can be seen and focused, not pressed again. */
  readonly busy?: boolean
}

export const Button = ({ variant = "primary", size = "medium", wide = false, busy = false, type = "button", onClick, children, ...rest }: Props) => (
  <button
    {...rest}
    type={type}
    className={styles.button}
    data-variant={variant}
    data-size={size}
    data-wide={wide ? "" : undefined}
    aria-busy={busy || undefined}
    aria-disabled={busy || rest["aria-disabled"]}
    onClick={busy ? (event) => event.preventDefault() : onClick}
  >
    <span className={styles.label}>{children}</span>
    {busy && (
      <span className={styles.turning}>
        <LoaderCircle />
      </span>
    )}
  </button>
)
