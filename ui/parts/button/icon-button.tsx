/** Button with an icon and an accessible name. */
import type { ComponentProps, ReactNode } from "react"
import styles from "./icon-button.module.css"

type Props = Omit<ComponentProps<"button">, "children" | "aria-label" | "className"> & {
  /** Accessible name. */
  readonly label: string
  readonly icon: ReactNode
  /** `bare` on a surface, `frost` over pictures, `line` beside fields. */
  readonly look?: "bare" | "frost" | "line"
}

export const IconButton = ({ label, icon, look = "bare", type = "button", ...rest }: Props) => (
  <button {...rest} type={type} className={styles.button} data-look={look} aria-label={label}>
    {icon}
  </button>
)
