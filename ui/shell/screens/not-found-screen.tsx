/** Page for an unknown address, with links to continue. S16, S29m. */
import Compass from "lucide-react/icons/compass"
import { inLocale } from "#domain/entities/locale.ts"
import { ButtonLink } from "#ui/parts/button/button-link.tsx"
import { EmptyState } from "#ui/parts/feedback/empty-state.tsx"
import { Link } from "#ui/parts/button/link.tsx"
import { useLocale, useText } from "#ui/messages/messages.tsx"
import { useTopTaxons } from "#ui/shell/public/site-taxons.ts"
import styles from "./not-found-screen.module.css"

/** `path` is the requested path. */
export const NotFoundScreen = ({ path }: { readonly path: string }) => {
  const text = useText()
  const locale = useLocale()
  const taxons = useTopTaxons()
  return (
    <div className={`page ${styles.screen}`} data-state="missing">
      <EmptyState title={text("missing.title")} text={text("missing.text", { path })} icon={<Compass />} heading="h1">
        <ButtonLink href="/">{text("missing.home")}</ButtonLink>
        <ButtonLink href="/new" variant="secondary">
          {text("nav.new")}
        </ButtonLink>
      </EmptyState>
      <nav className={styles.categories} aria-labelledby="missing-categories">
        <h2 id="missing-categories">{text("search.ways")}</h2>
        <ul>
          {taxons.map((taxon) => (
            <li key={taxon.id}>
              <Link href={`/t/${taxon.permalink}`}>{inLocale(taxon.name, locale)}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
