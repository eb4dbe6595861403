/** The heading of a page, with a quiet fact across from it. */
import type { ReactNode } from "react"
import styles from "./page-title.module.css"

export const PageTitle = ({ title, children }: { readonly title: ReactNode; readonly children?: ReactNode }) => (
  <header className={styles.title}>
    <h1>{title}</h1>
    {children && <p>{children}</p>}
  </header>
)
