/** Link to another site or app that looks like a button. */
import type { ReactNode } from "react"
import type { ButtonSize, ButtonVariant } from "./button.tsx"
import styles from "./button.module.css"

type Props = {
  readonly href: string
  readonly variant?: ButtonVariant
  readonly size?: ButtonSize
  readonly wide?: boolean
  readonly onClick?: () => void
  readonly children: ReactNode
}

export const ExternalButton = ({ href, variant = "primary", size = "medium", wide = false, onClick, children }: Props) => (
  <a href={href} onClick={onClick} className={styles.button} data-variant={variant} data-size={size} data-wide={wide ? "" : undefined}>
    <span className={styles.label}>{children}</span>
  </a>
)
