/** Product page content: pictures, options, terms, description, reviews and related products. */
import { useSelector } from "@xstate/react"
import { useEffect, useRef, type ReactNode } from "react"
import type { ActorRefFrom } from "xstate"
import type { ReviewVotesActor } from "#machines/catalogue/review-votes.ts"
import type { StockItemsActor } from "#machines/catalogue/stock-items.ts"
import type { productMachine } from "#machines/catalogue/product.ts"
import { picturesOf, variantOf, shownOf } from "#machines/catalogue/product-variants.ts"
import { unitPrice } from "#domain/rules/catalogue/unit-price.ts"
import { discountPercent } from "#domain/rules/catalogue/sale.ts"
import { isSoldOut } from "#domain/rules/catalogue/stock.ts"
import { formatNumber } from "#domain/rules/texts/money.ts"
import { latePart, lazyPart, nothing, useLazyPart } from "#ui/react/lazy-part.ts"
import { Breadcrumb } from "#ui/parts/display/breadcrumb.tsx"
import { preloadDialog } from "#ui/parts/overlay/dialog.tsx"
import { DeferredSection } from "#ui/first-view/deferred-section.tsx"
import { useProductSoldNow } from "#ui/catalogue/public/sold-now.ts"
import { TileRow } from "#ui/catalogue/public/tile-row.tsx"
import { useSiteConfig } from "#ui/site-config.ts"
import { useText } from "#ui/messages/messages.tsx"
import { ListMarks } from "#ui/lists/public/list-marks.tsx"
import { BuyBar } from "./buy-bar.tsx"
import { BuyBox, type Choosing } from "./buy-box.tsx"
import { choiceLabel } from "./options/choice-labels.ts"
import { Gallery } from "./gallery.tsx"
import { choicesId } from "./options/options.tsx"
import styles from "./product-details.module.css"
import { ProductHead } from "./product-head.tsx"
import { Reviews, reviewsId } from "./reviews/reviews.tsx"
import { branchOf, Specs } from "./specs.tsx"
import { Terms } from "./terms/terms.tsx"

const zoom = lazyPart(async () => {
  preloadDialog()
  return (await import("./zoom.tsx")).Zoom
})

// The product is bought without it.
const MoreSections = latePart(() => import("./more/more-sections.tsx").then(({ MoreSections }) => MoreSections, nothing))

const choosing = (page: unknown): Choosing =>
  typeof page === "object" && page !== null && "ready" in page && page.ready !== "deciding" ? (page.ready as Choosing) : "choosing"

/** Scrolls to the missing option and focuses it. */
const useMissing = (missing: string | null, times: number) => {
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
  /** What stands after the product's own facts. */
  readonly after?: ReactNode
}

export const ProductDetails = ({ actor, stock, votes, after }: Props) => {
  const text = useText()
  const { flags } = useSiteConfig()
  const { context, value } = useSelector(actor, (now) => now)
  const { page, choice, missing, timesMissing, quantity, picture, reviews, reviewQuery } = context
  const variant = variantOf(context)
  const container = useMissing(missing, timesMissing)
  const zoomed = value.gallery === "zoomed"
  const { Part: Zoom } = useLazyPart(zoom, zoomed)
  const product = useProductSoldNow(page?.product ?? null)
  if (page === null || product === null) return null
  const { histogram, series, related, vendor, badges, lookBooks, nutrition } = page
  const shown = shownOf({ choice, page: { ...page, product } })
  const priced = shown ?? product
  const each = unitPrice(product, shown)
  const state = choosing(value.page)
  const unavailable = state === "soldOut" && !isSoldOut(product) ? "outOfStock" : state === "soldOut" || state === "impossible" ? state : null
  const branch = branchOf(product)
  const pictures = picturesOf(context)
  const percent = discountPercent(priced)
  const add = () => actor.send({ type: "variant.add" })
  const category = branch.at(-1)
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
        <div className={styles.buy}>
          <ProductHead product={product} variant={shown} unitPrice={each} badges={badges} />
          <BuyBox
            product={product}
            state={state}
            choice={choice}
            missing={missing}
            variant={variant}
            quantity={quantity}
            onPick={(picked) => Object.entries(picked).forEach(([key, one]) => actor.send({ type: "choice.pick", key, value: one }))}
            onQuantity={(wanted) => actor.send({ type: "quantity.set", quantity: wanted })}
            onAdd={add}
          />
          <div className={styles.marks}>
            <ListMarks at="product" of={product} variantId={(shown ?? product.variants[0])?.id ?? null} />
          </div>
          <Terms product={product} price={priced.sellingPrice} variantId={variant?.id ?? null} soldOut={unavailable !== null || isSoldOut(product)} />
        </div>
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
            <Specs product={product} sku={priced.sku} price={priced} unitPrice={each} />
          </section>
        </DeferredSection>
      </div>
      <div className="page">{after}</div>
      <DeferredSection className="page">
        <Reviews
          id={reviewsId(product.id)}
          writeAt={`/account/reviews/${product.slug}`}
          average={product.averageRating}
          histogram={histogram}
          pictured={page.pictured}
          query={reviewQuery}
          votes={votes}
          reviews={reviews.items}
          stillFetch={reviews.stillFetch}
          state={value.reviews}
          onMore={() => actor.send({ type: "reviews.fetch" })}
          onQuery={(query) => actor.send({ type: "reviews.refine", query })}
        />
        <MoreSections stock={flags.showStock && !isSoldOut(product) ? stock : null} product={product} lookBooks={lookBooks} nutrition={nutrition} />
        <TileRow title={text("product.series")} tiles={series} />
        <TileRow title={text("product.related")} tiles={related} {...(category !== undefined && { href: `/t/${category.permalink}` })} />
        <TileRow
          title={product.store === null ? text("product.related") : text("product.vendor_others", { name: product.store.name })}
          tiles={vendor}
          {...(product.store !== null && product.store.vendorId !== null && { href: `/vendor/${encodeURIComponent(product.store.vendorId)}` })}
        />
      </DeferredSection>
      <BuyBar
        price={priced.sellingPrice}
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
    </div>
  )
}
