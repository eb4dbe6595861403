/** Term of a product: icon, promise and condition. */
import type { ReactNode } from "react"
import styles from "./term.module.css"

type Props = { readonly icon: ReactNode; readonly title: ReactNode; readonly text?: ReactNode; readonly children?: ReactNode }

export const Term = ({ icon, title, text, children }: Props) => (
  <li className={styles.term}>
    {icon}
    <div>
      <p className={styles.title}>{title}</p>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {children}
    </div>
  </li>
)
