/** The heading of a section, with the way to all of it. */
import type { ReactNode } from "react"
import { useText } from "#ui/messages/messages.tsx"
import { TextLink } from "#ui/parts/button/text-link.tsx"
import styles from "./section-head.module.css"

type Props = {
  /** For `aria-labelledby` of the section. */
  readonly id: string
  readonly title: ReactNode
  /** Where all of it is. */
  readonly href?: string
  /** Beside the title: a countdown, a count. */
  readonly children?: ReactNode
  /** Before the way on, which stays where it is when they come. */
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
