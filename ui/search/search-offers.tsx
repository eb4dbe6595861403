/** Suggestions for the typed text: search terms, categories, brands and products. */
import { useSelector } from "@xstate/react"
import type { ReactNode } from "react"
import ArrowRight from "lucide-react/icons/arrow-right"
import LayoutGrid from "lucide-react/icons/layout-grid"
import Search from "lucide-react/icons/search"
import Tag from "lucide-react/icons/tag"
import type { Suggestions } from "#domain/entities/search/suggestions.ts"
import { offeredOptions } from "#machines/search/search-options.ts"
import { ProductPicture } from "#ui/parts/display/picture.tsx"
import { Price } from "#ui/catalogue/public/price.tsx"
import { Skeleton } from "#ui/parts/feedback/skeleton.tsx"
import { useActorRefs } from "#ui/actor-refs.tsx"
import { counted } from "#ui/messages/counted.ts"
import { useText } from "#ui/messages/messages.tsx"
import { HighlightedText } from "./highlighted-text.tsx"
import { SearchOption } from "./search-option.tsx"
import styles from "./search-offers.module.css"

export const SearchOffers = ({ list }: { readonly list: string }) => {
  const text = useText()
  const { search } = useActorRefs()
  const offered = useSelector(search, ({ context }) => context.offered)
  const typed = useSelector(search, ({ context }) => context.text.trim())
  const busy = useSelector(search, (state) => state.hasTag("busy"))
  if (offered === null) return busy ? <Waiting /> : <SearchAll typed={typed} />
  const options = offeredOptions(offered)
  if (options.length === 0) return null
  const { phrases, taxons, brands, products } = offered
  const afterTaxons = phrases.length + taxons.length
  const afterBrands = afterTaxons + brands.length
  /** Option by its index among all, with its content. */
  const optionAt = (index: number, children: ReactNode, look: "line" | "product" = "line") => {
    const option = options[index]
    return (
      option && (
        <SearchOption key={index} list={list} index={index} option={option} look={look}>
          {children}
        </SearchOption>
      )
    )
  }
  return (
    <div className={styles.offers} aria-busy={busy}>
      <div
        id={list}
        className={styles.list}
        role="listbox"
        aria-label={text("search.panel")}
        data-products={products.length > 0 ? "" : undefined}
      >
        {phrases.length > 0 && (
          <Group name={text("search.words")}>
            {phrases.map((phrase, index) => optionAt(index, <LineContent icon={<Search />} text={phrase} typed={typed} />))}
          </Group>
        )}
        {taxons.length > 0 && (
          <Group name={text("nav.categories")}>
            {taxons.map((taxon, index) => optionAt(phrases.length + index, <TaxonContent taxon={taxon} typed={typed} />))}
          </Group>
        )}
        {brands.length > 0 && (
          <Group name={text("search.brands")}>
            {brands.map(({ name }, index) => optionAt(afterTaxons + index, <LineContent icon={<Tag />} text={name} typed={typed} />))}
          </Group>
        )}
        {products.length > 0 && (
          <Group name={text("search.products")} products>
            {products.map((tile, index) => optionAt(afterBrands + index, <ProductContent tile={tile} typed={typed} />, "product"))}
          </Group>
        )}
      </div>
      <SearchAll typed={typed} />
    </div>
  )
}

type LineProps = { readonly icon: ReactNode; readonly text: string; readonly typed: string }

/** Icon and text of search terms or of a brand. */
const LineContent = ({ icon, text, typed }: LineProps) => (
  <>
    {icon}
    <span>
      <HighlightedText text={text} typed={typed} />
    </span>
  </>
)

type TaxonProps = { readonly taxon: Suggestions["taxons"][number]; readonly typed: string }

const TaxonContent = ({ taxon: { name, path, permalink }, typed }: TaxonProps) => {
  const taxons = useSelector(useActorRefs().site, ({ context }) => context.site?.taxons)
  return (
    <>
      <LayoutGrid />
      <span className={styles.two}>
        <span>
          <HighlightedText text={name} typed={typed} />
        </span>
        <small>{path}</small>
      </span>
      <CategoryCount products={taxons?.find((taxon) => taxon.permalink === permalink)?.products ?? 0} />
    </>
  )
}

type ProductProps = { readonly tile: Suggestions["products"][number]; readonly typed: string }

const ProductContent = ({ tile, typed }: ProductProps) => (
  <>
    <span className={styles.picture}>
      <ProductPicture picture={tile.image} alt="" sizes="88px" />
    </span>
    <span className={styles.two}>
      <small>{tile.brand?.name}</small>
      <span className={styles.title}>
        <HighlightedText text={tile.title} typed={typed} />
      </span>
      <Price {...tile} />
    </span>
  </>
)

const SearchAll = ({ typed }: { readonly typed: string }) => {
  const text = useText()
  const { search } = useActorRefs()
  return (
    <button type="button" className={styles.all} onClick={() => search.send({ type: "option.take", index: null })}>
      {text("search.all", { text: typed })}
      <ArrowRight />
    </button>
  )
}

/** Number of products that the category opens with. */
const CategoryCount = ({ products }: { readonly products: number }) => {
  const text = useText()
  return products > 0 && <small className={`num ${styles.count}`}>{text("nav.categories.products", counted(products))}</small>
}

type GroupProps = { readonly name: string; readonly products?: boolean; readonly children: ReactNode }

const Group = ({ name, products = false, children }: GroupProps) => (
  <div className={styles.group} role="group" aria-label={name} data-products={products ? "" : undefined}>
    <p className={styles.name} aria-hidden="true">
      {name}
    </p>
    {children}
  </div>
)

/** Skeleton of the suggestions. */
const Waiting = () => {
  const text = useText()
  return (
    <div className={styles.offers} aria-busy="true">
      <span className="sr">{text("search.searching")}</span>
      <div className={styles.list} data-products="">
        <div className={styles.group}>
          {["62%", "48%", "55%", "40%"].map((width) => (
            <span key={width} className={styles.bone}>
              <Skeleton width={width} />
            </span>
          ))}
        </div>
        <div className={styles.group} data-products="">
          {["a", "b", "c", "d"].map((name) => (
            <span key={name} className={styles.bone} data-look="product">
              <Skeleton width="88px" height="88px" />
              <Skeleton width="55%" />
            </span>
          ))}
        </div>
      </div>
    </div>
  )
}
