/** Product page content: pictures, options, terms, description, reviews and related products. */
import { useSelector } from "@xstate/react"
import { memo, useEffect, useRef, type ReactNode } from "react"
import type { ActorRefFrom, SnapshotFrom } from "xstate"
import type { Product } from "#domain/entities/catalogue/product.ts"
import { vendorPath } from "#domain/rules/catalogue/coded-paths.ts"
import type { ProductPage } from "#machines/catalogue/ports.ts"
import type { ReviewVotesActor } from "#machines/catalogue/review-votes.ts"
import type { StockItemsActor } from "#machines/catalogue/stock-items.ts"
import type { productMachine } from "#machines/catalogue/product.ts"
import { picturesOf, variantOf, shownOf } from "#machines/catalogue/product-variants.ts"
import { branchOf } from "#domain/rules/catalogue/product-branch.ts"
import { unitPrice } from "#domain/rules/catalogue/unit-price.ts"
import { discountPercent } from "#domain/rules/catalogue/sale.ts"
import { isSoldOut } from "#domain/rules/catalogue/stock.ts"
import { formatNumber } from "#domain/rules/texts/money.ts"
import { latePart, lazyPart, nothing, useLazyPart } from "#ui/react/lazy-part.ts"
import { Breadcrumb } from "#ui/parts/display/breadcrumb.tsx"
import { preloadDialog } from "#ui/parts/overlay/dialog.tsx"
import { HydrationSlice } from "#ui/first-view/hydration-slice.tsx"
import { DeferredSection } from "#ui/first-view/deferred-section.tsx"
import { useProductSoldNow } from "#ui/catalogue/public/sold-now.ts"
import { TileRow } from "#ui/catalogue/public/tile-row.tsx"
import { useSiteConfig } from "#ui/site-config.ts"
import { useText } from "#ui/messages/messages.tsx"
import { ListMarks } from "#ui/lists/public/list-marks.tsx"
import type { Unavailable } from "./add-button.tsx"
import { BuyBar } from "./buy-bar.tsx"
import { BuyBox, type Choosing } from "./buy-box.tsx"
import { choiceLabel } from "./options/choice-labels.ts"
import { Gallery } from "./gallery.tsx"
import { choicesId } from "./options/options.tsx"
import styles from "./product-details.module.css"
import { ProductHead } from "./product-head.tsx"
import { Reviews, reviewsId } from "./reviews/reviews.tsx"
import { Specs } from "./specs.tsx"
import { Terms } from "./terms/terms.tsx"

const zoom = lazyPart(async () => {
  preloadDialog()
  return (await import("./zoom.tsx")).Zoom
})

const addedSheet = lazyPart(async () => {
  preloadDialog()
  return (await import("./added-sheet.tsx")).AddedSheet
})

/** Loaded late, or not at all: the product can be bought without it. */
const MoreSections = latePart(() => import("./more/more-sections.tsx").then(({ MoreSections }) => MoreSections, nothing))

type PageValue = SnapshotFrom<typeof productMachine>["value"]["page"]

/** State of the choice; one that the machine still checks counts as not made. */
const choosingOf = (page: PageValue): Choosing => (typeof page === "string" || page.ready === "deciding" ? "choosing" : page.ready)

/** Why the shown product cannot be bought; `null` where it can, or where an option is missing. */
const unavailableOf = (state: Choosing, product: Product): Unavailable | null => {
  if (state === "impossible") return state
  if (state !== "soldOut") return null
  return isSoldOut(product) ? "soldOut" : "outOfStock"
}

/** Scrolls to the missing option and focuses it, each of the `times` that it was missing; returns the ref of its container. */
const useFocusOnMissing = (missing: string | null, times: number) => {
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (missing === null || times === 0) return
    const first = container.current?.querySelector<HTMLInputElement>(`#${choicesId} input[name="${CSS.escape(missing)}"]`)
    first?.focus({ preventScroll: true })
    first?.closest("fieldset")?.scrollIntoView({ block: "center", behavior: "smooth" })
  }, [missing, times])
  return container
}

type Props = {
  readonly actor: ActorRefFrom<typeof productMachine>
  readonly stock: StockItemsActor
  readonly votes: ReviewVotesActor
  /** Content below the reviews. */
  readonly after?: ReactNode
}

export const ProductDetails = ({ actor, stock, votes, after }: Props) => {
  const text = useText()
  const { context, value } = useSelector(actor, (snapshot) => snapshot)
  const { page, choice, missing, timesMissing, quantity, picture } = context
  const variant = variantOf(context)
  const container = useFocusOnMissing(missing, timesMissing)
  const zoomed = value.overlay === "zoomed"
  const { Part: Zoom } = useLazyPart(zoom, zoomed)
  const added = value.overlay === "added"
  const { Part: AddedSheet } = useLazyPart(addedSheet, added)
  const product = useProductSoldNow(page?.product ?? null)
  if (page === null || product === null) return null
  const shown = shownOf({ choice, page: { ...page, product } })
  const prices = shown ?? product
  const unit = unitPrice(product, shown)
  const state = choosingOf(value.page)
  const unavailable = unavailableOf(state, product)
  const branch = branchOf(product)
  const pictures = picturesOf(context)
  const percent = discountPercent(prices)
  const add = () => {
    addedSheet.preload()
    actor.send({ type: "variant.add" })
  }
  return (
    <div ref={container}>
      <Breadcrumb steps={branch.map(({ name, permalink }) => ({ name, href: `/t/${permalink}` }))} />
      <div className={`page ${styles.top}`}>
        <div className={styles.gallery}>
          <Gallery
            title={product.title}
            pictures={pictures}
            shown={Math.min(picture, Math.max(0, pictures.length - 1))}
            sale={percent > 0 ? `${formatNumber(-percent)}%` : null}
            soldOut={isSoldOut(product)}
            onShow={(index) => actor.send({ type: "picture.show", index })}
            onZoom={(index) => actor.send({ type: "zoom.open", index })}
            onZoomNear={zoom.preload}
          />
        </div>
        <HydrationSlice>
          <div className={styles.buy}>
            <ProductHead product={product} variant={shown} unitPrice={unit} badges={page.badges} />
            <BuyBox
              product={product}
              state={state}
              choice={choice}
              missing={missing}
              variant={variant}
              quantity={quantity}
              onPick={(picked) =>
                Object.entries(picked).forEach(([key, option]) => actor.send({ type: "choice.pick", key, value: option }))
              }
              onQuantity={(wanted) => actor.send({ type: "quantity.set", quantity: wanted })}
              onAdd={add}
            />
            <div className={styles.marks}>
              <ListMarks at="product" product={product} variantId={(shown ?? product.variants[0])?.id ?? null} />
            </div>
            <Terms
              product={product}
              price={prices.sellingPrice}
              variantId={variant?.id ?? null}
              soldOut={unavailable !== null || isSoldOut(product)}
            />
          </div>
        </HydrationSlice>
        <DeferredSection className={styles.more}>
          {product.description !== "" && (
            <section aria-labelledby="description">
              <h2 id="description">{text("product.description")}</h2>
              <div className={styles.prose}>
                {product.description.split(/\n+/).map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            </section>
          )}
          <section aria-labelledby="specs">
            <h2 id="specs">{text("product.specs")}</h2>
            <Specs product={product} sku={prices.sku} price={prices} unitPrice={unit} />
          </section>
        </DeferredSection>
      </div>
      <DeferredSection className="page">
        <ProductReviews actor={actor} votes={votes} page={page} />
      </DeferredSection>
      <div className="page">{after}</div>
      <DeferredSection className="page">
        <More page={page} stock={stock} />
        <OtherProducts page={page} />
      </DeferredSection>
      <BuyBar
        price={prices.sellingPrice}
        onSale={percent > 0}
        chosen={choiceLabel(product.variants, choice)}
        unavailable={unavailable}
        variantId={variant?.id ?? null}
        onAdd={add}
      />
      {Zoom !== null && (
        <Zoom
          open={zoomed}
          title={product.title}
          pictures={pictures}
          shown={picture}
          onShow={(index) => actor.send({ type: "picture.show", index })}
          onClose={() => actor.send({ type: "zoom.close" })}
        />
      )}
      {AddedSheet !== null && (
        <AddedSheet
          open={added}
          variantId={variant?.id ?? null}
          related={page.related}
          onClose={() => actor.send({ type: "added.close" })}
        />
      )}
    </div>
  )
}

type PageProps = { readonly page: ProductPage }

/*
 * What follows the purchase is memoized: a chosen option changes nothing of it, and would take a phone three times as long.
 */

const ProductReviews = memo(({ actor, votes, page }: PageProps & Pick<Props, "actor" | "votes">) => {
  const { items, stillFetch } = useSelector(actor, ({ context }) => context.reviews)
  const query = useSelector(actor, ({ context }) => context.reviewQuery)
  const state = useSelector(actor, ({ value }) => value.reviews)
  const { id, slug, averageRating } = page.product
  return (
    <Reviews
      id={reviewsId(id)}
      writeAt={`/account/reviews/${slug}`}
      average={averageRating}
      histogram={page.histogram}
      pictured={page.pictured}
      query={query}
      votes={votes}
      reviews={items}
      stillFetch={stillFetch}
      state={state}
      onMore={() => actor.send({ type: "reviews.fetch" })}
      onQuery={(wanted) => actor.send({ type: "reviews.refine", query: wanted })}
    />
  )
})

const More = memo(({ page: { product, lookBooks, nutrition }, stock }: PageProps & Pick<Props, "stock">) => {
  const { flags } = useSiteConfig()
  return (
    <MoreSections
      stock={flags.showStock && !isSoldOut(product) ? stock : null}
      product={product}
      lookBooks={lookBooks}
      nutrition={nutrition}
    />
  )
})

/** Rows of the product's series, of its category and of its vendor. */
const OtherProducts = memo(({ page }: PageProps) => {
  const text = useText()
  const { product } = page
  const category = branchOf(product).at(-1)
  const vendorId = product.store?.vendorId ?? null
  return (
    <>
      <TileRow title={text("product.series")} tiles={page.series} />
      <TileRow title={text("product.related")} tiles={page.related} {...(category !== undefined && { href: `/t/${category.permalink}` })} />
      <TileRow
        title={product.store === null ? text("product.related") : text("product.vendor_others", { name: product.store.name })}
        tiles={page.vendor}
        {...(vendorId !== null && { href: vendorPath(vendorId) })}
      />
    </>
  )
})
