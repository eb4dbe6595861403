/** Link to a page that looks like a button. */
import { Link, type LinkProps } from "./link.tsx"
import type { ButtonSize, ButtonVariant } from "./button.tsx"
import styles from "./button.module.css"

type Props = Omit<LinkProps, "className"> & {
  readonly variant?: ButtonVariant
  readonly size?: ButtonSize
  readonly wide?: boolean
}

export const ButtonLink = ({ variant = "primary", size = "medium", wide = false, children, ...rest }: Props) => (
  <Link {...rest} className={styles.button} data-variant={variant} data-size={size} data-wide={wide ? "" : undefined}>
    <span className={styles.label}>{children}</span>
  </Link>
)
