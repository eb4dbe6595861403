/** A sheet of paper on the felt: one matter, with its heading and what belongs to it. */
import type { ComponentProps, ReactNode } from "react"
import styles from "./panel.module.css"

type Props = Omit<ComponentProps<"section">, "title"> & {
  /** The heading; a panel without one needs an `aria-label`. */
  readonly title?: ReactNode
  /** A line below the heading. */
  readonly lead?: ReactNode
  /** What stands across from the heading: a link, a tag. */
  readonly aside?: ReactNode
  readonly as?: "section" | "fieldset" | "article"
  /** Without padding, for lists that reach the edges. */
  readonly flush?: boolean
}

export const Panel = ({ title, lead, aside, as: Tag = "section", flush = false, children, id, ...rest }: Props) => (
  <Tag {...(rest as ComponentProps<"section"> & ComponentProps<"fieldset">)} id={id} className={styles.panel} data-flush={flush ? "" : undefined}>
    {title && (
      <header className={styles.header}>
        <div>
          <h2>{title}</h2>
          {lead && <p>{lead}</p>}
        </div>
        {aside}
      </header>
    )}
    {children}
  </Tag>
)
