/** Heading of a section with a link to the full list. */
import type { ReactNode } from "react"
import { useText } from "#ui/messages/messages.tsx"
import { TextLink } from "#ui/parts/button/text-link.tsx"
import styles from "./section-head.module.css"

type Props = {
  /** Id for the section's `aria-labelledby`. */
  readonly id: string
  readonly title: ReactNode
  /** Address of the full list. */
  readonly href?: string
  /** Content beside the title: a countdown, a count. */
  readonly children?: ReactNode
  /** Buttons before the link, which does not move when they appear. */
  readonly tools?: ReactNode
}

export const SectionHead = ({ id, title, href, children, tools }: Props) => {
  const text = useText()
  return (
    <div className={styles.head}>
      <h2 id={id}>{title}</h2>
      {children !== undefined && <div className={styles.beside}>{children}</div>}
      {(href !== undefined || tools !== undefined) && (
        <div className={styles.more}>
          {tools}
          {href !== undefined && (
            <TextLink href={href} aria-describedby={id}>
              {text("common.see_all")}
            </TextLink>
          )}
        </div>
      )}
    </div>
  )
}
