/** Column of links in the footer; on a phone only its title, which opens it. */
import { useEffect, useId, useRef } from "react"
import ChevronDown from "lucide-react/icons/chevron-down"
import { ContentLink } from "#ui/parts/button/content-link.tsx"
import styles from "./footer.module.css"

type Props = {
  readonly title: string
  /** Where the title itself leads; `null` for nowhere. */
  readonly href?: string | null
  readonly links: ReadonlyArray<{ readonly href: string; readonly name: string }>
  readonly columns?: 1 | 2
}

/** As in the style sheet, which shows all columns of a wide screen before this has run. */
const wideMedia = "(width > 640px)"

export const FooterLinks = ({ title, href: titleHref = null, links, columns = 1 }: Props) => {
  const id = useId()
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (details.current !== null) details.current.open = matchMedia(wideMedia).matches
  }, [])
  const shown = titleHref === null ? links : [{ href: titleHref, name: title }, ...links]
  return (
    <nav className={styles.links} data-columns={columns} aria-labelledby={id}>
      <details ref={details}>
        <summary>
          <h2 id={id}>{title}</h2>
          <ChevronDown aria-hidden="true" />
        </summary>
        <ul>
          {shown.map(({ href, name }) => (
            <li key={href}>
              <ContentLink href={href}>{name}</ContentLink>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  )
}
