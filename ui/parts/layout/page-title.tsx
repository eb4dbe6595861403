/** Heading of a page with an optional fact beside it. */
import type { ReactNode } from "react"
import styles from "./page-title.module.css"

export const PageTitle = ({ title, children }: { readonly title: ReactNode; readonly children?: ReactNode }) => (
  <header className={styles.title}>
    <h1>{title}</h1>
    {children && <p>{children}</p>}
  </header>
)
