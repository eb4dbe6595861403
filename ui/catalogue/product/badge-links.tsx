/** Badges of a product, each with a link to its page. E17. */
import type { Badge } from "#domain/entities/catalogue/badge.ts"
import { badgePath } from "#domain/rules/catalogue/coded-paths.ts"
import { Link } from "#ui/parts/button/link.tsx"
import { useText } from "#ui/messages/messages.tsx"
import styles from "./badge-links.module.css"

export const BadgeLinks = ({ badges }: { readonly badges: ReadonlyArray<Badge> }) => {
  const text = useText()
  if (badges.length === 0) return null
  return (
    <ul className={styles.badges} aria-label={text("badge.label")}>
      {badges.map(({ code, name }) => (
        <li key={code}>
          <Link href={badgePath(code)} data-kind={code}>
            <span>{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
