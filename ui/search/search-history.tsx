/** Panel of the empty search box: recent searches, newest first and removable, and top categories. B19. */
import { useSelector } from "@xstate/react"
import { useId } from "react"
import History from "lucide-react/icons/history"
import X from "lucide-react/icons/x"
import { inLocale } from "#domain/entities/locale.ts"
import { IconButton } from "#ui/parts/button/icon-button.tsx"
import { Link } from "#ui/parts/button/link.tsx"
import { ProductPicture } from "#ui/parts/display/picture.tsx"
import { useTopTaxons } from "#ui/shell/public/site-taxons.ts"
import { useActorRefs } from "#ui/actor-refs.tsx"
import { useLocale, useText } from "#ui/messages/messages.tsx"
import { SearchOption } from "./search-option.tsx"
import styles from "./search-history.module.css"

type Props = {
  readonly list: string
  /** Called when a search is removed together with its focused button. */
  readonly onForget: () => void
}

export const SearchHistory = ({ list, onForget }: Props) => {
  const text = useText()
  const { search } = useActorRefs()
  const history = useSelector(search, ({ context }) => context.history)
  const forget = (text: string) => {
    search.send({ type: "history.remove", text })
    onForget()
  }
  const forgetAll = () => {
    search.send({ type: "history.empty" })
    onForget()
  }
  return (
    <div className={styles.history} data-empty={history.length === 0 ? "" : undefined}>
      {history.length > 0 && (
        <section className={styles.recent} aria-label={text("search.recent")}>
          <header className={styles.head}>
            <h2>{text("search.recent")}</h2>
            <button type="button" className={styles.empty} aria-label={text("search.recent.clear.label")} onClick={forgetAll}>
              {text("search.recent.clear")}
            </button>
          </header>
          <div className={styles.lines}>
            <div id={list} role="listbox" aria-label={text("search.recent")}>
              {history.map((past, index) => (
                <SearchOption key={past} list={list} index={index} option={{ kind: "history", text: past }}>
                  <History />
                  <span className={styles.text}>{past}</span>
                </SearchOption>
              ))}
            </div>
            <ul>
              {history.map((past) => (
                <li key={past}>
                  <IconButton label={text("search.recent.remove", { text: past })} icon={<X />} onClick={() => forget(past)} />
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
      <TopCategories onGo={() => search.send({ type: "search.close" })} />
    </div>
  )
}

const TopCategories = ({ onGo }: { readonly onGo: () => void }) => {
  const id = useId()
  const text = useText()
  const locale = useLocale()
  const taxons = useTopTaxons()
  return (
    <nav className={styles.categories} aria-labelledby={id}>
      <h2 id={id}>{text("search.ways")}</h2>
      <ul>
        {taxons.map((taxon) => (
          <li key={taxon.id}>
            <Link href={`/t/${taxon.permalink}`} onClick={onGo}>
              <span className={styles.picture}>
                <ProductPicture picture={taxon.image} alt="" sizes="44px" />
              </span>
              {inLocale(taxon.name, locale)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
