/** Column of links in the footer. */
import { useId } from "react"
import { ContentLink } from "#ui/parts/button/content-link.tsx"
import styles from "./footer.module.css"

type Props = {
  readonly title: string
  /** Where the title itself leads; `null` for nowhere. */
  readonly href?: string | null
  readonly links: ReadonlyArray<{ readonly href: string; readonly name: string }>
  readonly columns?: 1 | 2
}

export const FooterLinks = ({ title, href: titleHref = null, links, columns = 1 }: Props) => {
  const id = useId()
  return (
    <nav className={styles.links} data-columns={columns} aria-labelledby={id}>
      <h2 id={id}>{titleHref === null ? title : <ContentLink href={titleHref}>{title}</ContentLink>}</h2>
      {links.length > 0 && (
        <ul>
          {links.map(({ href, name }) => (
            <li key={href}>
              <ContentLink href={href}>{name}</ContentLink>
            </li>
          ))}
        </ul>
      )}
    </nav>
  )
}
