/** Panel: a section on its own surface, with heading and content. */
import type { ComponentProps, ReactNode } from "react"
import styles from "./panel.module.css"

type Props = Omit<ComponentProps<"section">, "title"> & {
  /** Heading; a panel without one needs an `aria-label`. */
  readonly title?: ReactNode
  /** Text below the heading. */
  readonly lead?: ReactNode
  /** Content beside the heading: a link or a tag. */
  readonly aside?: ReactNode
  readonly as?: "section" | "fieldset" | "article"
  /** No padding, for lists that reach the edges. */
  readonly flush?: boolean
}

export const Panel = ({ title, lead, aside, as: Tag = "section", flush = false, children, id, ...rest }: Props) => (
  <Tag
    {...(rest as ComponentProps<"section"> & ComponentProps<"fieldset">)}
    id={id}
    className={styles.panel}
    data-flush={flush ? "" : undefined}
  >
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
