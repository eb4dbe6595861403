/** Column of links in the footer. */
import { useId } from "react"
import { Link } from "#ui/parts/button/link.tsx"
import styles from "./footer.module.css"

type Props = {
  readonly title: string
  readonly links: ReadonlyArray<{ readonly href: string; readonly name: string }>
  readonly columns?: 1 | 2
}

export const FooterLinks = ({ title, links, columns = 1 }: Props) => {
  const id = useId()
  return (
    <nav className={styles.links} data-columns={columns} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {links.map(({ href, name }) => (
          <li key={href}>
            <Link href={href}>{name}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
