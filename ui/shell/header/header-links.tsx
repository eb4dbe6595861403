/** Row of links under the header: shortcuts, and as many top categories as fit. */
import { inLocale } from "#domain/entities/locale.ts"
import { useTopTaxons } from "#ui/shell/public/site-taxons.ts"
import { Link } from "#ui/parts/button/link.tsx"
import { useLocale, useText } from "#ui/messages/messages.tsx"
import { shortcutsOf } from "#ui/shell/shortcuts.ts"
import { useSiteConfig } from "#ui/site-config.ts"
import styles from "./header-links.module.css"

export const HeaderLinks = () => {
  const text = useText()
  const locale = useLocale()
  const taxons = useTopTaxons()
  const shortcuts = shortcutsOf(useSiteConfig())
  return (
    <nav className={styles.links} aria-label={text("nav.short")}>
      <ul className={`page ${styles.list}`}>
        {shortcuts.map(({ key, href }) => (
          <li key={href}>
            <Link href={href} className={styles.link}>
              {text(key)}
            </Link>
          </li>
        ))}
        {taxons.map((taxon) => (
          <li key={taxon.id} className={styles.taxon}>
            <Link href={`/t/${taxon.permalink}`} className={styles.link}>
              {inLocale(taxon.name, locale)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
