/** Button. One primary per step; a busy one keeps its size and focus until the response. */
import type { ComponentProps } from "react"
import LoaderCircle from "lucide-react/icons/loader-circle"
import styles from "./button.module.css"

/** `primary` continues the step, `soft` and `secondary` are alternatives, `quiet` looks like text, `danger` deletes. */
export type ButtonVariant = "primary" | "secondary" | "soft" | "quiet" | "paper" | "danger"
export type ButtonSize = "small" | "medium" | "large"

type Props = ComponentProps<"button"> & {
  readonly variant?: ButtonVariant
  readonly size?: ButtonSize
  /** Full width of its container. */
  readonly wide?: boolean
  /** A request runs: the button keeps the focus but ignores presses. */
  readonly busy?: boolean
}

export const Button = ({
  variant = "primary",
  size = "medium",
  wide = false,
  busy = false,
  type = "button",
  onClick,
  children,
  ...rest
}: Props) => (
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
